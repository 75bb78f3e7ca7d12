import type { AppPart } from '../catalogue.ts';

export const logbook: AppPart<'logbook'> = {
  title: 'Logbuch',
  empty:
    'Ein paar Zeilen und bis zu zehn Fotos für jeden Tag: Was Sie hier ergänzen, bleibt bei dieser Reise. Öffentliche Links zeigen es nie.',
  rest: 'Reisedaten, Preise und alles Weitere',
  days: 'Die Tage dieser Reise',
  add: 'Fotos hinzufügen',
  add_on: 'Fotos hinzufügen: {day}',
  of_day: 'Fotos: {day}',
  photograph: 'Foto {place} von {count}: {day}',
  remove: 'Dieses Foto löschen',
  moved: 'Verschoben: {day}.',
  full: 'Ein Tag fasst zehn Fotos, und die Dateien einer Reise {total}.',
  type: 'Dieses Bild lässt sich hier nicht lesen. JPEG, PNG und WebP gehen.',
  too_large: 'Dieses Bild ist zu groß.',
};
