import type { ScheduleFile } from '../catalogue.ts';

export const schedule_file: ScheduleFile = {
  columns:
    'La première ligne doit nommer les colonnes : date et port, ainsi que kind, arrive et depart s’il y en a.',
  characters:
    'Ce fichier n’est pas en UTF-8. Enregistrez-le au format « CSV UTF-8 » et choisissez-le à nouveau.',
  too_many_lines: 'Au plus {maximum, number} lignes à la fois. Divisez le fichier.',
  date: 'Écrivez le jour sous la forme 2027-03-06.',
  kind: 'Écrivez port, sea ou scenic.',
  formula: 'C’est une formule. Écrivez le nom du port.',
  repeated: 'La ligne {line, number} dit la même chose.',
  cells: 'Cette ligne a plus de cellules que la première.',
  quotes: 'Il manque un guillemet.',
  far: 'Ce jour est plus de deux ans après le premier.',
};
