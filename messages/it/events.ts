import type { Events } from '../catalogue.ts';

export const events: Events = {
  away: 'In viaggio',
  calendar: 'Le mie crociere',
  cruise: 'Crociera: {name}',
  cruise_unnamed: 'Crociera',
  port: 'Scalo: {name}',
  embark: 'Imbarco: {name}',
  disembark: 'Sbarco: {name}',
  scenic: 'Navigazione panoramica: {name}',
  departure: 'Partenza: {name}',
  arrival: 'Arrivo: {name}',
  flight: 'Volo {name}',
  flight_unnamed: 'Volo',
  hotel: 'Hotel: {name}',
  checkin: 'Apertura del check-in: {name}',
  payment_reminder: 'Promemoria di pagamento: {name}',
  final_payment: 'Saldo: {name}',
  final_payment_estimated: 'Saldo, stima: {name}',
  estimated: 'Stima per {name}, non ancora confermata',
  departs: 'Partenza: {name}',
  arrives: 'Arrivo: {name}',
  all_aboard: 'Tutti a bordo: {name}',
  confirmation_number: 'Numero di conferma: {name}',
  shared_by: 'Condivisa da {name}',
  /** beside the number of days, in the picture of a public link */
  countdown: {
    days: '{days, plural, =0 {Si parte oggi} one {giorno alla partenza} other {giorni alla partenza}}',
    day_of: 'Giorno {day} di {days}',
    over: 'Di nuovo a casa',
  },
};
