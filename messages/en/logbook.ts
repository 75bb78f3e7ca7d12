/** The logbook of a cruise that has begun. Days and ports arrive isolated. */
export const logbook = {
  title: 'Logbook',
  empty: 'A few lines and up to ten photos a day, kept with this cruise. Public links never show them.',
  days: 'The days of this cruise',
  add_day: 'Add a day',
  which_day: 'Which day?',
  add: 'Add photos',
  add_on: 'Add photos: {day}',
  of_day: 'Photos: {day}',
  photograph: 'Photo {place} of {count}: {day}',
  remove: 'Delete this photo',
  moved: 'Moved to {day}.',
  full: 'A day can hold ten photos, and a cruise {total} of files.',
  type: 'We can’t read this picture. JPEG, PNG and WebP are fine.',
  too_large: 'This picture is too large.',
  past_weather: {
    title: 'The weather you had',
    summary:
      '{range}{sunny, select, none {} every {, sun every day in port} other {, sun on {sun, number} of {days, number} days in port}}',
  },
} as const;
