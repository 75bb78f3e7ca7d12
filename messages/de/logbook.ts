import type { AppPart } from '../catalogue.ts';

export const logbook: AppPart<'logbook'> = {
  title: 'Logbuch',
  empty:
    'Ein paar Zeilen und bis zu zehn Fotos für jeden Tag: Was Sie hier festhalten, bleibt bei dieser Reise. Öffentliche Links zeigen es nie.',
  days: 'Die Tage dieser Reise',
  add_day: 'Tag hinzufügen',
  which_day: 'Welcher Tag?',
  add: 'Fotos hinzufügen',
  add_on: 'Fotos hinzufügen: {day}',
  of_day: 'Fotos: {day}',
  photograph: 'Foto {place} von {count}: {day}',
  remove: 'Dieses Foto löschen',
  moved: 'Verschoben: {day}.',
  full: 'Pro Tag sind zehn Fotos möglich. Alle Dateien einer Reise dürfen zusammen höchstens {total} groß sein.',
  type: 'Dieses Bild können wir nicht lesen. JPEG, PNG und WebP schon.',
  too_large: 'Dieses Bild ist zu groß.',
  past_weather: {
    title: 'So war das Wetter',
    summary:
      '{range}{sunny, select, none {} every {, Sonne an jedem Hafentag} other {, Sonne an {sun, number} von {days, number} Hafentagen}}',
  },
};
