import type { Events } from '../catalogue.ts';

export const events: Events = {
  away: 'De viaje',
  calendar: 'Mis cruceros',
  cruise: 'Crucero: {name}',
  cruise_unnamed: 'Crucero',
  port: 'Escala: {name}',
  embark: 'Embarque: {name}',
  disembark: 'Desembarque: {name}',
  scenic: 'Navegación panorámica: {name}',
  departure: 'Salida: {name}',
  arrival: 'Llegada: {name}',
  flight: 'Vuelo {name}',
  flight_unnamed: 'Vuelo',
  hotel: 'Hotel: {name}',
  checkin: 'Se abre el check-in: {name}',
  payment_reminder: 'Recordatorio de pago: {name}',
  final_payment: 'Pago final: {name}',
  final_payment_estimated: 'Pago final, estimado: {name}',
  estimated: 'Estimado para {name}, aún sin confirmar',
  departs: 'Sale: {name}',
  arrives: 'Llega: {name}',
  all_aboard: 'Todos a bordo: {name}',
  confirmation_number: 'Número de confirmación: {name}',
  shared_by: 'Compartido por {name}',
  /** beside the number of days, in the picture of a public link */
  countdown: {
    days: '{days, plural, =0 {Zarpa hoy} one {día para zarpar} other {días para zarpar}}',
    day_of: 'Día {day} de {days}',
    over: 'De vuelta en casa',
  },
};
