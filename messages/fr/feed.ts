import type { AppPart } from '../catalogue.ts';

export const feed: AppPart<'feed'> = {
  title: 'iCalendar',
  lead: 'Vos voyages dans l’agenda que vous utilisez déjà. Mise à jour automatique.',
  loading: 'Chargement des paramètres iCalendar',
  load_failed: 'Les paramètres iCalendar n’ont pas pu être chargés.',
  done: {
    enable: 'iCalendar activé',
    disable: 'iCalendar désactivé',
    reset: 'Jeton iCalendar réinitialisé',
  },
  failed: {
    enable: 'Erreur lors de l’activation d’iCalendar',
    disable: 'Erreur lors de la désactivation d’iCalendar',
    reset: 'Erreur lors de la réinitialisation d’iCalendar',
    change: 'Votre choix n’a pas pu être enregistré. Veuillez réessayer.',
  },
  off: {
    title: 'Pas encore activé',
    text: 'Activez-le et vous recevrez une adresse secrète, rien que pour vous. Les agendas de votre téléphone et de votre ordinateur s’y abonnent.',
    enable: 'Activer iCalendar',
  },
  ended: {
    reset:
      'Votre mot de passe a été réinitialisé : votre calendrier a donc une nouvelle adresse. Les agendas qui utilisaient l’ancienne ne sont plus mis à jour ; abonnez-les de nouveau avec celle-ci.',
    password:
      'Vous avez changé de mot de passe, et l’adresse de votre calendrier avec lui. Les agendas qui utilisaient l’ancienne ne sont plus mis à jour ; abonnez-les de nouveau avec celle-ci.',
    email:
      'Votre adresse e-mail a changé, et celle de votre calendrier avec elle. Les agendas qui utilisaient l’ancienne ne sont plus mis à jour ; abonnez-les de nouveau avec celle-ci.',
    secret:
      'La personne qui gère ce serveur a renouvelé sa clé de sécurité, ce qui a mis fin à l’adresse de votre calendrier. Activez-le de nouveau et abonnez-vous à la nouvelle adresse.',
  },
  address: {
    title: 'Votre adresse',
    label: 'Adresse de votre agenda',
    copy: 'Copier l’adresse',
    subscribe: 'S’abonner sur cet appareil',
    secret:
      'Quiconque a cette adresse voit sans mot de passe ce que vous choisissez ci-dessous. Ne la donnez qu’à des personnes de confiance.',
    local:
      'Ce serveur a pour adresse {host}, que Google et Outlook.com ne peuvent pas joindre. Les programmes de cet ordinateur ou de votre réseau le peuvent.',
    reset: 'Réinitialiser l’adresse',
    disable: 'Désactiver',
    cancel: 'Conserver',
    ask_reset: {
      title: 'Réinitialiser l’adresse ?',
      text: 'Les agendas qui utilisent l’adresse actuelle ne suivront plus, dès maintenant. Il faudra vous abonner de nouveau avec la nouvelle.',
      confirm: 'Réinitialiser',
    },
    ask_disable: {
      title: 'Désactiver iCalendar ?',
      text: 'Les agendas qui utilisent l’adresse ne suivront plus, dès maintenant. Si vous le réactivez, il aura une autre adresse.',
      confirm: 'Désactiver',
    },
  },
  choice: {
    title: 'Contenu de l’agenda',
    level: 'Niveau de détail',
    levels: {
      busy: {
        name: 'Seulement que vous êtes en voyage',
        text: 'Les jours de chaque croisière, sans navire ni lieux.',
      },
      itinerary: {
        name: 'L’itinéraire',
        text: 'Navire, escales, vols et dates. Ni numéros de réservation, ni prix, ni noms de personnes.',
      },
      full: {
        name: 'Tout',
        text: 'Avec les numéros de réservation, les montants dus et les noms des voyageurs.',
      },
    },
    include: 'À inclure',
    parts: {
      cruise: 'Croisières',
      port: 'Escales',
      flight: 'Vols',
      hotel: 'Hôtels',
      checkin: 'Ouverture du check-in',
      payment_reminder: 'Rappels de paiement',
      final_payment: 'Soldes à régler',
      shared: 'Croisières partagées avec vous',
    },
  },
  preview: {
    title: 'Ce que voient les autres',
    text: 'Une de vos croisières, exactement comme les agendas la montrent : celle en cours, la prochaine ou, à défaut, la dernière.',
    failed: 'L’aperçu n’a pas pu être chargé.',
    nothing_chosen: 'Rien de cette croisière n’y figure. Choisissez ce qu’il faut inclure.',
    no_cruise: 'Ajoutez une croisière : elle apparaîtra ici et dans votre agenda.',
    record: 'Ajouter une croisière',
    all_day: 'Toute la journée',
    floating: 'heure locale',
    cancelled: 'Annulée',
    free: 'Affiché comme disponible',
    alarms: '{count, plural, one {# rappel} many {# de rappels} other {# rappels}}',
  },
  programs: {
    title: 'Comment s’abonner',
    google: {
      name: 'Google Agenda',
      first: 'Copiez l’adresse et ouvrez calendar.google.com sur un ordinateur.',
      second:
        'À côté de « Autres agendas », choisissez le signe plus, puis « À partir de l’URL », et collez l’adresse.',
      third:
        'L’agenda apparaît aussi sur votre téléphone. Google cherche les changements environ une fois par jour.',
    },
    iphone: {
      name: 'iPhone et iPad',
      first: 'Ouvrez cette page sur l’appareil et choisissez « S’abonner sur cet appareil ».',
      second:
        'Ou dans Calendrier : Calendriers, Ajouter, Ajouter un calendrier avec abonnement, et collez l’adresse.',
      third:
        'Confirmez avec S’abonner. Pour recevoir les rappels, laissez « Supprimer les alarmes » désactivé.',
    },
    mac: {
      name: 'Mac',
      first: 'Dans Calendrier, choisissez Fichier, puis Nouvel abonnement à un calendrier.',
      second: 'Collez l’adresse et choisissez S’abonner.',
      third:
        'Choisissez iCloud comme emplacement pour l’avoir sur tous vos appareils, et décochez la suppression des alertes.',
    },
    outlook: {
      name: 'Outlook',
      first: 'Ouvrez le calendrier dans Outlook ou sur outlook.com et choisissez « Ajouter un calendrier ».',
      second: 'Choisissez « S’abonner à partir du web » et collez l’adresse.',
      third: 'Donnez-lui un nom et choisissez Importer. Les changements peuvent prendre quelques heures.',
    },
    thunderbird: {
      name: 'Thunderbird',
      first: 'Dans l’agenda, choisissez Nouvel agenda, puis « Sur le réseau ».',
      second: 'Laissez vide le nom d’utilisateur et collez l’adresse.',
      third: 'Choisissez Rechercher des agendas, puis S’abonner.',
    },
    other: {
      name: 'Autres programmes',
      first: 'Cherchez « S’abonner », « À partir d’une URL » ou « Agenda depuis Internet ».',
      second: 'Collez l’adresse.',
      third: 'Abonnez-vous plutôt que d’importer : un fichier importé ne suit pas les changements.',
    },
  },
};
