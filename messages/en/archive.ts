/** The files of an account's archive that people read. */
export const archive = {
  title: 'Your Gangway record',
  whose: 'This archive holds the record of {name} as of {date}.',
  tables: 'cruises.csv and payments.csv: your cruises and payments, for any spreadsheet.',
  calendar: 'calendar.ics: your cruises, ports, flights, hotels and deadlines, for any calendar.',
  documents: 'documents: the files kept with your cruises, in one folder per cruise.',
  record: 'record: everything in a form for programs, one JSON record per line.',
  manifest: 'manifest.json: a list of all files with their lengths and SHA-256 checksums.',
  left_out:
    'Not included: passwords, sessions, the address of your calendar feed, public links to your cruises, cruises others share with you, sample cruises, and booking documents you haven’t reviewed yet.',
  care: 'Keep it somewhere safe: it’s not encrypted, and anyone who has it can read everything in it.',
  payment: {
    date: 'Date',
    amount: 'Amount',
    method: 'Paid with',
    note: 'Note',
  },
  yes: 'yes',
} as const;
