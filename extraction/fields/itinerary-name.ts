import { daysIn } from '../values/days.ts';
import { plain } from '../values/plain.ts';
import { besideLabels } from './beside.ts';
import { best, type Candidate } from './candidate.ts';
import { labelsIn } from './labels.ts';
import type { ShipFound } from './names.ts';
import { isOnly } from './phrases.ts';
import type { Line, Sheet } from './sheet.ts';

const nights_text =
  /(?<!\p{L})\d{1,3}[\s-]*(?:night|nights|nt|nts|day|days|notti|notte|giorni|noches|días|dias|nuits|jours|noites|nächte|naechte|tage|tägige|לילות|ימים)(?!\p{L})/iu;
const cruise_word =
  /(?<!\p{L})(?:cruise|voyage|kreuzfahrt|crucero|croisière|crociera|cruzeiro|expedition|transatlantic|getaway|journey|reise|rundreise|קרוז|הפלגה)(?!\p{L})/iu;

/** What the cruise is called. */
export function itineraryOf(
  sheet: Sheet,
  lines: readonly Line[],
  taken: ReadonlySet<number>,
  ship: ShipFound,
): Candidate | undefined {
  const named = besideLabels(sheet, lines, 'itinerary').flatMap(
    ({ text, score, piece, label_words }): Candidate[] => {
      const value = cleanItinerary(text);
      if (!isItineraryName(sheet, value, ship) || taken.has(piece.line)) return [];
      const is_heading =
        /itinerary|itin|programme|programm/i.test(label_words) && piece.line !== undefined && text.length < 4;
      return [{ value, score: score - (is_heading ? 0.3 : 0), words: piece.text, piece }];
    },
  );
  const loose = lines
    .filter(({ index }) => !taken.has(index))
    .flatMap((line, order) =>
      line.pieces.flatMap((piece): Candidate[] => {
        if (piece.text.length > 80 || !nights_text.test(piece.text)) return [];
        const value = cleanItinerary(piece.text.split(/ [·•|] /)[0] ?? '');
        const rest = value
          .replace(nights_text, '')
          .replace(cruise_word, '')
          .replaceAll(/[^\p{L}]/gu, '');
        if (rest.length < 4 || !isItineraryName(sheet, value, ship) || /%|[€$£₪]|\bcancel/i.test(piece.text))
          return [];
        return [{ value, score: 0.75 - order * 0.002, words: piece.text, piece }];
      }),
    );
  return best([...named, ...loose]);
}

function cleanItinerary(text: string): string {
  return text
    .replace(/^[\s:–-]+/u, '')
    .replace(/^(?=[\p{L}\d/-]*\d{2})[\p{Lu}\d][\p{Lu}\d/-]{2,11}\s*[–:,-]?\s+(?=\p{L})/u, '')
    .replace(/\s*\((?=[^)]*\d)[\p{Lu}\d\s/-]{3,14}\)\s*$/u, '')
    .replace(/^["“„»«]|["”“»«]$/gu, '')
    .replace(/[\s,;:–-]+$/u, '')
    .trim();
}

function isItineraryName(sheet: Sheet, value: string, { ship, line }: ShipFound): boolean {
  if (!/\p{L}{3}/u.test(value) || value.length > 90) return false;
  if (value === ship?.value || value === line?.value) return false;
  if (daysIn(plain(value), 'dmy').length > 0) return false;
  if (isOnly(plain(value), 'titles_of_documents', sheet.languages)) return false;
  const bare = plain(value);
  const labels = labelsIn(bare, sheet.languages);
  const covered = labels.reduce((sum, { start, end }) => sum + end - start, 0);
  return covered < bare.length * 0.8 && !/^\d+$/.test(bare);
}
