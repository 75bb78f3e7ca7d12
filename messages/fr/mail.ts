import type { Mail } from '../catalogue.ts';

/** Mails. `{name}` is the reader's first name; the text after a colon is on the next line. */
export const mail: Mail = {
  greeting: 'Bonjour {name},',
  greeting_plain: 'Bonjour,',
  signature: 'Bon vent et bonne mer,\nGangway',
  link_fallback: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  from: 'Il vient du Gangway qui se trouve à cette adresse :',
  somebody: 'Quelqu’un',
  followed: { all: 'toutes ses croisières', one: 'une croisière', named: '{ship}, {dates}' },
  labelled: '{label} :',
  round_trip: 'Aller-retour depuis {port}',
  mark_paid: 'Marquer comme payée',
  unsubscribe: 'Ne plus recevoir d’e-mails de ce genre',
  facts: {
    device: 'Appareil',
    time: 'Date et heure',
    network: 'Réseau',
    next_cruise: 'Prochaine croisière',
    new_email: 'Nouvelle adresse',
    old_email: 'Ancienne adresse',
    amount: 'Reste à payer',
    sails_on: 'Départ',
    warning: 'Alerte',
    booking_number: 'Numéro de réservation',
    phone_number: 'Téléphone',
    website: 'Site de la compagnie',
  },
  remarks: {
    feed_address:
      'Votre calendrier (iCalendar) a une nouvelle adresse, l’ancienne n’est plus valable. Abonnez-vous de nouveau : vous la trouverez dans Gangway, sous iCalendar.',
    ended_tokens:
      'Les jetons de vos propres programmes (tableaux de bord domotiques, scripts) ne sont plus valables. Si vous en avez encore besoin, créez-en d’autres dans les paramètres de Gangway.',
  },
  why: {
    signed_up: 'Vous recevez cet e-mail parce que quelqu’un s’est inscrit avec votre adresse.',
    joined: 'Vous recevez cet e-mail une seule fois, parce que vous avez ouvert un compte.',
    forgot: 'Vous recevez cet e-mail parce qu’un nouveau mot de passe a été demandé pour votre adresse.',
    new_address:
      'Vous recevez cet e-mail parce que quelqu’un a indiqué votre adresse comme nouvelle adresse d’un compte.',
    safety: 'Vous recevez cet e-mail parce qu’il concerne la sécurité de votre compte.',
    left: 'Vous recevez cet e-mail parce que votre compte a été supprimé. C’est le dernier.',
    reminder:
      'Vous recevez cet e-mail parce que vous avez activé les rappels dans vos paramètres. Gangway ne connaît pas vos accords avec votre compagnie : seule votre réservation fait foi.',
    shared: 'Vous recevez cet e-mail parce que quelqu’un qui utilise Gangway a saisi votre adresse.',
  },
  parts: {
    activation: {
      subject: 'Activez votre compte Gangway',
      text: 'Bienvenue à bord. Un clic et votre compte est prêt.',
      button: 'Activer mon compte',
      validity: 'Le lien ne fonctionne qu’une fois et reste valable trois jours.',
      not_you:
        'Si cette inscription ne vient pas de vous, n’ouvrez pas le lien : sans lui, le compte ne sera pas activé.',
    },
    welcome: {
      subject: 'Bienvenue à bord',
      text: 'Votre compte est prêt, et chaque voyage a désormais sa place. Trois choses pour commencer :',
      steps: {
        cruise:
          'Ajoutez votre prochaine croisière. Le navire et les dates suffisent pour lancer le compte à rebours.',
        payment:
          'Notez la cabine, le prix et l’échéance du solde dès que vous les avez. La fiche vous montre ce qui manque encore.',
        reminder: 'Choisissez dans les paramètres combien de jours avant un paiement vous voulez un rappel.',
      },
      button: 'Ajouter ma première croisière',
    },
    reset: {
      subject: 'Choisissez un nouveau mot de passe',
      text: 'Quelqu’un a demandé un nouveau mot de passe pour votre compte Gangway. Si c’est bien vous, choisissez-le maintenant.',
      button: 'Choisir un nouveau mot de passe',
      validity: 'Le lien ne fonctionne qu’une fois et reste valable une heure.',
      not_you:
        'Si cette demande ne vient pas de vous, il ne se passe rien : votre mot de passe reste le même.',
    },
    email_code: {
      subject: 'Votre code pour la nouvelle adresse',
      text: 'Votre compte Gangway doit passer à l’adresse {new_email}. Saisissez ce code pour confirmer que cette adresse est la vôtre.',
      button: 'Saisir le code',
      validity: 'Le code est valable jusqu’au {until}, pour cinq essais.',
      not_you: 'Si cela ne vous dit rien, vous n’avez rien à faire. Ne donnez ce code à personne.',
    },
    email_change_started: {
      subject: 'Votre compte doit passer à une autre adresse',
      text: 'Quelqu’un a demandé que votre compte Gangway passe à l’adresse {new_email}. Tous vos appareils ont été déconnectés, et personne ne peut se connecter tant que le code envoyé à cette adresse n’a pas été saisi.',
      button: 'Choisir un nouveau mot de passe',
      validity: 'Si le code n’est pas saisi dans les 30 minutes, votre compte garde son adresse actuelle.',
      not_you:
        'Si cette demande ne vient pas de vous, quelqu’un connaît votre mot de passe : choisissez-en tout de suite un nouveau. Cela annulera le changement d’adresse.',
    },
    email_changed: {
      subject: 'Votre adresse e-mail a été modifiée',
      text: 'Votre compte Gangway est passé de {old_email} à {new_email}. Connectez-vous désormais avec la nouvelle adresse.',
      button: 'Se connecter',
      not_you:
        'Si ce changement ne vient pas de vous, répondez sans attendre à cet e-mail : il parvient à la personne qui gère ce serveur.',
    },
    address_in_use: {
      subject: 'Cette adresse est déjà liée à un compte',
      text: 'Quelqu’un a demandé qu’un autre compte Gangway passe à votre adresse. Comme elle est déjà liée à un compte, rien n’a changé.',
      button: 'Se connecter',
      not_you:
        'Si c’est bien vous, connectez-vous avec cette adresse au compte qui existe déjà. Sinon, vous n’avez rien à faire.',
    },
    password_changed: {
      subject: 'Votre mot de passe a été modifié',
      text: 'Le mot de passe de votre compte Gangway a été modifié. Tous les autres appareils ont été déconnectés.',
      button: 'Choisir un nouveau mot de passe',
      not_you: 'Si ce changement ne vient pas de vous, choisissez un nouveau mot de passe sans attendre.',
    },
    account_deleted: {
      subject: 'Votre compte a été supprimé',
      text: 'Votre compte et tout ce qu’il contenait ont été supprimés définitivement : croisières, documents, partages et paramètres. Rien de tout cela ne peut être récupéré.',
      closing:
        'Merci d’avoir voyagé avec nous. Si l’envie vous prend de revenir, un nouveau compte s’ouvre en une minute.',
      not_you:
        'Si cette suppression ne vient pas de vous, répondez à cet e-mail : il parvient à la personne qui gère ce serveur.',
    },
    new_sign_in: {
      subject: 'Nouvelle connexion à votre compte',
      text: 'Quelqu’un s’est connecté à votre compte Gangway depuis un appareil que nous ne connaissions pas. Si c’est bien vous, tout va bien.',
      button: 'Voir mes sessions',
      not_you: 'Si ce n’est pas vous, déconnectez cet appareil et changez de mot de passe sans attendre.',
    },
    payment_ahead: {
      subject:
        '{days, plural, one {Solde à régler demain pour le {ship}} other {Solde à régler dans # jours pour le {ship}}}',
      text: '{days, plural, one {Le solde de votre croisière à bord du {ship} est à régler demain, {date}.} other {Le solde de votre croisière à bord du {ship} est à régler dans # jours, le {date}.}}',
      button: 'Ouvrir la croisière',
      closing: 'Déjà payé ? Marquez la croisière comme payée, et vous ne recevrez plus rien à ce sujet.',
    },
    payment_today: {
      subject: 'Solde à régler aujourd’hui pour le {ship}',
      text: 'Le solde de votre croisière à bord du {ship} est à régler aujourd’hui, {date}.',
      button: 'Ouvrir la croisière',
      closing: 'Déjà payé ? Marquez la croisière comme payée, et vous ne recevrez plus rien à ce sujet.',
    },
    payment_overdue: {
      subject: 'Solde en retard pour le {ship}',
      text: '{days, plural, one {Le solde de votre croisière à bord du {ship} était à régler hier, {date}.} other {Le solde de votre croisière à bord du {ship} était à régler il y a # jours, le {date}.}} À notre connaissance, il reste dû.',
      button: 'Ouvrir la croisière',
      closing: 'Déjà payé ? Marquez la croisière comme payée, et vous ne recevrez plus rien à ce sujet.',
    },
    payment_undated: {
      subject: 'Paiement pour le {ship}',
      text: 'Vous souhaitiez un rappel du paiement de votre croisière à bord du {ship}.',
      button: 'Ouvrir la croisière',
      closing: 'Déjà payé ? Marquez la croisière comme payée, et vous ne recevrez plus rien à ce sujet.',
    },
    checkin_opens: {
      subject: 'Le check-in pour le {ship} ouvre aujourd’hui',
      text: 'Le check-in en ligne de votre croisière à bord du {ship} ouvre aujourd’hui, {date}. Les premiers ont le choix des meilleurs horaires d’embarquement.',
      button: 'Ouvrir la croisière',
    },
    checkin_open: {
      subject: 'Le check-in pour le {ship} est ouvert',
      text: 'Le check-in en ligne de votre croisière à bord du {ship} est ouvert depuis le {date}.',
      button: 'Ouvrir la croisière',
    },
    weather_warning: {
      subject: 'Alerte météo pour votre croisière à bord du {ship}',
      text: 'Un service météorologique a émis une alerte pour des lieux de votre croisière à bord du {ship} :',
      button: 'Voir la météo',
    },
    share_invitation: {
      subject: '{owner} vous invite à suivre {what}',
      text: '{owner} vous invite à suivre {what} sur Gangway. Rien n’est affiché tant que vous n’avez pas accepté, et vous pourrez quitter ce partage à tout moment.',
      button: 'Voir l’invitation',
      not_you:
        'Si vous ne savez pas de qui il s’agit, vous n’avez rien à faire : rien n’est partagé sans votre accord.',
    },
    share_invitation_new: {
      subject: '{owner} vous invite à suivre {what}',
      text: '{owner} vous invite à suivre {what} sur Gangway. Rien n’est affiché tant que vous n’avez pas accepté, et vous pourrez quitter ce partage à tout moment.',
      button: 'Voir l’invitation',
      validity:
        'Connectez-vous ou inscrivez-vous avec cette adresse. Le lien n’ouvre que cette invitation et vous est destiné : ne le transmettez pas.',
      not_you:
        'Si vous ne savez pas de qui il s’agit, vous n’avez rien à faire : rien n’est partagé sans votre accord.',
    },
  },
};
