import type { ScheduleFile } from '../catalogue.ts';

export const schedule_file: ScheduleFile = {
  columns: 'La primera línea debe nombrar las columnas: date y port, y kind, arrive y depart si las hay.',
  characters: 'Este archivo no está en UTF-8. Guárdelo como «CSV UTF-8» y elíjalo de nuevo.',
  too_many_lines: 'Como máximo {maximum, number} líneas de una vez. Divida el archivo.',
  date: 'Escriba el día como 2027-03-06.',
  kind: 'Escriba port, sea o scenic.',
  formula: 'Esto es una fórmula. Escriba el nombre del puerto.',
  repeated: 'La línea {line, number} dice lo mismo.',
  cells: 'Esta línea tiene más celdas que la primera.',
  quotes: 'Falta una comilla.',
  far: 'Este día es más de dos años posterior al primero.',
};
