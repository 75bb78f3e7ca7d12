import { catalogue } from '#extraction/catalogue/catalogue.ts';
import {
  type DayOrder,
  daysIn,
  weekdayIn,
  weekdayNumberIn,
  type WrittenDay,
} from '#extraction/values/days.ts';
import { timesIn } from '#extraction/values/times.ts';
import { beginsWith, isOnly, phrasesIn } from '../document/phrases.ts';
import { moreNumbers, spanIn } from './spans.ts';
import type { Line, Piece, Sheet } from '../document/sheet.ts';
import { plainPattern, wordPattern } from '#extraction/words/pattern.ts';

/** The place of a day in a row, and its written form. */
export interface Start {
  piece: Piece;
  start: number;
  end: number;
  /** the first cell of the day's row: its weekday or number may be in previous cells */
  first: Piece;
  written: WrittenDay | null;
  day_number: number | null;
  day_of_month: number | null;
  weekday: number | undefined;
  /** only weekdays and numbers of days are before it in its row */
  is_led: boolean;
  /** another day is before it in its cell */
  is_inner: boolean;
  /** the number of further days in the same row */
  more_days: number;
}

type Mark = Pick<
  Start,
  'start' | 'end' | 'written' | 'day_number' | 'day_of_month' | 'weekday' | 'more_days'
>;

const flight = /(?<![\p{L}\d])(?:[A-Z]{2}|[A-Z]\d|\d[A-Z]|[A-Z]{3}) ?\d{2,4}(?![\p{L}\d:])/gu;
/**
 * "Hotel to cruise terminal Piraeus, pick up 15:00": a ride on land, though the name of a port is in it. It begins its
 * cell: "Budapest – arrive at the airport and transfer to your ship" is a call.
 */
const ride = wordPattern(
  String.raw`(?<=^|\d[\s:|]*)(?:\p{L}[\p{L}'’]*\s){0,3}?(?:\p{L}*{ends_in_stop}|{stop})(?:\s(?!(?:{and}|{and_before_vowel})\s)\p{L}[\p{L}'’]*){0,4}\s{to_stop}\s[^.;|]{0,30}(?:{ends_in_stop}|{stop}|{ship_or_pier})(?!\p{L})`,
  'iu',
);
/** Texts that may precede a ride: "10/06/2027", "Sat"; after the name of a port it is a remark. */
const before_ride = /\d|^\P{L}*\p{L}{0,3}\P{L}*$/u;
const time_like = /^\d{1,2}\.\d{2}$/;

/** "08/06/2027 | Excursión Costa: Roma panorámica": a service for a day in port names another place. */
const service = wordPattern(String.raw`^{service}(?!\p{L})`, 'iu');

/** Whether a row is not about the cruise: only a day precedes the word that says so. */
function isElsewhere({ pieces }: Line): boolean {
  const at = pieces.findIndex(({ text }) => ride.test(text) || service.test(text));
  return at >= 0 && pieces.slice(0, at).every(({ text }) => before_ride.test(text));
}

/** The days in a row: in its first cells, or in several places if tables are side by side. */
export function startsOf(sheet: Sheet, line: Line, order: DayOrder): Start[] {
  if (isFlight(line.text) || isElsewhere(line)) return [];
  const found: Start[] = [];
  for (const piece of line.pieces) {
    const last = found.at(-1);
    const before = line.pieces.slice(last === undefined ? 0 : last.piece.index + 1, piece.index);
    const is_led = before.every((one) => leads(sheet, one.plain));
    const next = line.pieces[piece.index + 1];
    const is_column =
      next !== undefined &&
      /\p{L}/u.test(next.plain) &&
      (piece.index === 0 || (last?.day_number ?? null) !== null);
    const marks = marksIn(sheet, piece, order, is_column);
    const [mark] = marks;
    if (mark === undefined) continue;
    // "17.10" after a place is the time of departure
    if (
      piece.index > 0 &&
      time_like.test(piece.plain) &&
      !(is_led && last === undefined) &&
      !isPlace(sheet, next)
    )
      continue;
    if (last !== undefined && is_led && joinsOne(last, mark)) {
      found[found.length - 1] = joined(last, piece, mark);
      continue;
    }
    const first = last === undefined && is_led ? (line.pieces[0] ?? piece) : piece;
    for (const [at, one] of marks.entries())
      found.push({
        ...one,
        piece,
        first,
        is_led: is_led || last !== undefined,
        is_inner: at > 0 && marks.length < shortest_list && !listed.test(piece.plain.slice(0, one.start)),
      });
  }
  return found;
}

