import type { Events } from '../catalogue.ts';

export const events: Events = {
  away: 'Verreist',
  calendar: 'Meine Kreuzfahrten',
  cruise: 'Kreuzfahrt: {name}',
  cruise_unnamed: 'Kreuzfahrt',
  port: 'Hafen: {name}',
  embark: 'Einschiffung: {name}',
  disembark: 'Ausschiffung: {name}',
  scenic: 'Panoramafahrt: {name}',
  departure: 'Abfahrt: {name}',
  arrival: 'Ankunft: {name}',
  flight: 'Flug {name}',
  flight_unnamed: 'Flug',
  hotel: 'Hotel: {name}',
  checkin: 'Check-in öffnet: {name}',
  payment_reminder: 'Zahlungserinnerung: {name}',
  final_payment: 'Restzahlung: {name}',
  final_payment_estimated: 'Restzahlung, geschätzt: {name}',
  estimated: 'Geschätzt für {name}, noch nicht bestätigt',
  departs: 'Ab: {name}',
  arrives: 'An: {name}',
  all_aboard: 'Alle an Bord: {name}',
  confirmation_number: 'Bestätigungsnummer: {name}',
  shared_by: 'Geteilt von {name}',
  /** beside the number of days, in the picture of a public link */
  countdown: {
    days: '{days, plural, =0 {Heute geht es los} one {Tag bis zur Abfahrt} other {Tage bis zur Abfahrt}}',
    day_of: 'Tag {day} von {days}',
    over: 'Wieder zu Hause',
  },
};
