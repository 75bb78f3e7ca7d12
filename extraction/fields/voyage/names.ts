import type { CruiseLineRow, ShipRow } from '#reference/shapes.ts';
import { catalogue } from '#extraction/catalogue/catalogue.ts';
import { plain } from '#extraction/values/plain.ts';
import { labelledTexts, type LabelledText } from '../document/beside.ts';
import type { Candidate } from '../document/candidate.ts';
import { isOnly } from '../document/phrases.ts';
import type { Line, Piece, Sheet } from '../document/sheet.ts';
import { confidence, least } from '../document/confidence.ts';

/** The ship and its cruise line. */
export interface ShipFound {
  ship?: Candidate;
  ship_row?: ShipRow;
  line?: Candidate;
  line_row?: CruiseLineRow;
}

interface NameMatch<Row> {
  row: Row;
  piece: Piece;
  text: string;
  score: number;
  /** letters of the name: a longer one is less likely to be another word */
  size: number;
}

/** The ship of a booking: a name of the catalogue, one beside a label first; else the labelled text. */
export function shipOf(sheet: Sheet, lines: readonly Line[], asides: ReadonlySet<number>): ShipFound {
  const { ships, lines: line_names, line_by_id } = catalogue();
  const labelled_ships = labelledTexts(sheet, lines, 'ship');
  const labelled_lines = labelledTexts(sheet, lines, 'line');
  const seen_lines = namesSeen(lines, (text) => line_names.find(text), labelled_lines, asides);
  const line_score = new Map<string, number>();
  for (const { row, score } of seen_lines) line_score.set(row.id, (line_score.get(row.id) ?? 0) + score);
  const seen_ships = namesSeen(lines, (text) => ships.find(text), labelled_ships, asides).map((seen) => ({
    ...seen,
    score:
      seen.score +
      Math.min(1, line_score.get(seen.row.cruise_line_id) ?? 0) +
      (seen.row.status === 'active' ? 0.2 : 0) +
      Math.min(0.4, seen.size / 40),
  }));
  const ship_total = new Map<string, number>();
  for (const { row, score } of seen_ships) ship_total.set(row.id, (ship_total.get(row.id) ?? 0) + score);
  const [ship] = seen_ships.toSorted(
    (a, b) =>
      b.score + 0.1 * (ship_total.get(b.row.id) ?? 0) - (a.score + 0.1 * (ship_total.get(a.row.id) ?? 0)),
  );
  const found: ShipFound = {};
  const label_only = labelled_ships.find(({ text, score }) => score > least.clear && isName(sheet, text));
  if (ship !== undefined && (ship.score >= least.ship_beside_label || label_only === undefined)) {
    if (ship.score >= least.ship) {
      found.ship = {
        value: shipText(ship),
        score: Math.min(confidence.names.surest_ship, 0.55 + ship.score / 4),
        words: ship.piece.text,
        piece: ship.piece,
      };
      found.ship_row = ship.row;
    }
  }
  if (found.ship === undefined && label_only !== undefined) {
    found.ship = {
      value: cleanName(label_only.text),
      score: confidence.names.labelled_ship,
      words: label_only.piece.text,
      piece: label_only.piece,
    };
  }
  const best_line = [...line_score.entries()].toSorted((a, b) => b[1] - a[1])[0];
  const own = found.ship_row === undefined ? undefined : line_by_id.get(found.ship_row.cruise_line_id);
  const own_seen =
    own === undefined
      ? undefined
      : seen_lines.filter(({ row }) => row.id === own.id).toSorted((a, b) => b.score - a.score)[0];
  const other_seen = seen_lines
    .filter(({ row }) => row.id === best_line?.[0])
    .toSorted((a, b) => b.score - a.score)[0];
  const line = own_seen ?? (own === undefined ? other_seen : undefined);
  if (line !== undefined) {
    found.line = {
      value: line.text,
      score: own_seen === undefined ? confidence.names.other_line : confidence.names.line_of_ship,
      words: line.piece.text,
      piece: line.piece,
    };
    found.line_row = line.row;
  } else {
    const said = labelled_lines.find(({ text, score }) => score > least.clear && isName(sheet, text));
    if (said !== undefined)
      found.line = {
        value: cleanName(said.text),
        score: confidence.names.labelled_line,
        words: said.piece.text,
        piece: said.piece,
      };
    else if (own !== undefined && found.ship !== undefined)
      found.line = {
        value: own.name.replace(/\s*\(.*/, ''),
        score: confidence.names.line_by_ship,
        words: found.ship.words,
        piece: found.ship.piece,
      };
    if (own !== undefined) found.line_row = own;
  }
  return found;
}

function shipText({ text, piece, row }: NameMatch<ShipRow>): string {
  const at = piece.text.indexOf(text);
  const lead = /(?:MS|MV|RMS|M\/S|M\.S\.|SS)\s$/.exec(piece.text.slice(0, Math.max(0, at)))?.[0] ?? '';
  return `${lead || brandBefore(piece.text, at, row)}${text}`.trim();
}

/** "Oceania Vista": the brand is part of the name if the whole cell is the ship's name. */
function brandBefore(text: string, at: number, row: ShipRow): string {
  const line = catalogue().line_by_id.get(row.cruise_line_id);
  const [brand = ''] = line?.name.split(' ') ?? [];
  const before = text.slice(0, Math.max(0, at));
  return brand.length > 3 && plain(before.trim()) === plain(brand) ? before : '';
}

/** Finds names within the parts between separators: "Midnight Sun - Viking Saturn" does not contain "Sun Viking". */
function findInParts<Row>(text: string, find: NameFinder<Row>): NameHit<Row>[] {
  let from = 0;
  const found: NameHit<Row>[] = [];
  for (const part of text.split(/((?:\s[-–—·|/]|[:;])\s)/u)) {
    const at = from;
    found.push(...find(part).map((hit) => ({ ...hit, start: hit.start + at, end: hit.end + at })));
    from += part.length;
  }
  return found;
}

interface NameHit<Row> {
  meanings: readonly Row[];
  start: number;
  end: number;
}
type NameFinder<Row> = (text: string) => readonly NameHit<Row>[];

function namesSeen<Row>(
  lines: readonly Line[],
  find: NameFinder<Row>,
  labelled: readonly LabelledText[],
  asides: ReadonlySet<number>,
): NameMatch<Row>[] {
  return lines.flatMap((line, order) =>
    line.pieces.flatMap((piece) =>
      findInParts(piece.text, find).flatMap(({ meanings, start, end }): NameMatch<Row>[] => {
        const [row] = meanings;
        if (row === undefined) return [];
        const text = piece.text.slice(start, end);
        if (/^\p{Ll}/u.test(text) && !/\p{Lu}/u.test(text)) return [];
        const beside = labelled.find(
          (one) => one.piece === piece && start >= one.start && start - one.start < 30,
        );
        // "Bremerhaven, Deutschland" is not the ship "Deutschland"
        if (beside === undefined && isOfPort(piece.text.slice(0, start))) return [];
        const is_whole = end - start >= piece.text.length - 2;
        const score =
          (beside === undefined ? 0.35 : 0.6 + 0.5 * beside.score) +
          (is_whole ? 0.25 : 0) +
          (order < 6 ? 0.15 : 0) +
          (piece.is_bold ? 0.05 : 0) -
          (asides.has(line.index) ? 0.6 : 0);
        return score <= 0 ? [] : [{ row, piece, text, score, size: end - start }];
      }),
    ),
  );
}

const isOfPort = (before: string): boolean =>
  /[,/(]\s*$/.test(before) && catalogue().ports.find(before).length > 0;

const cleanName = (text: string): string =>
  text
    .replace(/\s*[(,;|·].*$/u, '')
    .replace(/^["“„»«']+|["”“»«']+$/gu, '')
    .trim();

/** Whether a text can be a name: letters, short, and no other label. */
function isName(sheet: Sheet, text: string): boolean {
  const name = cleanName(text);
  return (
    /\p{L}{2}/u.test(name) &&
    name.length <= 50 &&
    !isOnly(plain(name), 'titles_of_documents', sheet.languages)
  );
}
