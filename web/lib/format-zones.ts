import { now } from '#web/ui/clock.ts';

/* Names of time zones for people. The zones and their names come from the browser. */

/** Zones that browsers still call by an old name, with the name on today's maps. */
const renamed: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Godthab': 'America/Nuuk',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/** The current name of a zone. */
export function currentZone(zone: string): string {
  return renamed[zone] ?? zone;
}

/** All zones, each once, ordered by city. */
export function timeZones(): string[] {
  return [...new Set(Intl.supportedValuesOf('timeZone').map(currentZone))].toSorted((a, b) =>
    cityOf(a) < cityOf(b) ? -1 : 1,
  );
}

/** The place that gives a zone its name: `Ho Chi Minh` for `Asia/Ho_Chi_Minh`. */
export function cityOf(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}

/** The name of its time: `Central European Time`. Empty where the browser knows none. */
export function zoneTime(zone: string, language: string): string {
  if (zone === 'UTC') return '';
  try {
    const format = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: 'longGeneric' });
    return format.formatToParts(now()).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  } catch {
    return '';
  }
}
