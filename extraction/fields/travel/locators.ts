import { catalogue } from '#extraction/catalogue/catalogue.ts';
import { plain } from '#extraction/values/plain.ts';
import { labelsIn } from '../document/labels.ts';
import type { Line, Sheet } from '../document/sheet.ts';
import { wordPattern, wordsOf } from '#extraction/words/pattern.ts';

const locator =
  /(?<![\p{L}\d-])(?=[A-Z0-9]*[A-Z])(?=[A-Z0-9]*\d|[A-Z]{6}(?![A-Z0-9]))[A-Z0-9]{5,8}(?![\p{L}\d-])/gu;
const near_word = wordPattern(String.raw`(?<!\p{L}){record_locator}(?!\p{L})`, 'giu');
const no_locators = wordsOf('no_locator');

/** The airline's booking number in the text of a flight. */
export function locatorIn(sheet: Sheet, text: string): string | null {
  for (const { names, end } of labelsIn(plain(text), sheet.languages)) {
    if (!names.includes('record_locator') && !names.includes('booking_number')) continue;
    const found = codesIn(text.slice(end), 24)[0];
    if (found !== undefined) return found;
  }
  return labelledCodesIn(text)[0]?.code ?? null;
}

const farthest = 6;

/** A number for several flights, above or below them; of several the one after the airline's name. */
export function locatorNear(
  sheet: Sheet,
  lines: readonly Line[],
  at: number,
  airline: string | null,
): string | null {
  const line = lines[at];
  if (line === undefined) return null;
  const near = lines
    .slice(Math.max(0, at - farthest), at + farthest)
    .filter((one) => one.page === line.page && (one.block === line.block || mentionsFlights(sheet, one)));
  const found = near.flatMap((one) => [...labelledCodesIn(one.text), ...ofAirline(sheet, one)]);
  const codes = new Set(found.map(({ code }) => code));
  if (codes.size === 1) return found[0]?.code ?? null;
  const [name] = (airline ?? '').toLowerCase().split(' ');
  return (
    found.find(({ before }) => name !== undefined && name !== '' && before.toLowerCase().includes(name))
      ?.code ?? null
  );
}

/** "Singapore Airlines, booking reference KX4T9M" over its flights. */
function ofAirline(sheet: Sheet, { text }: Line): LabelledCode[] {
  const code = catalogue().airline_names.find(text).length > 0 ? locatorIn(sheet, text) : null;
  return code === null ? [] : [{ code, before: text.slice(0, text.indexOf(code)) }];
}

const flight_row = wordPattern(String.raw`{of_flight}|{of_flight_word}(?!\p{L})`, 'iu');

function mentionsFlights(sheet: Sheet, line: Line): boolean {
  return (
    labelsIn(line.plain, sheet.languages).some(({ names }) => names.includes('flight')) ||
    catalogue().airline_names.find(line.text).length > 0 ||
    flight_row.test(line.text)
  );
}

interface LabelledCode {
  code: string;
  /** the text between the previous code and the word of this one */
  before: string;
}

function labelledCodesIn(text: string): LabelledCode[] {
  const found: LabelledCode[] = [];
  let last = 0;
  for (const match of text.matchAll(near_word)) {
    const end = match.index + match[0].length;
    const [code] = codesIn(text.slice(end), reach(text, end));
    if (code === undefined) continue;
    found.push({ code, before: text.slice(last, match.index) });
    last = end;
  }
  return found;
}

/** The owner of a code may be named before it: "code of the airline: QZ7LMD". */
function reach(text: string, from: number): number {
  const named = /^[^\d:.;,|]{0,30}:/u.exec(text.slice(from))?.[0].length ?? 0;
  return named + 14;
}

const codesIn = (text: string, farthest_at = Number.POSITIVE_INFINITY): string[] =>
  [...text.matchAll(locator)]
    .filter(({ index }) => index <= farthest_at)
    .map(([one]) => one)
    .filter((one) => !no_locators.has(one.toLowerCase()));
