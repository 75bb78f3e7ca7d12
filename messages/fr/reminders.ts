import type { AppPart } from '../catalogue.ts';

export const reminders: AppPart<'reminders'> = {
  title: 'Rappels',
  failed: 'Les alertes n’ont pas pu être chargées.',
  kinds: {
    payment: 'Rappel de paiement',
    payment_due: 'Échéance du paiement',
    payment_overdue: 'Paiement en retard',
    checkin: 'Check-in',
    weather: 'Alerte météo',
  },
  payment: 'Solde',
  at: '{date} à {time}',
  in_days: '{days, plural, =0 {aujourd’hui} =1 {demain} other {dans # jours}}',
  amount_due: '{amount}, à régler le {date}',
  due: 'À régler le {date}',
  states: {
    sent: 'Envoyé le {date}',
    paid: 'Tout est payé : rien ne sera envoyé.',
    no_payment_date: 'L’échéance du solde n’est pas encore indiquée.',
    no_checkin_date: 'La date de check-in n’est pas encore indiquée.',
    off_settings: 'Désactivé dans vos paramètres.',
    off_days: 'Aucun jour n’est choisi dans vos paramètres.',
    off_cruise: 'Désactivé pour cette croisière.',
    with_due: 'Arrive avec celui du jour de l’échéance.',
    over: 'Le jour de ce rappel est passé.',
    weather: 'Du {date} à la fin du voyage, dès qu’un port de cette croisière fait l’objet d’une alerte.',
  },
  enter: 'L’indiquer',
  turn_on: 'Activer',
  off: {
    payment_notification: 'Les rappels de paiement sont désactivés dans vos paramètres.',
    checkin_notification: 'Les rappels de check-in sont désactivés dans vos paramètres.',
  },
  none: 'Aucun rappel.',
  reminded: 'Vous recevrez un rappel le {dates}.',
  days_before: '{count, plural, one {# jour avant l’échéance} other {# jours avant l’échéance}}',
  switched_on: 'Activé pour cette croisière.',
  switched_off: 'Désactivé pour cette croisière.',
  not_switched: 'Ce changement n’a pas pu être sauvegardé.',
  undo: 'Annuler',
  silent: {
    past: 'Cette croisière est terminée : rien d’autre ne sera envoyé.',
    cancelled: 'Cette croisière est annulée : rien ne sera envoyé.',
    shared: 'Les rappels vont à la personne qui a partagé cette croisière avec vous.',
    sample:
      'Ceci est un exemple : rien ne sera envoyé. Les rappels de vos propres croisières s’afficheront ici.',
  },
  offer: {
    title: 'Me le rappeler une semaine avant ce paiement ?',
    text: {
      inbox: 'Le solde pour {ship} est à régler le {date}. Nous pouvons vous envoyer un e-mail le {day}.',
      terminal: 'Le solde pour {ship} est à régler le {date}. Nous pouvons vous le rappeler ici le {day}.',
    },
    yes: 'Oui',
    no: 'Non',
  },
  invite: {
    title: 'Ne manquez plus ni paiement ni check-in',
    text: {
      inbox:
        'Gangway peut vous prévenir par e-mail et ici : avant le solde, le jour de son échéance, à l’ouverture du check-in et en cas de mauvais temps.',
      terminal:
        'Gangway peut vous prévenir ici : avant le solde, le jour de son échéance, à l’ouverture du check-in et en cas de mauvais temps.',
    },
    button: 'Activer les rappels',
    done: 'Les rappels sont activés.',
    undone: 'Les rappels sont de nouveau désactivés.',
  },
  clock: {
    inbox: 'Toujours à {time} (heure locale : {zone}), par e-mail et sous forme de notification.',
    terminal: 'Toujours à {time} (heure locale : {zone}), sous forme de notification.',
  },
  settings: 'Modifier dans les paramètres',
  sent: 'Déjà envoyés',
  weather: 'Voir la météo',
  weather_notification: 'Alertes météo',
};
