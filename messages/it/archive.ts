import type { Archive } from '../catalogue.ts';

export const archive: Archive = {
  title: 'I tuoi dati di Gangway',
  whose: 'Questo archivio contiene i dati di {name} aggiornati al {date}.',
  tables: 'cruises.csv e payments.csv: le tue crociere e i tuoi pagamenti, per qualsiasi foglio di calcolo.',
  calendar:
    'calendar.ics: le tue crociere, i porti, i voli, gli hotel e le scadenze, per qualsiasi calendario.',
  documents: 'documents: i file delle tue crociere, una cartella per crociera.',
  record: 'record: tutto in un formato per i programmi, un record JSON per riga.',
  manifest: 'manifest.json: l’elenco di tutti i file, con dimensione e checksum SHA-256.',
  left_out:
    'Non sono inclusi: le password, le sessioni, l’indirizzo del tuo calendario (iCalendar), i link pubblici alle tue crociere, le crociere che altri condividono con te, le crociere di esempio e i documenti di prenotazione che non hai ancora controllato.',
  care: 'Conservalo in un luogo sicuro: non è cifrato e chi lo possiede può leggerne tutto il contenuto.',
  payment: {
    date: 'Data',
    amount: 'Importo',
    method: 'Pagato con',
    note: 'Nota',
  },
  yes: 'sì',
};
