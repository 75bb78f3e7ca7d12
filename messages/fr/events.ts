import type { Events } from '../catalogue.ts';

export const events: Events = {
  away: 'En voyage',
  calendar: 'Mes croisières',
  cruise: 'Croisière : {name}',
  cruise_unnamed: 'Croisière',
  port: 'Escale : {name}',
  embark: 'Embarquement : {name}',
  disembark: 'Débarquement : {name}',
  scenic: 'Navigation panoramique : {name}',
  departure: 'Départ : {name}',
  arrival: 'Arrivée : {name}',
  flight: 'Vol {name}',
  flight_unnamed: 'Vol',
  hotel: 'Hôtel : {name}',
  checkin: 'Ouverture du check-in : {name}',
  payment_reminder: 'Rappel de paiement : {name}',
  final_payment: 'Solde à régler : {name}',
  final_payment_estimated: 'Solde, estimation : {name}',
  estimated: 'Estimation pour {name}, pas encore confirmée',
  departs: 'Départ : {name}',
  arrives: 'Arrivée : {name}',
  all_aboard: 'Tous à bord : {name}',
  confirmation_number: 'Numéro de confirmation : {name}',
  shared_by: 'Partagée par {name}',
  /** beside the number of days, in the picture of a public link */
  countdown: {
    days: '{days, plural, =0 {Départ aujourd’hui} one {jour avant le départ} other {jours avant le départ}}',
    day_of: 'Jour {day} sur {days}',
    over: 'De retour',
  },
};
