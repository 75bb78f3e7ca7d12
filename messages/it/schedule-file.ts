import type { ScheduleFile } from '../catalogue.ts';

export const schedule_file: ScheduleFile = {
  columns: 'La prima riga deve indicare le colonne: date e port, e anche kind, arrive e depart se ci sono.',
  characters: 'Questo file non è in UTF-8. Salvalo come «CSV UTF-8» e sceglilo di nuovo.',
  too_many_lines: 'Al massimo {maximum, number} righe alla volta. Dividi il file.',
  date: 'Scrivi il giorno così: 2027-03-06.',
  kind: 'Scrivi port, sea o scenic.',
  formula: 'Questa è una formula. Scrivi il nome del porto.',
  repeated: 'La riga {line, number} dice la stessa cosa.',
  cells: 'Questa riga ha più celle della prima.',
  quotes: 'Manca una virgoletta.',
  far: 'Questo giorno è più di due anni dopo il primo.',
};
