import type { AppPart } from '../catalogue.ts';

export const switch_off: AppPart<'switch_off'> = {
  ask: {
    payment_reminder: 'Disattivare i promemoria di pagamento?',
    payment: 'Disattivare gli avvisi di pagamento?',
    checkin: 'Disattivare gli avvisi di check-in?',
    weather: 'Disattivare le allerte meteo?',
  },
  what: {
    payment_reminder: 'Arrivano qualche giorno prima della scadenza di un saldo.',
    payment: 'Arrivano il giorno in cui scade un saldo.',
    checkin: 'Arrivano il giorno in cui apre il check-in.',
    weather: 'Arrivano quando c’è un’allerta per un porto delle tue crociere.',
  },
  is_off: {
    payment_reminder: 'I promemoria di pagamento sono disattivati',
    payment: 'Gli avvisi di pagamento sono disattivati',
    checkin: 'Gli avvisi di check-in sono disattivati',
    weather: 'Le allerte meteo sono disattivate',
  },
  is_on: {
    payment_reminder: 'I promemoria di pagamento sono attivi',
    payment: 'Gli avvisi di pagamento sono attivi',
    checkin: 'Gli avvisi di check-in sono attivi',
    weather: 'Le allerte meteo sono attive',
  },
  all_cruises: 'Vale per tutte le tue crociere. Le altre email continuano ad arrivare.',
  off: 'Disattiva',
  on: 'Riattiva',
  failed: 'Non ha funzionato. Riprova.',
  broken: 'Questo link non funziona',
  broken_text:
    'Forse il programma di posta lo ha spezzato. Nelle impostazioni puoi attivare e disattivare ogni promemoria.',
  settings: 'Vai alle impostazioni',
};
