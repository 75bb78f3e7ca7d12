import type { Archive } from '../catalogue.ts';

export const archive: Archive = {
  title: 'Ihre Aufzeichnungen aus Gangway',
  whose: 'Dieses Archiv enthält die Aufzeichnungen von {name}, Stand {date}.',
  tables: 'cruises.csv und payments.csv: Ihre Kreuzfahrten und Zahlungen, für jede Tabellenkalkulation.',
  calendar: 'calendar.ics: Ihre Kreuzfahrten, Häfen, Flüge, Hotels und Fristen, für jeden Kalender.',
  documents: 'documents: die Dateien zu Ihren Kreuzfahrten, ein Ordner je Kreuzfahrt.',
  record: 'record: alles in einer Form für Programme, ein JSON-Datensatz je Zeile.',
  manifest: 'manifest.json: eine Liste aller Dateien mit Länge und SHA-256-Prüfsumme.',
  left_out:
    'Nicht enthalten: Passwörter, Sitzungen, die Adresse Ihres Kalenders (iCalendar), öffentliche Links zu Ihren Kreuzfahrten, Kreuzfahrten, die andere mit Ihnen teilen, Beispielkreuzfahrten und Buchungsunterlagen, die Sie noch nicht geprüft haben.',
  care: 'Bewahren Sie das Archiv sicher auf: Es ist nicht verschlüsselt, und wer es hat, kann alles darin lesen.',
  payment: {
    date: 'Datum',
    amount: 'Betrag',
    method: 'Bezahlt mit',
    note: 'Notiz',
  },
  yes: 'ja',
};
