import type { AppPart } from '../catalogue.ts';

export const sharing: AppPart<'sharing'> = {
  title: 'Condivisione',
  lead: 'Chi vede le tue crociere e quali crociere vedi tu.',
  loading: 'Caricamento delle condivisioni',
  failed: 'Non è stato possibile caricare le condivisioni.',
  offline: 'Non c’è connessione. Riprova quando torni online.',
  email: 'Email',
  cancel: 'Annulla',
  levels: {
    itinerary: {
      name: 'Itinerario',
      text: 'Nave, date, porti, scali, conto alla rovescia e meteo. Niente cabina, nomi o prezzi.',
    },
    details: {
      name: 'Dettagli',
      text: 'In più cabina, nomi dei passeggeri, voli, hotel e note. Niente numero di prenotazione o prezzi.',
    },
    full: {
      name: 'Completo',
      text: 'In più numero di prenotazione, prezzi, pagamenti, extra, programma fedeltà e documenti. Da guardare, non da cambiare.',
    },
    edit: {
      name: 'Modifica',
      text: 'Tutto, con la possibilità di cambiarlo. Non può eliminarlo né condividerlo con altri.',
    },
  },
  states: {
    pending: 'In attesa di risposta',
    accepted: 'Accettata',
  },
  all_cruises: 'Tutte le crociere',
  all_hint: 'Anche quelle future',
  one_cruise: 'Una crociera',
  form: {
    cruise: 'Condividi questa crociera',
    all: 'Condividi tutte le tue crociere',
    all_text:
      'Con chi deve vedere tutto ciò che registri, anche in futuro. Una sola crociera si condivide sulla sua pagina, in Condivisione.',
    email_hint: {
      inbox: 'Con o senza un account qui: mandiamo un invito.',
      terminal: 'Con o senza un account qui: ricevi un link da mandare.',
    },
    level: 'Che cosa vede',
    submit: 'Condividi',
    sent: 'Invito inviato a {email}',
    error: 'Errore durante la condivisione',
    already: 'Lo condividi già con questo indirizzo. Cambia il livello nell’elenco.',
  },
  by_hand: {
    title: 'Manda tu il link',
    text: 'Questo server non invia email. Con questo link {email} può aprire l’invito. Un link precedente non è più valido.',
    label: 'Link dell’invito',
    copy: 'Copia il link',
    done: 'Fatto',
  },
  given: {
    resend: {
      inbox: 'Invia di nuovo',
      terminal: 'Nuovo link',
    },
    resend_to: {
      inbox: 'Invia di nuovo l’invito a {email}: {what}',
      terminal: 'Nuovo link per {email}: {what}',
    },
    resent: 'Invito inviato di nuovo a {email}',
    title: 'Condividi con',
    people: '{count, plural, one {# persona} many {# di persone} other {# persone}}',
    none: 'Le tue crociere le vedi solo tu',
    none_text:
      'Fatti seguire da chi viaggia con te o ti aspetta a casa. Scegli quanto vede ciascuno e puoi smettere in qualsiasi momento.',
    level_of: 'Che cosa vede {email}: {what}',
    since: 'Dal {date}',
    changed: 'Ora {email} vede: {level}',
    take_back: 'Elimina',
    take_back_from: 'Elimina la condivisione con {email}: {what}',
    take_back_title: 'Smettere di condividere?',
    take_back_text: 'Da questo momento {email} non vede più: {what}.',
    take_back_other: 'Il resto di ciò che condividi con questa persona rimane.',
    deleted: 'Elemento eliminato',
    delete_failed: 'Eliminazione non riuscita',
  },
  cruise: {
    this: 'questa crociera',
    who: 'Chi vede questa crociera',
    none: 'Nessuno oltre a te.',
    by_all: 'Vede tutte le tue crociere',
    settings: 'Impostazioni di condivisione',
    failed: 'Non è stato possibile caricare chi vede questa crociera.',
  },
};
