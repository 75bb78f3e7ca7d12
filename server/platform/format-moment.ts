import type { Language } from '#domain/languages.ts';

/** An instant for readers: date, time and zone in the form of the language. */
export function formatMoment(instant: string, language: Language, time_zone: string): string {
  return new Intl.DateTimeFormat(language, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: time_zone,
    timeZoneName: 'short',
  }).format(new Date(instant));
}
