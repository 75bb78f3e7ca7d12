/** Faults in a file of a ship's schedule, line by line, as the server reports them. The names of its columns stay. */
export const schedule_file = {
  columns:
    'The first line must name the columns: date and port, plus kind, arrive and depart if you have them.',
  characters: 'This file isn’t in UTF-8. Save it as “CSV UTF-8” and choose it again.',
  too_many_lines: 'At most {maximum, number} lines at once. Split the file.',
  date: 'Write the day as 2027-03-06.',
  kind: 'Write port, sea or scenic.',
  formula: 'This is a formula. Write the name of the port.',
  repeated: 'Line {line, number} says the same.',
  cells: 'This line has more cells than the first one.',
  quotes: 'A quotation mark is missing.',
  far: 'This day is more than two years after the first one.',
} as const;
