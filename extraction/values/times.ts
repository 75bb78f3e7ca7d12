import { plainPattern } from '#extraction/words/pattern.ts';

/** A time of day in a text. */
export interface WrittenTime {
  start: number;
  end: number;
  /** `HH:MM` */
  time: string;
}

const clock =
  /(?<![\d.,:/]|(?<!\d[:.h]\d{2} ?(?:[ap]\.?m?\.?)?(?: ?(?:h|uhr|hrs?))? ?)-)(?<hour>[01]?\d|2[0-4])\s?(?<mark>[:.h])\s?(?<minute>[0-5]\d)(?::[0-5]\d)?(?![\d%]|[.,/]\d)\s?(?<half>[ap]\.?\s?m\.?(?!\p{L})|[ap](?![\p{L}\d]))?/giu;
const hour_only =
  /(?<![\d.,:/]|(?<!\d ?(?:[ap]\.?m?\.?|h) ?)-)(?<hour>[01]?\d|2[0-4])\s?(?:(?<half>[ap]\.?\s?m\.?)(?!\p{L})|(?:h|uhr|hs|hrs)(?![\p{L}\d]))/giu;
/** a lone letter counts only where the other end of the pair has one as well: 7a-4p, and not deck 7a */
const hour_of_pair =
  /(?<![\p{L}\d.,:/])(?<hour>0?[1-9]|1[0-2])\s?(?:(?<half>[ap])(?=\s?[-–]\s?(?:0?[1-9]|1[0-2])(?::[0-5]\d)?\s?[ap](?![\p{L}\d]))|(?<=[\d\s][ap]\s?[-–]\s?\d{1,2}\s?)(?<half>[ap])(?![\p{L}\d]))/giu;
const military =
  /(?<![\d.,:/€$£-])(?<hour>[01]\d|2[0-3])(?<minute>[0-5]\d)(?![\d.,:/-])\s?(?:hrs?|hours|uhr|h|hs)(?!\p{L})/giu;
const military_bare =
  /(?<![\d.,:/€$£#]|(?<!(?<!\d)\d{4} ?)-)(?<hour>[01]\d|2[0-3])(?<minute>[0-5]\d)(?![\d.,:/%]|-(?! ?\d{4}(?!\d)))/gu;
const noon = plainPattern(
  String.raw`(?<!\p{L})(?:12(?:[:.h]00)?(?: uhr| h)?,? )?{noon_time}(?!\p{L})`,
  'giu',
);
const midnight = plainPattern(
  String.raw`(?<!\p{L})(?:(?:12|24|0?0)(?:[:.h]00)?(?: uhr| h)?,? )?{midnight_time}(?!\p{L})`,
  'giu',
);

/**
 * The times of a text, in order.
 * @param text as `plain` gives it
 * @param with_bare also four digits alone, 1630: only in a column of times
 */
export function timesIn(text: string, with_bare = false): WrittenTime[] {
  const found: WrittenTime[] = [];
  const add = (match: RegExpMatchArray, time: string | null) => {
    const start = match.index ?? 0;
    const end = start + match[0].trimEnd().length;
    if (time === null || found.some((other) => start < other.end && end > other.start)) return;
    found.push({ start, end, time });
  };
  for (const match of text.matchAll(noon)) add(match, '12:00');
  for (const match of text.matchAll(midnight)) add(match, '00:00');
  for (const pattern of [clock, military, ...(with_bare ? [military_bare] : []), hour_only, hour_of_pair]) {
    for (const match of text.matchAll(pattern)) add(match, timeOf(match.groups ?? {}));
  }
  return found.toSorted((a, b) => a.start - b.start);
}

function timeOf({ hour = '', minute = '00', half }: Record<string, string | undefined>): string | null {
  let hours = Number(hour);
  const of_day = half?.[0]?.toLowerCase();
  if (of_day !== undefined && (hours === 0 || hours > 12)) return hours < 24 ? pad(hours, minute) : null;
  if (of_day === 'p' && hours < 12) hours += 12;
  if (of_day === 'a' && hours === 12) hours = 0;
  if (hours === 24) return minute === '00' ? '00:00' : null;
  return pad(hours, minute);
}

function pad(hours: number, minute: string): string {
  return `${String(hours).padStart(2, '0')}:${minute}`;
}