const listed = /[•·|;]\s*(?:\p{L}{2,10}\.?,? )?$/u;

/** Minimum of days in one cell to be a list; two are rows of tables side by side. */
const shortest_list = 3;

/** "Day 1 | 12/06/2027": the number and the date are one day, two dates are not. */
const joinsOne = (last: Start, mark: Mark): boolean =>
  last.written === null &&
  last.end === last.piece.plain.length &&
  (mark.written !== null || mark.day_of_month !== null);

function joined(last: Start, piece: Piece, mark: Mark): Start {
  const more_days = Math.max(last.more_days, mark.more_days);
  return { ...last, ...mark, piece, first: last.first, weekday: mark.weekday ?? last.weekday, more_days };
}

function marksIn(sheet: Sheet, piece: Piece, order: DayOrder, is_column: boolean): Mark[] {
  const text = piece.plain;
  const by_weekday = weekdayNumberIn(text);
  const days = daysIn(text, order, text.length < 40 || piece.index <= 1);
  const [first] = days;
  // in languages that write the day first, "mar 13" is a Tuesday
  const is_weekday =
    by_weekday !== null &&
    (first === undefined ||
      (first.year === undefined &&
        !first.is_numeric &&
        sheet.languages[0] !== 'en' &&
        first.end <= by_weekday.end));
  const torn = by_weekday === null ? null : /^ ?(0[1-9]|1[0-2])\.(?= )/.exec(text.slice(by_weekday.end));
  // OCR may lose the first dot of "06.05."
  if (by_weekday !== null && first === undefined && torn !== null) {
    const end = by_weekday.end + torn[0].length;
    const written = { start: 0, end, day: by_weekday.day, month: Number(torn[1]), is_numeric: true };
    return [
      {
        start: 0,
        end,
        written,
        day_number: null,
        day_of_month: null,
        weekday: by_weekday.weekday,
        more_days: 0,
      },
    ];
  }
  // "Days 4-5" is not the fourth of May
  const counted = dayNumberIn(sheet, text, is_column);
  if (counted !== null && counted.more_days > 0 && first !== undefined && first.end <= counted.end)
    return [counted];
  // "Day 1 – Mar 4 Tampa": the number and date of one day, not a span
  if (
    counted !== null &&
    first !== undefined &&
    first.start >= counted.end &&
    /[–—-]/.test(text.slice(counted.end, first.start)) &&
    leads(sheet, text.slice(counted.end, first.start))
  )
    return [{ ...counted, end: afterWeekday(text, first.end), written: first, weekday: first.weekday }];
  const span = spanIn(text, days, order, (before) => leads(sheet, before));
  if (span !== null && !is_weekday)
    return [
      {
        start: 0,
        end: afterWeekday(text, span.end),
        written: span.first,
        day_number: null,
        day_of_month: null,
        weekday: undefined,
        more_days: span.days,
      },
    ];
  if (is_weekday)
    return [
      {
        start: 0,
        end: by_weekday.end,
        written: null,
        day_number: null,
        day_of_month: by_weekday.day,
        weekday: by_weekday.weekday,
        more_days: 0,
      },
    ];
  if (first !== undefined && (leads(sheet, text.slice(0, first.start)) || isHeadOfList(text, days))) {
    return days
      .filter((day, at) => at === 0 || /\p{L}{3}/u.test(text.slice(days[at - 1]?.end ?? 0, day.start)))
      .map((day) => ({
        start: day.start,
        end: afterWeekday(text, day.end),
        written: day,
        day_number: null,
        day_of_month: null,
        weekday: day.weekday ?? weekdayIn(text.slice(0, day.start)),
        more_days: 0,
      }));
  }
  return counted === null ? [] : [counted];
}

/** "Itinerario: 15/05 Savona (17:00) – 16/05 Marsiglia": a word and a colon before a list of days. */
const isHeadOfList = (text: string, days: readonly WrittenDay[]): boolean =>
  days.length >= shortest_list &&
  /^\p{L}[\p{L} ]{2,30}:\s*(?:\p{L}{2,10}\.?,? )?$/u.test(text.slice(0, days[0]?.start));

