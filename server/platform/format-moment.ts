import type { Language } from '#domain/languages.ts';

/** An instant for people: date, time and zone as the language writes them. */
export function formatMoment(instant: string, language: Language, time_zone: string): string {
  return new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: time_zone,
  }).format(new Date(instant));
}
