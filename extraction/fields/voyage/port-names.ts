import { daysIn, weekdayIn } from '#extraction/values/days.ts';
import { plain } from '#extraction/values/plain.ts';
import type { LabelName } from '#extraction/words/shape.ts';
import { labelledTexts } from '../document/beside.ts';
import { best, type Candidate } from '../document/candidate.ts';
import { labelsOf } from '../document/context.ts';
import { knowsPort } from '../itinerary/itinerary.ts';
import { labelsIn } from '../document/labels.ts';
import { phrasesIn } from '../document/phrases.ts';
import type { Line, Piece, Sheet } from '../document/sheet.ts';
import { wordPattern } from '#extraction/words/pattern.ts';

const only_port = wordPattern('^{port_word}$', 'iu');

/** A port beside a label, after "from" and "to", or after a day. */
export function portOf(
  sheet: Sheet,
  lines: readonly Line[],
  names: readonly LabelName[],
  words: 'from' | 'to',
): Candidate | undefined {
  const found: Candidate[] = [];
  const of_rows = new Set(lines.map(({ index }) => index));
  for (const name of names) {
    for (const { text, score, piece, label_piece, label_words, is_marked } of labelledTexts(
      sheet,
      lines,
      name,
    )) {
      // "Terminal 18, Port Everglades": a port in a sentence is not the port of the cruise
      if (piece === label_piece && !is_marked && only_port.test(label_words)) continue;
      // "Flug ab/bis Frankfurt"
      if (labelsOf(sheet, label_piece).some((one) => one.names.includes('flight'))) continue;
      // under "ARR" is the first port of a table, not the last one of the cruise
      if (!of_rows.has(piece.line)) continue;
      const named = portIn(sheet, text, words);
      if (named === null) continue;
      const value = wrapped(sheet, piece, named) ?? named;
      const is_port_label = name === 'start_port' || name === 'end_port' || name === 'round_trip';
      const is_known = knowsPort(value);
      if (!is_known && !is_port_label && !/\d/.test(text)) continue;
      found.push({
        value,
        score: score * (is_known ? 1 : 0.8) * (is_port_label ? 1 : 0.95),
        words: piece.text,
        piece,
      });
    }
  }
  return best(found);
}

/** "Depart: 02/06/2027 Fort" / "Lauderdale, FL": a port that continues below, if only the whole is a port. */
function wrapped(sheet: Sheet, piece: Piece, name: string): string | undefined {
  if (knowsPort(name) || !piece.text.endsWith(name)) return undefined;
  const below = sheet.lines[piece.line + 1]?.pieces.find((one) => Math.abs(one.x0 - piece.x0) < 2);
  const whole = below === undefined ? '' : `${name} ${below.text}`;
  return knowsPort(whole) ? whole : undefined;
}

const on_weekday = wordPattern(String.raw`\s+{on_weekday}\s+(\p{L}{3,12})(?=\s*(?:$|\|))`, 'iu');

/** "Barcelona, domingo" before its day; "Lloret de Mar" does not end with a Tuesday. */
const behind_place = wordPattern(
  String.raw`([,\s]+)(?:(?:{on_weekday}|{weekday_lead})\s+)?(\p{L}{1,13}(?:-feira)?['’׳]?)\.?$`,
  'u',
);

const one_word = wordPattern(String.raw`^(?:{weekday_lead} )?[\p{L}-]+['’׳]?\.?$`, 'u');

const in_port = wordPattern(String.raw`^{in_port}\s+(?=\p{Lu})`, 'iu');

const day_behind_port = wordPattern(String.raw`,\s*{day_behind_port}$`, 'iu');

/** The name of a port in a text, without days, times and their words. */
function portIn(sheet: Sheet, text: string, words: 'from' | 'to'): string | null {
  const plain_text = plain(text);
  let bare = text;
  for (const { start, end } of daysIn(plain_text, 'dmy').toReversed())
    bare = `${bare.slice(0, start)}|${bare.slice(end)}`;
  // "Lisbon, Portugal on Wednesday"
  bare = bare.replace(on_weekday, (all, name: string) => (weekdayIn(plain(name)) === undefined ? all : ''));
  bare = bare.replaceAll(/\d{1,2}[:.h]\d{2}\s*(?:[ap]\.?m\.?|uhr|hs?|hrs?)?/giu, '|');
  const parts = bare.split(/[|·;]| [-–—] |→/u).map((part) => part.trim());
  for (const part of parts) {
    const bare_plain = plain(part);
    const [lead] = phrasesIn(bare_plain, words, sheet.languages).filter(({ start }) => start <= 2);
    const behind = lead === undefined ? part : part.slice(lead.end);
    const clean = behind
      .replace(/^[\s,.:()–-]+|[\s,.:(–-]+$/gu, '')
      .replace(in_port, '')
      // "Bari, le" before its day
      .replace(day_behind_port, '')
      // "Frankfurt, 3 Personen"
      .replace(/,\s*\d.*$/u, '')
      .replace(behind_place, (all, comma: string, name: string) =>
        weekdayIn(plain(name)) !== undefined && (comma.includes(',') || name.length > 4) ? '' : all,
      )
      .trim();
    if (
      /^\p{Lu}|\p{Script=Hebrew}|^['’]/u.test(clean) &&
      clean.length >= 3 &&
      clean.length <= 60 &&
      !/\d{3}/.test(clean)
    ) {
      const labels = labelsIn(plain(clean), sheet.languages);
      const covered = labels.reduce((sum, { start, end }) => sum + end - start, 0);
      if (
        covered >= 0.8 * clean.length ||
        (one_word.test(clean) && clean.length <= 13 && weekdayIn(plain(clean)) !== undefined)
      )
        continue;
      return bareName(clean.includes(')') && !clean.includes('(') ? clean.replaceAll(')', '') : clean);
    }
  }
  return null;
}

const port_word = wordPattern(String.raw`^{port_of}[:\s]+`, 'iu');

/** "Hafen Kiel" is Kiel, if the rest is a port, so that "Puerto de la Cruz" is not cut. */
function bareName(name: string): string {
  const rest = name.replace(port_word, '');
  return rest !== name && !knowsPort(name) && knowsPort(rest) ? rest : name;
}