/** The end of a date with a weekday: "06.03.2027 (Sat)" ends after the bracket. */
function afterWeekday(text: string, end: number): number {
  const rest = text.slice(end);
  const behind = /^[\s,]{0,3}(?<open>\()?(?<name>\p{L}+(?:-feira)?)(?![\p{L}-])\.?\)?/u.exec(rest);
  const { open, name = '' } = behind?.groups ?? {};
  if (behind === null || weekdayIn(name) === undefined) return end;
  // "Mar del Plata" does not begin with a Tuesday
  const is_place =
    open === undefined && catalogue().ports.find(rest.slice(0, 40))[0]?.start === rest.indexOf(name);
  return is_place ? end : end + behind[0].length;
}

const word_first = /^[#([>*•\s]*(?<word>\p{L}+)\.? ?(?<number>\d{1,3})[°º.:)]?(?![\p{L}\d.,/:])/u;
const number_first = /^[#([>*•\s]*(?<number>\d{1,3})(?:st|nd|rd|th|er|e|°|º|ª|\.)? ?(?<word>\p{L}+)/u;
const number_only = /^[#(]?(?<number>\d{1,3})[°º.:)]?$/u;

/** "Day 1", "1. Tag", or the number alone in a column of days. */
function dayNumberIn(sheet: Sheet, text: string, is_column: boolean): Mark | null {
  for (const pattern of [word_first, number_first]) {
    const match = pattern.exec(text);
    const { word = '', number = '' } = match?.groups ?? {};
    if (match !== null && word.length > 2 && isOnly(word, 'day', sheet.languages))
      return numbered(text, match[0].length, Number(number));
    if (match !== null && pattern === word_first && word.length > 0 && isOnly(word, 'day', sheet.languages))
      return numbered(text, match[0].length, Number(number));
  }
  const alone = is_column ? number_only.exec(text) : null;
  const number = Number(alone?.groups?.['number']);
  return alone !== null && number <= 130 ? numbered(text, text.length, number) : null;
}

function numbered(text: string, end: number, day_number: number): Mark {
  const more = moreNumbers(text.slice(end), day_number);
  return {
    start: 0,
    end: end + (more?.length ?? 0),
    written: null,
    day_number,
    day_of_month: null,
    weekday: undefined,
    more_days: more?.days ?? 0,
  };
}

/** Whether a row is a flight: a number of a known airline, and an airport. "MAR 16" is none, though both are codes. */
export function isFlight(text: string): boolean {
  const { airports, airlines } = catalogue();
  const numbers = [...text.matchAll(flight)]
    .flatMap(([one]) => one.match(/^[A-Z\d]{2,3}?(?= ?\d{2,4}$)/)?.[0] ?? [])
    .filter((one) => airlines.has(one) && weekdayIn(one.toLowerCase()) === undefined);
  const codes = (text.match(/(?<!\p{L})[A-Z]{3}(?!\p{L})/gu) ?? []).filter(
    (one) => airports.has(one) && !numbers.includes(one),
  );
  // "Delta Air Lines 1432" has its number after the name
  const is_named = codes.length >= 2 && catalogue().airline_names.find(text).length > 0;
  return is_named || (numbers.length > 0 && codes.length > 0);
}

const only_joins = wordPattern('^(?:[-–—/&+]|{joins_days})$', '');

/** Whether only a weekday, the number of the day, or nothing precedes a day. */
function leads(sheet: Sheet, before: string): boolean {
  const rest = before.replaceAll(/[\s,.()|:#°º>*•·-]/g, ' ').trim();
  if (rest === '') return true;
  const words = rest.split(/\s+/).filter((word) => !only_joins.test(word));
  const is_word = (word: string) =>
    /^\d{1,3}$/.test(word) || isWeekday(word) || isOnly(word, 'day', sheet.languages);
  // wide letter spacing splits words: "T hu"
  return (words.length <= 4 && words.every(is_word)) || (words.length === 2 && isWeekday(words.join('')));
}

const short_weekday = wordPattern('^(?:[lmxjvsd]|{weekday_alone})$', '');

const isWeekday = (word: string): boolean => weekdayIn(word) !== undefined || short_weekday.test(word);

function isPlace(sheet: Sheet, piece: Piece | undefined): boolean {
  return piece !== undefined && (knowsPort(piece.text) || isSea(sheet, piece.plain));
}

const port_marks = wordPattern(String.raw`^{port_mark}\b(?: {port_mark_in}(?= ))?[\s:–-]*`, 'iu');
const asides = wordPattern(String.raw`\s*\({how_moored}\)`, 'giu');

/** A placeholder for letters that are not part of a place; it occurs in no text. */
const cut_off = '\uE000';

const aside_behind = plainPattern(
  String.raw`[,;(–-]\s*(?:{aside_of_call}|{early_or_late}[ -]|{part_of_day}(?!\p{L}))`,
  'u',
);

/** The place in a part of a row, without times, their labels and weekdays. */
export function placeIn(sheet: Sheet, text: string, plain_text: string): string {
  const cuts = [...timesIn(plain_text, true)].map(({ start, end }) => ({ start, end }));
  for (const list of ['arrive', 'depart', 'overnight'] as const) {
    for (const hit of phrasesIn(plain_text, list, sheet.languages)) {
      const is_beside = cuts.some(
        (cut) => (cut.start >= hit.end && cut.start - hit.end <= 3) || Math.abs(hit.start - cut.end) <= 1,
      );
      const is_all = hit.start <= 1 && hit.end >= plain_text.trim().length;
      // "Pinhão, chegada às 7h00", "Southampton (sails 16:30)": text after a place and its comma
      const is_set_apart = hit.end - hit.start > 3 && /[,;:(–·-]\s*$/.test(plain_text.slice(0, hit.start));
      if (is_set_apart) cuts.push({ start: hit.start, end: plain_text.length });
      else if (is_beside || is_all || list === 'overnight') cuts.push({ start: hit.start, end: hit.end });
    }
  }
  const boarding = aside_behind.exec(plain_text);
  if (boarding !== null && boarding.index > 2) cuts.push({ start: boarding.index, end: plain_text.length });
  const letters = text.split('');
  for (const { start, end } of cuts) for (let at = start; at < end; at += 1) letters[at] = cut_off;
  const [longest = ''] = letters
    .join('')
    .split(cut_off)
    .map(trimPlace)
    .filter((part) => /\p{L}{2}/u.test(part));
  const named = longest.replace(port_marks, '').replaceAll(asides, '');
  const clean = trimPlace(leads(sheet, named.toLowerCase()) ? '' : named);
  return clean === '' || isOnly(clean.toLowerCase(), 'day', sheet.languages) ? '' : clean;
}

function trimPlace(text: string): string {
  let trimmed = text
    .replaceAll(cut_off, ' ')
    .replaceAll(/\s+/g, ' ')
    // "1er jour (14/05) : Strasbourg"
    .replace(/^\s*\(\d{1,2}[./-]\d{1,2}(?:[./-]\d{2,4})?\)\s*/u, '')
    .replace(/^[\s,;:.·•|/>→›»▸►➔➜–—)\]\-*]+/u, '')
    .replace(/[\s,;:·•|/→›»▸►➔➜–—([\-*]+$/u, '');
  if (trimmed.includes(')') && !trimmed.includes('(')) trimmed = trimmed.replaceAll(')', '');
  if (trimmed.includes('(') && !trimmed.includes(')')) trimmed = trimmed.replace(/\s*\([^)]*$/, '');
  return trimmed.replace(/(?<=\p{L}{4})\.$/u, '').trim();
}

const place_ends = wordPattern('[,;(/]| [-–] | {for_whom} ', '');

/** Whether a place, or its part before the comma or in brackets, is a port of the catalogue. */
export function knowsPort(place: string): boolean {
  const { ports } = catalogue();
  const [first = ''] = place.split(place_ends);
  return (
    ports.exact(place).length > 0 ||
    ports.exact(first).length > 0 ||
    ports.exact(/\(([^)]+)/.exec(place)?.[1] ?? '').length > 0
  );
}

/** Whether a row says that the ship is at sea. */
export function isSea(sheet: Sheet, plain_place: string): boolean {
  if (beginsWith(plain_place, 'sea_day', sheet.languages)) return true;
  return phrasesIn(plain_place, 'sea_day', sheet.languages).some(
    ({ end, start, words }) => (end >= plain_place.length - 2 || start <= 1) && (words > 1 || start <= 1),
  );
}
