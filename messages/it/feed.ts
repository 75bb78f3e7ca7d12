import type { AppPart } from '../catalogue.ts';

export const feed: AppPart<'feed'> = {
  title: 'iCalendar',
  lead: 'I tuoi viaggi nel calendario che usi già. Si aggiorna automaticamente.',
  loading: 'Caricamento delle impostazioni iCalendar',
  load_failed: 'Non è stato possibile caricare le impostazioni iCalendar.',
  done: {
    enable: 'iCalendar attivato',
    disable: 'iCalendar disattivato',
    reset: 'Token iCalendar reimpostato',
  },
  failed: {
    enable: 'Errore nell’attivazione di iCalendar',
    disable: 'Errore nella disattivazione di iCalendar',
    reset: 'Errore nella reimpostazione di iCalendar',
    change: 'Non è stato possibile salvare la tua scelta. Riprova.',
  },
  off: {
    title: 'Non ancora attivato',
    text: 'Attivalo e avrai un indirizzo che conosci solo tu, a cui iscrivere i calendari del telefono e del computer.',
    enable: 'Attiva iCalendar',
  },
  ended: {
    reset:
      'La tua password è stata reimpostata, quindi il tuo calendario ha un nuovo indirizzo. I calendari con quello vecchio non si aggiornano più: iscriviti di nuovo con questo.',
    password:
      'Hai cambiato la password e con essa l’indirizzo del tuo calendario. I calendari con quello vecchio non si aggiornano più: iscriviti di nuovo con questo.',
    email:
      'Il tuo indirizzo e-mail è cambiato e con esso quello del tuo calendario. I calendari con quello vecchio non si aggiornano più: iscriviti di nuovo con questo.',
    secret:
      'Chi gestisce questo server ha rinnovato la chiave di sicurezza e l’indirizzo del tuo calendario non vale più. Attivalo di nuovo e iscriviti con il nuovo indirizzo.',
  },
  address: {
    title: 'Il tuo indirizzo',
    label: 'Indirizzo del tuo calendario',
    copy: 'Copia l’indirizzo',
    subscribe: 'Iscriviti su questo dispositivo',
    secret:
      'Chi ha questo indirizzo vede, senza password, ciò che scegli qui sotto. Dallo solo a persone di cui ti fidi.',
    local:
      'Questo server si trova su {host}, che Google e Outlook.com non raggiungono. I programmi di questo computer o della tua rete, sì.',
    reset: 'Reimposta l’indirizzo',
    disable: 'Disattiva',
    cancel: 'Mantieni',
    ask_reset: {
      title: 'Reimpostare l’indirizzo?',
      text: 'I calendari che usano l’indirizzo attuale smettono subito di aggiornarsi. Dovrai iscriverti di nuovo con quello nuovo.',
      confirm: 'Reimposta',
    },
    ask_disable: {
      title: 'Disattivare iCalendar?',
      text: 'I calendari che usano l’indirizzo smettono subito di aggiornarsi. Se lo riattivi, avrà un altro indirizzo.',
      confirm: 'Disattiva',
    },
  },
  choice: {
    title: 'Che cosa mostra',
    level: 'Livello di dettaglio',
    levels: {
      busy: {
        name: 'Solo che sei in viaggio',
        text: 'I giorni di ogni crociera, senza nave né luoghi.',
      },
      itinerary: {
        name: 'L’itinerario',
        text: 'Nave, scali, voli e date. Senza numeri di prenotazione, prezzi né nomi di persone.',
      },
      full: {
        name: 'Tutto',
        text: 'Anche numeri di prenotazione, importi da pagare e chi viaggia.',
      },
    },
    include: 'Che cosa includere',
    parts: {
      cruise: 'Crociere',
      port: 'Scali',
      flight: 'Voli',
      hotel: 'Alberghi',
      checkin: 'Apertura del check-in',
      payment_reminder: 'Promemoria di pagamento',
      final_payment: 'Saldi',
      shared: 'Crociere condivise con te',
    },
  },
  preview: {
    title: 'Che cosa vedono gli altri',
    text: 'Una delle tue crociere, proprio come la mostrano i calendari.',
    failed: 'Non è stato possibile caricare l’anteprima.',
    nothing_chosen: 'Niente di questa crociera. Scegli che cosa includere.',
    no_cruise: 'Aggiungi una crociera e comparirà qui e nel tuo calendario.',
    record: 'Aggiungi una crociera',
    all_day: 'Tutto il giorno',
    floating: 'ora locale',
    cancelled: 'Annullata',
    free: 'Risulti disponibile',
    alarms: '{count, plural, one {# promemoria} many {# di promemoria} other {# promemoria}}',
  },
  programs: {
    title: 'Come iscriversi',
    google: {
      name: 'Google Calendar',
      first: 'Copia l’indirizzo e apri calendar.google.com su un computer.',
      second: 'Accanto a «Altri calendari», scegli il segno più, poi «Da URL», e incolla l’indirizzo.',
      third: 'Il calendario compare anche sul telefono. Google cerca modifiche circa una volta al giorno.',
    },
    iphone: {
      name: 'iPhone e iPad',
      first: 'Apri questa pagina sul dispositivo e scegli «Iscriviti su questo dispositivo».',
      second:
        'Oppure in Calendario: Calendari, Aggiungi calendario, la voce per iscriversi, e incolla l’indirizzo.',
      third: 'Conferma con Iscriviti. Per ricevere gli avvisi, lascia disattivato «Rimuovi avvisi».',
    },
    mac: {
      name: 'Mac',
      first: 'In Calendario scegli File, poi Nuova iscrizione calendario.',
      second: 'Incolla l’indirizzo e scegli Iscriviti.',
      third:
        'Scegli iCloud come posizione per averlo su tutti i dispositivi, e togli la spunta alla rimozione degli avvisi.',
    },
    outlook: {
      name: 'Outlook',
      first: 'Apri il calendario in Outlook o su outlook.com e scegli «Aggiungi calendario».',
      second: 'Scegli «Sottoscrivi dal Web» e incolla l’indirizzo.',
      third: 'Dagli un nome e scegli Importa. Le modifiche possono richiedere qualche ora.',
    },
    thunderbird: {
      name: 'Thunderbird',
      first: 'Nel calendario scegli Nuovo calendario, poi «Sulla rete».',
      second: 'Lascia vuoto il nome utente e incolla l’indirizzo.',
      third: 'Scegli Trova calendari, poi Iscriviti.',
    },
    other: {
      name: 'Altri programmi',
      first: 'Cerca «Iscriviti», «Da URL» o «Calendario da internet».',
      second: 'Incolla l’indirizzo.',
      third: 'Iscriviti invece di importare: un file importato non segue le modifiche.',
    },
  },
};
