import type { AppPart } from '../catalogue.ts';

/** The ways in and out: sign-up, activation, login, a forgotten password, logout. */
export const account: AppPart<'account'> = {
  fields: {
    first_name: 'Prénom',
    last_name: 'Nom',
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    re_password: 'Confirmer le mot de passe',
    new_password: 'Nouveau mot de passe',
    re_new_password: 'Confirmer le nouveau mot de passe',
    country: 'Pays',
    registration_code: 'Code d’inscription',
    optional: 'facultatif',
  },
  show_password: 'Afficher le mot de passe',
  hide_password: 'Masquer le mot de passe',
  too_many: {
    minutes: 'Trop de tentatives. Veuillez patienter {count, plural, one {# minute} other {# minutes}}.',
    hours: 'Trop de tentatives. Veuillez patienter {count, plural, one {# heure} other {# heures}}.',
  },
  other_session:
    'Une session est déjà ouverte dans ce navigateur. Pour utiliser ce compte, déconnectez-vous d’abord.',
  login: {
    heading: 'Se connecter',
    lead: 'Heureux de vous revoir à bord.',
    submit: 'Se connecter',
    forgot: 'Mot de passe oublié ?',
    no_account: 'Vous découvrez Gangway ?',
    signup: 'S’inscrire',
    failed: 'La connexion a échoué. Veuillez réessayer.',
    failed_hint: 'Avez-vous ouvert le lien que nous vous avons envoyé par e-mail ?',
    failed_hint_change:
      'Si vous êtes en train de changer d’adresse e-mail, saisissez d’abord le code envoyé à la nouvelle.',
    no_network: 'Le serveur ne répond pas. Vérifiez votre connexion et réessayez.',
    unsent:
      '{count, plural, one {Un fichier était en cours d’envoi quand votre session a pris fin. Il n’est pas arrivé : connectez-vous et choisissez-le de nouveau.} other {# fichiers étaient en cours d’envoi quand votre session a pris fin. Ils ne sont pas arrivés : connectez-vous et choisissez-les de nouveau.}}',
    needs_https:
      'Votre navigateur ne conserve aucune connexion en simple http. Ouvrez Gangway avec une adresse qui commence par https.',
  },
  logout: { working: 'Déconnexion en cours' },
  signup: {
    heading: 'S’inscrire',
    lead: 'Une minute suffit pour commencer.',
    submit: 'S’inscrire',
    have_account: 'Vous avez déjà un compte ?',
    login: 'Se connecter',
    rules: 'Votre mot de passe doit contenir',
    rule_met: 'c’est bon',
    rule_unmet: 'manque encore',
    guessable: 'C’est l’un des premiers mots de passe que d’autres essaieraient.',
    country_placeholder: 'Rechercher un pays',
    accept:
      'J’accepte les <terms>Conditions d’utilisation</terms> et la <privacy>Politique de confidentialité</privacy>.',
    private_terms: 'Ce serveur est privé ; demandez ses conditions à la personne qui le gère.',
    code_hint: 'La personne qui gère ce serveur vous l’a donné.',
    signed_in: 'Vous avez déjà une session ouverte',
    signed_in_text: 'Pour créer un autre compte, déconnectez-vous d’abord.',
  },
  summary: '{count, plural, one {Veuillez vérifier un champ.} other {Veuillez vérifier # champs.}}',
  captcha: {
    working: 'Nous vérifions que vous n’êtes pas un robot…',
    done: 'C’est vérifié : vous n’êtes pas un robot.',
    failed: 'Impossible de vérifier que vous n’êtes pas un robot.',
    retry: 'Réessayer',
    needs_https:
      'Votre navigateur ne peut faire la vérification anti-robot qu’en https. Ouvrez Gangway avec une adresse qui commence par https.',
  },
  rules: {
    length: 'au moins 8 caractères',
    uppercase: 'une majuscule',
    lowercase: 'une minuscule',
    number: 'un chiffre',
    special: 'un caractère spécial',
  },
  thankyou: {
    heading: 'Presque à bord',
    text: 'Nous avons envoyé un lien à <address></address>. Ouvrez-le dans les trois jours et votre compte sera prêt.',
    text_no_address:
      'Nous vous avons envoyé un lien. Ouvrez-le dans les trois jours et votre compte sera prêt.',
    hint: 'Rien reçu ? Regardez dans les courriers indésirables.',
    wrong_address: 'Ce n’est pas votre adresse ? <link>Inscrivez-vous à nouveau</link>',
    login: 'Aller à la connexion',
  },
  terminal: {
    link: 'Ce serveur n’envoie pas d’e-mails : la personne qui le gère trouvera votre lien dans son terminal. Ouvrez-le dans les trois jours et votre compte sera prêt.',
    reset: 'Ce serveur n’envoie pas d’e-mails : la personne qui le gère trouvera le lien dans son terminal.',
    again:
      'Si un compte lié à cette adresse attend encore son activation, un nouveau lien se trouve dans le terminal de ce serveur.',
    code: 'Ce serveur n’envoie pas d’e-mails : la personne qui le gère trouvera le code dans son terminal.',
    code_again: 'Un nouveau code se trouve dans le terminal de ce serveur. Le précédent n’est plus valable.',
    first:
      'C’est le premier compte de ce serveur : voici votre lien tout de suite. Un clic et votre compte est prêt.',
    activate: 'Activer mon compte',
  },
  resend: {
    nothing_came: 'Vous n’avez pas reçu l’e-mail ?',
    heading: 'Obtenir un nouveau lien',
    submit: 'Envoyer un nouveau lien',
    again: 'Renvoyer le lien',
    sent: 'Si un compte lié à cette adresse attend encore son activation, un nouveau lien est en route. Regardez dans la boîte de réception et dans les courriers indésirables.',
    sent_again:
      'Nous l’avons renvoyé. Cela peut prendre quelques minutes ; regardez aussi dans les courriers indésirables.',
  },
  activation: {
    working: 'Activation de votre compte',
    success: 'Votre compte est activé',
    success_text: 'Bienvenue à bord. Connectez-vous et ajoutez votre première croisière.',
    login: 'Se connecter',
    failed: 'Le compte n’a pas pu être activé',
    failed_text: 'Le lien a expiré, a déjà servi ou est incomplet.',
    failed_maybe: 'Si vous l’avez déjà ouvert, votre compte est sans doute prêt : connectez-vous.',
    failed_network: 'Le serveur n’a pas répondu. Le lien reste valable ; réessayez.',
    retry: 'Réessayer',
  },
  reset: {
    heading: 'Réinitialiser le mot de passe',
    lead: 'Nous vous enverrons par e-mail un lien pour en choisir un nouveau.',
    submit: 'Envoyer le lien',
    remembered: 'Il vous est revenu ?',
    login: 'Se connecter',
    known: 'Vous connaissez votre mot de passe ? <link>Le changer</link>',
  },
  reset_thankyou: {
    heading: 'Consultez votre messagerie',
    text: 'Demande de réinitialisation du mot de passe : si un compte existe, un lien sera envoyé. Regardez dans la boîte de réception et dans les courriers indésirables.',
    address: 'L’adresse saisie : <address></address>',
    hint: 'Le lien ne fonctionne qu’une fois et reste valable une heure.',
    login: 'Aller à la connexion',
    again: 'Saisir une autre adresse',
  },
  reset_confirm: {
    heading: 'Choisir un nouveau mot de passe',
    lead: 'Il remplacera l’ancien, et tous les appareils seront déconnectés.',
    submit: 'Enregistrer le nouveau mot de passe',
    success: 'Le mot de passe a été réinitialisé',
    success_text: 'Vous pouvez maintenant vous connecter avec le nouveau.',
    login: 'Se connecter',
    gone: 'Ce lien ne fonctionne plus',
    gone_text: 'Il a expiré ou a déjà servi. Un lien ne fonctionne qu’une fois et reste valable une heure.',
    again: 'Demander un nouveau lien',
  },
};
