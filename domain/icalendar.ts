import { addDays } from './dates.ts';
import type { FeedEvent } from './calendar-feed-shape.ts';
import type { WallPoint } from './milestones.ts';
import { timeZoneLines } from './icalendar-zones.ts';

/* Writes iCalendar text: RFC 5545, and RFC 7986 for the name and the refresh interval of a calendar. */

const most_octets = 75;
const crlf = '\r\n';

/** The options for writing events, the same for every calendar. */
export interface EventOptions {
  /** unique and permanent; short and of ASCII letters */
  uidOf: (key: string) => string;
  /** the link of an event */
  urlOf: (event: FeedEvent) => string;
  /** the CSS name of a colour; null: none is known */
  colourOf: (event: FeedEvent) => string | null;
  /** the instant of the last change of the feed's format: records that changed earlier get this time */
  changed_at: string;
}

/** Serialised events: the same octets in every calendar, so that they can be cached. */
export interface WrittenEvents {
  octets: Uint8Array;
  years: YearsOfZones;
}

export interface CalendarText {
  /** the name of the calendar in the program that reads it */
  name: string;
  /** BCP 47 */
  language: string;
  /** the zone of the owner; null: not known */
  time_zone: string | null;
  events: readonly WrittenEvents[];
}

/** Serialises events. */
export function writeEvents(events: Iterable<FeedEvent>, options: EventOptions): WrittenEvents {
  const years: YearsOfZones = new Map();
  let text = '';
  for (const event of events) {
    addZones(years, event);
    text += eventText(event, options);
  }
  return { octets: new TextEncoder().encode(text), years };
}

/** Serialises a whole calendar as UTF-8 octets. */
export function calendarText({ name, language, time_zone, events }: CalendarText): Uint8Array<ArrayBuffer> {
  const years: YearsOfZones = new Map();
  for (const written of events) {
    for (const [zone, [first, last]] of written.years) addYears(years, zone, first, last);
  }
  const called = escapeText(name);
  const head = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Gangway//Gangway//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${called}`,
    `X-WR-CALNAME:${called}`,
    // for programs that need a zone for floating times: the owner's, not that of some port
    ...(time_zone === null ? [] : [`X-WR-TIMEZONE:${time_zone}`]),
    'REFRESH-INTERVAL;VALUE=DURATION:PT4H',
    'X-PUBLISHED-TTL:PT4H',
    ...timeZoneLines(years),
    '',
  ];
  const encoder = new TextEncoder();
  return joined([
    encoder.encode(head.map(foldLine).join(crlf)),
    ...events.map(({ octets }) => octets),
    encoder.encode(`END:VCALENDAR${crlf}`),
  ]);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function eventText(event: FeedEvent, options: EventOptions): string {
  const { summary, location, description, start, end, status, is_free, is_linked, alarms } = event;
  const changed = event.updated_at > options.changed_at ? event.updated_at : options.changed_at;
  const stamp = stampOf(changed);
  const colour = options.colourOf(event);
  const title = escapeText(summary);
  let text =
    `BEGIN:VEVENT\r\n${foldLine(`UID:${options.uidOf(event.key)}`)}\r\nDTSTAMP:${stamp}\r\n` +
    `LAST-MODIFIED:${stamp}\r\nSEQUENCE:${event.version}\r\n${dateLine('DTSTART', start)}\r\n`;
  // `DTEND` of an all-day event is the day after the last one
  if (end !== null)
    text += `${dateLine('DTEND', end.time === null ? { ...end, day: dayAfter(end.day) } : end)}\r\n`;
  text += `${foldLine(`SUMMARY:${title}`)}\r\n`;
  if (location !== null && location !== '') text += `${foldLine(`LOCATION:${escapeText(location)}`)}\r\n`;
  if (description !== null) text += `${foldLine(`DESCRIPTION:${escapeText(description)}`)}\r\n`;
  if (is_linked) text += `${foldLine(`URL:${options.urlOf(event)}`)}\r\n`;
  if (colour !== null) text += `COLOR:${colour}\r\n`;
  text += `STATUS:${status}\r\nTRANSP:${is_free ? 'TRANSPARENT' : 'OPAQUE'}\r\n`;
  // Outlook counts whole days as free, whatever TRANSP says
  if (start.time === null) text += `X-MICROSOFT-CDO-BUSYSTATUS:${is_free ? 'FREE' : 'OOF'}\r\n`;
  for (const alarm of alarms)
    text +=
      `BEGIN:VALARM\r\nACTION:DISPLAY\r\n${foldLine(`DESCRIPTION:${title}`)}\r\n` +
      `TRIGGER:${alarm}\r\nEND:VALARM\r\n`;
  return `${text}END:VEVENT\r\n`;
}

