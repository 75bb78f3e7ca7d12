import type { ScheduleFile } from '../catalogue.ts';

export const schedule_file: ScheduleFile = {
  columns: 'A primeira linha deve nomear as colunas: date e port, e também kind, arrive e depart, se houver.',
  characters: 'Este arquivo não está em UTF-8. Salve-o como “CSV UTF-8” e escolha-o de novo.',
  too_many_lines: 'No máximo {maximum, number} linhas de uma vez. Divida o arquivo.',
  date: 'Escreva o dia como 2027-03-06.',
  kind: 'Escreva port, sea ou scenic.',
  formula: 'Isto é uma fórmula. Escreva o nome do porto.',
  repeated: 'A linha {line, number} diz a mesma coisa.',
  cells: 'Esta linha tem mais células do que a primeira.',
  quotes: 'Falta uma aspa.',
  far: 'Este dia é mais de dois anos depois do primeiro.',
};
