import { addDays, nightsBetween } from '#domain/dates.ts';
import { emptyCall, type PortCall } from '#domain/schedule.ts';
import { type DayOrder, parseDay } from '#web/lib/day-input.ts';
import { parseTime } from '#web/parts/fields/time-input.ts';

interface Itinerary {
  start_date: string;
  end_date: string;
  day_order: DayOrder;
  /** 1 to 12 for the name of a month, in lower case */
  monthOf: (word: string) => number | undefined;
}

const sea =
  /\b(at sea|sea day|day at sea|cruising|seetag|auf see|en mer|en mar|alta mar|navegaci[oó]n|navega[cç][aã]o|no mar|navigazione|in mare)\b|יום ים|בים/iu;
const scenic = /\b(scenic( cruising)?|panorama\w*|panoramic\w*|panor[aâá]mi\w+)\b/iu;
/** Words beside times, in the languages of the product. */
const chatter =
  /\b(arr(ives?|ival|iv[eé]e|ivo)?|dep(arts?|arture|art)?|an(kunft)?|ab(fahrt)?|llegada|salida|chegada|sa[ií]da|partenza|d[eé]part|docked|tendered|uhr|from|to|bis|von)\b\.?:?/giu;
const time =
  /\b\d{1,2}(?:[:.h]\d{2}|(?=\s*[ap]\.?m\b))\s*(?:[ap]\.?\s?m\b\.?)?|\b(?:[01]\d|2[0-3])[0-5]\d\b/giu;
const written_day =
  /^(?:\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}(?:[./]\d{2,4})?\.?|\d{1,2}\.? (?:de )?\p{L}{3,}\.?(?:,? (?:de )?\d{4})?|\p{L}{3,}\.? \d{1,2}(?:,? \d{4})?)(?=[\s:,;|–-]|$)/u;
const weekday = /^\p{L}{2,10}[.,]?\s+(?=\d)/u;

/**
 * Reads an itinerary as bookings print it, one line for each day: `Day 2  Cozumel, Mexico  08:00 - 17:00`. A line
 * without a day is the day after the line before it.
 * @returns the rows, and the lines that could not be read
 */
export function readItinerary(text: string, itinerary: Itinerary): { rows: PortCall[]; unread: string[] } {
  const rows: PortCall[] = [];
  const unread: string[] = [];
  let date = addDays(itinerary.start_date, -1);
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '') continue;
    const { day, rest } = takeDay(line.trim(), itinerary);
    const next = day ?? addDays(date, 1);
    const row =
      next < itinerary.start_date || next > itinerary.end_date ? undefined : rowOf(rest, next, itinerary);
    if (row === undefined) unread.push(line.trim());
    else {
      rows.push(row);
      date = next;
    }
  }
  return { rows, unread };
}

/** The day at the beginning of a line: `Day 2`, `2.`, `7 March 2027`, `Sun 03/07`. */
function takeDay(line: string, itinerary: Itinerary): { day: string | undefined; rest: string } {
  const { start_date, end_date, day_order, monthOf } = itinerary;
  const bare = line.replace(/^[\s•*|-]+/, '');
  for (const dated of [bare, bare.replace(weekday, '')]) {
    const written = written_day.exec(dated)?.[0];
    if (written === undefined) continue;
    const rest = dated.slice(written.length);
    const readDay = (text: string) => parseDay(text.replace(/\bde\b/g, ' '), day_order, monthOf);
    // a written year counts, even if it leads outside the cruise
    const whole = /\d{4}/.test(written) ? readDay(written) : undefined;
    if (whole !== undefined) return { day: whole, rest };
    const years = new Set([start_date, end_date].map((day) => day.slice(0, 4)));
    const day = [...years]
      .map((year) => readDay(withYear(written, year)))
      .find((found) => found !== undefined && found >= start_date && found <= end_date);
    if (day !== undefined) return { day, rest };
  }
  const numbered = /^(?:\p{L}+\.?\s*)?(\d{1,3})(?=[\s:.,;)|–-]|$)(?![:.h]\d\d|\s*[ap]\.?m\b)[:.)]?/iu.exec(
    bare,
  );
  const number = Number(numbered?.[1] ?? 0);
  if (numbered !== null && number > 0 && number <= nightsBetween(start_date, end_date) + 1)
    return { day: addDays(start_date, number - 1), rest: bare.slice(numbered[0].length) };
  return { day: undefined, rest: bare };
}

function withYear(written: string, year: string): string {
  const bare = written.replace(/[.\s]+$/, '');
  // with the separator of the text: dots mean that the day is first
  const [sign = ' '] = /[./]/.exec(/^[\d./]+$/.test(bare) ? bare : '') ?? [];
  return `${bare}${sign}${year}`;
}

function rowOf(text: string, date: string, { start_date, end_date }: Itinerary): PortCall | undefined {
  const times = text.match(time) ?? [];
  const name = nameIn(text);
  if (scenic.test(text))
    return {
      ...emptyCall(date, 'scenic'),
      port_name: name.replace(scenic, '').replace(sea, '').trim() || null,
    };
  if (sea.test(text)) return emptyCall(date, 'sea');
  if (name === '') return undefined;
  const [first, second] = times;
  const isOnlyDeparture = second === undefined && date === start_date;
  const arrive = isOnlyDeparture || first === undefined ? null : (parseTime(first) ?? null);
  const leaves = isOnlyDeparture ? first : second;
  const depart = leaves === undefined ? null : (parseTime(leaves, { after: arrive ?? undefined }) ?? null);
  const row = { ...emptyCall(date, 'port'), port_name: name, arrive, depart };
  return date === end_date ? { ...row, depart: null } : row;
}

/** The rest of a line is the port; its country follows after a comma or in brackets. */
function nameIn(text: string): string {
  const [name = ''] = text
    .replace(time, ' ')
    .replace(chatter, ' ')
    .replace(/[\t|;–—]| - /g, ' ')
    .trim()
    .replace(/^[\s:,.-]+/, '')
    .split(/[,(]/);
  return name.replace(/\s+/g, ' ').replace(/[\s:.-]+$/, '');
}
