import type { AppPart } from '../catalogue.ts';

export const reminders: AppPart<'reminders'> = {
  title: 'Promemoria',
  failed: 'Non è stato possibile caricare i promemoria.',
  kinds: {
    payment: 'Promemoria di pagamento',
    payment_due: 'Scadenza del pagamento',
    payment_overdue: 'Pagamento scaduto',
    checkin: 'Check-in',
    weather: 'Allerta meteo',
  },
  payment: 'Saldo',
  at: '{date} alle {time}',
  in_days: '{days, plural, =0 {oggi} =1 {domani} other {tra # giorni}}',
  amount_due: '{amount}, scade il {date}',
  due: 'Scade il {date}',
  states: {
    sent: 'Inviato il {date}',
    paid: 'Tutto pagato. Non serve alcun promemoria.',
    no_payment_date: 'Non hai ancora inserito la data del saldo.',
    no_checkin_date: 'Non hai ancora inserito la data del check-in.',
    off_settings: 'Disattivato nelle tue impostazioni.',
    off_days: 'Nelle impostazioni non hai scelto alcun giorno.',
    off_cruise: 'Disattivato per questa crociera.',
    with_due: 'Arriva insieme a quello del giorno della scadenza.',
    over: 'Il giorno di questo promemoria è passato.',
    weather: 'Dal {date} alla fine del viaggio, se c’è un’allerta per un porto di questa crociera.',
  },
  enter: 'Inseriscila',
  turn_on: 'Attiva',
  off: {
    payment_notification: 'I promemoria di pagamento sono disattivati nelle tue impostazioni.',
    checkin_notification: 'I promemoria del check-in sono disattivati nelle tue impostazioni.',
  },
  none: 'Nessun promemoria.',
  reminded: 'Riceverai un promemoria il {dates}.',
  days_before: '{count, plural, one {# giorno prima della scadenza} other {# giorni prima della scadenza}}',
  switched_on: 'Attivato per questa crociera.',
  switched_off: 'Disattivato per questa crociera.',
  not_switched: 'Non è stato possibile salvare.',
  undo: 'Annulla',
  silent: {
    past: 'Questa crociera è finita, quindi non invieremo altri promemoria.',
    cancelled: 'Questa crociera è stata annullata, quindi non invieremo promemoria.',
    shared: 'I promemoria arrivano a chi ha condiviso con te questa crociera.',
    sample:
      'Questo è un esempio, quindi non invieremo promemoria. Quelli delle tue crociere compariranno qui.',
  },
  offer: {
    title: 'Ricordarmelo una settimana prima di questo pagamento?',
    text: {
      inbox: 'Il saldo per {ship} scade il {date}. Possiamo scriverti un’email il {day}.',
      terminal: 'Il saldo per {ship} scade il {date}. Possiamo ricordartelo qui il {day}.',
    },
    yes: 'Sì',
    no: 'No',
  },
  invite: {
    title: 'Mai più un pagamento o un check-in dimenticato',
    text: {
      inbox:
        'Gangway può avvisarti per email e qui: prima del saldo, il giorno in cui scade, quando apre il check-in e in caso di maltempo.',
      terminal:
        'Gangway può avvisarti qui: prima del saldo, il giorno in cui scade, quando apre il check-in e in caso di maltempo.',
    },
    button: 'Attiva i promemoria',
    done: 'I promemoria sono attivi.',
    undone: 'I promemoria sono di nuovo disattivati.',
  },
  clock: {
    inbox: 'Sempre alle {time}, ora di {zone}, per email e come notifica.',
    terminal: 'Sempre alle {time}, ora di {zone}, come notifica.',
  },
  settings: 'Modifica nelle impostazioni',
  sent: 'Già arrivati',
  weather: 'Vedi il meteo',
  weather_notification: 'Allerte meteo',
};