/** Works on the digits for most days: a calendar has thousands, and `addDays` parses each as a date. */
function dayAfter(day: string): string {
  const date = Number(day.slice(8)) + 1;
  return date > 28 ? addDays(day, 1) : `${day.slice(0, 8)}${date < 10 ? '0' : ''}${date}`;
}

function dateLine(name: string, { day, time, time_zone }: WallPoint): string {
  const digits = day.slice(0, 4) + day.slice(5, 7) + day.slice(8);
  if (time === null) return `${name};VALUE=DATE:${digits}`;
  const wall = `${digits}T${time.slice(0, 2)}${time.slice(3)}00`;
  return time_zone === null ? `${name}:${wall}` : `${name};TZID=${time_zone}:${wall}`;
}

/** `2027-03-06T08:00:00Z` becomes `20270306T080000Z`. */
function stampOf(instant: string): string {
  const day = instant.slice(0, 4) + instant.slice(5, 7) + instant.slice(8, 10);
  return `${day}T${instant.slice(11, 13)}${instant.slice(14, 16)}${instant.slice(17, 19)}Z`;
}

/** The zones of events, with the first and the last year in which they occur. */
type YearsOfZones = Map<string, [first: number, last: number]>;

function addZones(years: YearsOfZones, { start, end }: FeedEvent): void {
  for (const point of [start, end]) {
    if (point === null || point.time === null || point.time_zone === null) continue;
    const year = Number(point.day.slice(0, 4));
    addYears(years, point.time_zone, year, year);
  }
}

function addYears(years: YearsOfZones, zone: string, first: number, last: number): void {
  const known = years.get(zone);
  if (known === undefined) years.set(zone, [first, last]);
  else {
    known[0] = Math.min(known[0], first);
    known[1] = Math.max(known[1], last);
  }
}

/** Matches most text, much faster than `forbidden` does. */
const plain_text = /^[\n -~]*$/;
/** Characters that text must not contain: other line ends, control characters, lone surrogates. */
const forbidden = /[[\p{Cc}\u2028\u2029\ud800-\udfff]--\n]/v;

/** Constants: a tagged template is a call, and four per text took four times as long as the rest of the function. */
const escaped = {
  backslash: String.raw`\\`,
  semicolon: String.raw`\;`,
  comma: String.raw`\,`,
  line: String.raw`\n`,
};

/** A value of the type TEXT: on one line, without control characters. */
function escapeText(text: string): string {
  const clean = plain_text.test(text) || !forbidden.test(text) ? text : cleanText(text);
  // one by one: a single expression with a function took three times as long
  return clean
    .replaceAll('\\', escaped.backslash)
    .replaceAll(';', escaped.semicolon)
    .replaceAll(',', escaped.comma)
    .replaceAll('\n', escaped.line);
}

function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?|[\u2028\u2029\u0085\v\f]/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(/(?!\n)\p{Cc}/gu, '');
}

const plain = /^[ -~]*$/;
/** A unit of UTF-16 takes three octets at most. */
const always_short = most_octets / 3;

/** Folds a line into lines of at most 75 octets of UTF-8, each further one after a space; no character is cut. */
export function foldLine(line: string): string {
  if (line.length <= always_short) return line;
  const is_plain = plain.test(line);
  if (is_plain && line.length <= most_octets) return line;
  const parts: string[] = [];
  let from = 0;
  // the space at the start of a further line counts as an octet
  let room = most_octets;
  while (from < line.length) {
    const to = is_plain ? Math.min(from + room, line.length) : endWithin(line, from, room);
    parts.push(line.slice(from, to));
    from = to;
    room = most_octets - 1;
  }
  return parts.join(`${crlf} `);
}

/** The index up to which the characters from `from` fit into `room` octets. */
function endWithin(line: string, from: number, room: number): number {
  let at = from;
  for (let left = room; at < line.length;) {
    const code = line.codePointAt(at) ?? 0;
    left -= code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    if (left < 0) break;
    at += code < 0x10000 ? 1 : 2;
  }
  return at;
}
