import { catalogue } from '#extraction/catalogue/catalogue.ts';
import { type DayOrder, daysIn } from '#extraction/values/days.ts';
import { plain } from '#extraction/values/plain.ts';
import { timesIn } from '#extraction/values/times.ts';
import { knowsPort } from '../itinerary/rows.ts';
import { wordPattern } from '#extraction/words/pattern.ts';

const code = /(?<![\p{L}\d])[A-Z]{3}(?![\p{L}\d])/gu;

/** Codes in brackets are airports; three letters elsewhere may be an airline's name, "TAP". */
export function airportCodes(text: string): string[] {
  const bracketed = [...text.matchAll(/\(([A-Z]{3})\)/g)].flatMap(([, one]) => one ?? []);
  return bracketed.length >= 2 ? bracketed : [...text.matchAll(code)].map(([one]) => one);
}

const lead = wordPattern(String.raw`^{before_airport}\s+`, 'iu');
const separators = wordPattern(
  String.raw`[|,;()/]|\s[-–—→›>]\s|\s{to_airport}\s|(?<=\p{L}{3})\s{to_airport_short}\s(?=\p{Lu})`,
  'u',
);

/**
 * The airports of a flight by the printed names of its places, if there are no codes: exactly two known names, and no
 * other possible one.
 */
export function airportNames(text: string, order: DayOrder): [string, string] | null {
  const names = cleared(text, order)
    .split(separators)
    .map(bare)
    .filter((part) => /^\p{Lu}[\p{L} .'’-]{2,30}$/u.test(part) && isPlace(part));
  const [one, two] = names;
  return names.length === 2 && one !== undefined && two !== undefined && one !== two ? [one, two] : null;
}

function bare(part: string): string {
  let text = part
    .trim()
    .replace(/^[-–—.:]+|[-–—.:]+$/gu, '')
    .trim();
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replace(lead, '').trim();
  }
  return text;
}

function isPlace(name: string): boolean {
  const [hit] = catalogue().airport_names.find(name);
  return knowsPort(name) || (hit !== undefined && hit.end - hit.start >= name.length * 0.5);
}

/** A text with placeholders for its days and times. */
function cleared(text: string, order: DayOrder): string {
  const words = plain(text);
  return [...daysIn(words, order), ...timesIn(words)]
    .toSorted((a, b) => b.start - a.start)
    .reduce((left, { start, end }) => `${left.slice(0, start)}|${left.slice(end)}`, text);
}
