import type { AppPart } from '../catalogue.ts';

export const lists: AppPart<'lists'> = {
  search_hint: 'Schiff, Hafen, Reisende, Buchungsnummer',
  sorts: {
    newest: 'Späteste zuerst',
    oldest: 'Früheste zuerst',
    ship: 'Schiffsname, A bis Z',
    ship_last: 'Schiffsname, Z bis A',
    price: 'Niedrigster Preis zuerst',
    price_high: 'Höchster Preis zuerst',
    booked: 'Früheste Buchung zuerst',
    booked_last: 'Späteste Buchung zuerst',
  },
  own: 'Ihre eigenen Kreuzfahrten',
  remove_filter: 'Filter entfernen: {filter}',
  totals: 'Summen',
  due: 'noch {amount} offen',
  cruises: '{count, plural, one {# Kreuzfahrt} other {# Kreuzfahrten}}',
  tools: 'Spalten, Datei und Druck',
  columns: 'Spalten',
  columns_reset: 'Standardspalten',
  column_names: { time: 'Status', payment_state: 'Zahlung' },
  csv: 'CSV herunterladen',
  csv_of: 'CSV herunterladen: {name}',
  csv_failed: 'Die Datei konnte nicht erstellt werden. Bitte versuchen Sie es erneut.',
  print: 'Drucken',
  print_failed:
    'Die Liste konnte nicht vollständig geladen werden und wurde deshalb nicht gedruckt. Bitte versuchen Sie es erneut.',
  printed_on: 'Gedruckt am {date}',
  partly: 'Einige Kreuzfahrten konnten nicht geladen werden.',
};
