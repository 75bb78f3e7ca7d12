import type { ScheduleFile } from '../catalogue.ts';

export const schedule_file: ScheduleFile = {
  columns:
    'Die erste Zeile muss die Spalten nennen: date und port, dazu kind, arrive und depart, wo es sie gibt.',
  characters:
    'Diese Datei ist nicht in UTF-8. Speichern Sie sie als „CSV UTF-8“ und wählen Sie sie noch einmal.',
  too_many_lines: 'Höchstens {maximum, number} Zeilen auf einmal. Teilen Sie die Datei.',
  date: 'Schreiben Sie den Tag als 2027-03-06.',
  kind: 'Schreiben Sie port, sea oder scenic.',
  formula: 'Das ist eine Formel. Schreiben Sie den Namen des Hafens.',
  repeated: 'Zeile {line, number} sagt dasselbe.',
  cells: 'Diese Zeile hat mehr Felder als die erste.',
  quotes: 'Ein Anführungszeichen fehlt.',
  far: 'Dieser Tag liegt mehr als zwei Jahre nach dem ersten.',
};
