import type { Events } from '../catalogue.ts';

export const events: Events = {
  away: 'Em viagem',
  calendar: 'Meus cruzeiros',
  cruise: 'Cruzeiro: {name}',
  cruise_unnamed: 'Cruzeiro',
  port: 'Escala: {name}',
  embark: 'Embarque: {name}',
  disembark: 'Desembarque: {name}',
  scenic: 'Navegação panorâmica: {name}',
  departure: 'Partida: {name}',
  arrival: 'Chegada: {name}',
  flight: 'Voo {name}',
  flight_unnamed: 'Voo',
  hotel: 'Hotel: {name}',
  checkin: 'Abertura do check-in: {name}',
  payment_reminder: 'Lembrete de pagamento: {name}',
  final_payment: 'Pagamento final: {name}',
  final_payment_estimated: 'Pagamento final, estimado: {name}',
  estimated: 'Estimado para {name}, ainda não confirmado',
  departs: 'Sai: {name}',
  arrives: 'Chega: {name}',
  all_aboard: 'Todos a bordo: {name}',
  confirmation_number: 'Número de confirmação: {name}',
  shared_by: 'Compartilhado por {name}',
  /** beside the number of days, in the picture of a public link */
  countdown: {
    days: '{days, plural, =0 {A partida é hoje} one {dia até a partida} other {dias até a partida}}',
    day_of: 'Dia {day} de {days}',
    over: 'De volta a casa',
  },
};
