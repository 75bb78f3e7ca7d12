import type { AppPart } from '../catalogue.ts';

/** See `en/received.ts`. */
export const received: AppPart<'received'> = {
  title: 'Condiviso con te',
  none: 'Ancora nulla di condiviso con te',
  none_text:
    'Quando qualcuno condivide una crociera con il tuo indirizzo, la trovi qui e decidi se vuoi vederla.',
  pending: 'In attesa della tua risposta',
  asks_all: '{name} ti invita a seguire tutte le sue crociere',
  asks_one: '{name} ti invita a seguire una crociera',
  you_see: 'Che cosa vedi: {what}',
  accept: 'Accetta',
  accept_from: 'Accetta ciò che condivide {name}',
  decline: 'Rifiuta',
  decline_from: 'Rifiuta ciò che condivide {name}',
  accepted: 'Accettata. La trovi tra le tue crociere.',
  declined: 'Rifiutata',
  decline_title: 'Rifiutare?',
  decline_text: 'Se cambi idea, {name} dovrà invitarti di nuovo.',
  see: 'Vedi queste crociere',
  leave: 'Abbandona',
  leave_from: 'Abbandona ciò che condivide {name}: {what}',
  leave_title: 'Abbandonare questa crociera condivisa?',
  leave_text: 'Non vedrai più ciò che condivide {name}: {what}. Per rivederlo ti servirà un nuovo invito.',
  left: 'Hai abbandonato la crociera condivisa',
  failed: 'Non ha funzionato. Riprova.',
  levels: {
    itinerary: 'nave, date, porti, scali, conto alla rovescia e meteo.',
    details: 'l’itinerario, la cabina, i nomi dei passeggeri, i voli, gli hotel e le note.',
    full: 'tutto, con prezzi, pagamenti e documenti, solo da guardare.',
    edit: 'tutto, e puoi cambiarlo.',
  },
  cancel: 'Annulla',
  next: 'La prossima: {cruise}',
  somebody: 'Qualcuno',
  unopened: {
    title: {
      inbox:
        '{count, plural, one {Un invito ti aspetta nella tua posta} other {# inviti ti aspettano nella tua posta}}',
      terminal: '{count, plural, one {Un invito ti aspetta} other {# inviti ti aspettano}}',
    },
    text: {
      inbox:
        'Apri il link nell’email che ti abbiamo mandato: per la tua sicurezza, solo quello apre l’invito. Se non trovi l’email, chiedi che te la mandino di nuovo.',
      terminal:
        'Apri il link dell’invito: per la tua sicurezza, solo quello lo apre. Chiedilo a chi ti ha invitato.',
    },
  },
  invitation: {
    opening: 'Apertura dell’invito',
    invited: 'Hai ricevuto un invito',
    log_in_first:
      'Accedi per vedere chi condivide che cosa con te. Non hai ancora un account? Registrati con l’indirizzo a cui è destinato l’invito.',
    log_in: 'Accedi',
    sign_up: 'Registrati',
    gone: 'Questo invito non è più valido',
    gone_text:
      'È stato ritirato, oppure un link più recente ha sostituito questo. Usa l’ultimo link o chiedi un nuovo invito.',
    other: 'Questo invito è stato mandato a un altro indirizzo',
    other_text:
      'Hai fatto l’accesso con {address}. Esci, poi accedi o registrati con l’indirizzo a cui è destinato l’invito.',
    log_out: 'Esci',
    to_dashboard: 'Vai alla panoramica',
    failed: 'Non è stato possibile aprire l’invito',
    offline: 'Nessuna connessione al server. Controlla la rete e riprova.',
    retry: 'Riprova',
  },
  public_voyage: {
    gone: 'Questo viaggio non è più condiviso',
    gone_text: 'Questo link non è più valido. Chiedine uno nuovo a chi te l’ha inviato.',
    read_only: 'Per seguire il viaggio da casa: la nave, la rotta e gli scali.',
  },
};
