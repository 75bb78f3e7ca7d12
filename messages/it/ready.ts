import type { AppPart } from '../catalogue.ts';

export const ready: AppPart<'ready'> = {
  first: {
    title: 'Tutto pronto per salpare?',
    lead: 'Porta su questo dispositivo le tue crociere, i documenti di questa e l’app stessa, finché c’è rete.',
    button: 'Prepara',
  },
  title: {
    working: 'Preparazione alla partenza',
    ready: 'Tutto pronto per salpare',
    over: 'Non è più tutto pronto per salpare',
  },
  lead: {
    working: 'Tieni aperta questa pagina finché ogni riga è spuntata.',
    ready: 'È tutto su questo dispositivo.',
    over: 'Nel frattempo qualcosa è cambiato. Prepara di nuovo il dispositivo prima di salpare.',
  },
  as_of: 'È tutto su questo dispositivo, aggiornato al {time}.',
  button: {
    working: 'Ferma',
    ready: 'Controlla di nuovo',
    over: 'Prepara di nuovo',
  },
  own: {
    title: 'Questo dispositivo è tuo?',
    yes: 'Sì, è mio',
    no: 'No',
  },
  lines: {
    record: 'Le tue crociere',
    documents: 'Documenti di questa crociera',
    screens: 'L’ultima versione dell’app',
    storage: 'Spazio di archiviazione',
    installed: 'App installata',
  },
  details: 'Che cosa c’è su questo dispositivo',
  on_its_way: 'in arrivo',
  done: 'fatto',
  open: 'da fare',
  waits: 'Manca ciò che non è ancora spuntato.',
  record: 'Completo al {time}',
  documents: '{kept} di {count} su questo dispositivo ({size} in tutto)',
  documents_none: 'Questa crociera non ne ha.',
  documents_too_large: 'Non entrano nello spazio che hai scelto per i documenti.',
  allow: 'Consenti {size}',
  screens: 'Ogni pagina si apre senza connessione.',
  screens_never:
    'Questo browser non può aprire l’app senza connessione. Nemmeno una finestra privata può farlo.',
  storage: 'Il browser non lo svuoterà.',
  storage_refused:
    'Il browser potrebbe svuotarlo se manca spazio. Installa l’app o consenti l’archiviazione per questo sito nelle impostazioni del browser, poi controlla di nuovo.',
  installed_not_needed: 'Funziona anche senza.',
  trouble: {
    network: 'Nessuna connessione. Si continua appena torna.',
    session: 'Sei disconnesso dal tuo account. Prima accedi di nuovo.',
    full: 'Questo dispositivo è pieno. Libera spazio e riprova.',
    failed: 'Non ha funzionato. Tra poco si riprova.',
  },
  session: {
    label: 'Resta connesso fino al {date}',
    hint: 'Fino a una settimana dopo la crociera, così non devi accedere a bordo. Altrimenti la sessione termina dopo sette giorni senza utilizzo. Una nuova password o «Disconnetti» la terminano in ogni momento.',
    cut: 'Di più non si può: una sessione termina 90 giorni dopo l’accesso. Esci e accedi di nuovo prima di salpare, e durerà per tutta la crociera.',
  },
  install: {
    title: 'Installa l’app',
    hint: 'Porta con te le tue crociere in un’app',
    lead: 'Si apre dalla schermata Home, anche senza connessione.',
    not_now: 'Non ora',
    installed: 'È installata su questo dispositivo.',
    iphone:
      'In Safari tocca Condividi, poi «Aggiungi alla schermata Home». Aprila da lì e accedi: tiene una copia tutta sua.',
    menu: 'Se il tuo browser lo permette, nel suo menu c’è «Installa app» o «Aggiungi a schermata Home».',
  },
};
