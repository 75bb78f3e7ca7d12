/** The logbook of a cruise that has begun. Days and ports arrive isolated. */
export const logbook = {
  title: 'Logbook',
  empty:
    'A few lines and up to ten photographs for each day: what you add here stays with this cruise. Public links never show it.',
  rest: 'Dates, prices and all the rest',
  days: 'The days of this cruise',
  add: 'Add photographs',
  add_on: 'Add photographs: {day}',
  of_day: 'Photographs: {day}',
  photograph: 'Photograph {place} of {count}: {day}',
  remove: 'Delete this photograph',
  moved: 'Moved to {day}.',
  full: 'A day holds ten photographs, and the files of a cruise {total}.',
  type: 'This picture cannot be read here. JPEG, PNG and WebP can.',
  too_large: 'This picture is too large.',
} as const;
