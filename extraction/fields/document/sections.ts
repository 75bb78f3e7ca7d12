import { type DayOrder, daysIn } from '#extraction/values/days.ts';
import { isLabel } from './beside.ts';
import { judgeDays } from '../voyage/days-roles.ts';
import { bookingNumbers, type NumberFound } from '../numbers/numbers.ts';
import { labelsIn } from './labels.ts';
import type { Itinerary } from '../itinerary/shape.ts';
import type { Line, Sheet } from './sheet.ts';
import { least } from './confidence.ts';

/** The rows of one booking: its own, and the shared ones before the first booking. */
export interface Section {
  own: Line[];
  shared: Line[];
}

/**
 * Splits a document at its booking numbers if each part has its own days: two cruises with two numbers are two
 * bookings, one number on every page is one booking.
 */
export function sectionsOf(
  sheet: Sheet,
  lines: readonly Line[],
  itineraries: readonly Itinerary[],
  order: DayOrder,
): Section[] {
  const whole: Section[] = [{ own: [...lines], shared: [] }];
  // the number of a hotel or an airline is no cruise booking
  const strong = bookingNumbers(sheet, lines).line.filter(
    ({ score, piece }) => score >= least.clear && !isOfTravel(sheet, piece.line),
  );
  // the seller's and the line's numbers belong to one booking: only numbers with the same label separate bookings
  const [anchors = new Map<string, number>()] = [...Map.groupBy(strong, ({ said }) => said).values()]
    .map(firstLines)
    .toSorted((a, b) => b.size - a.size);
  const starts = [...anchors.values()].toSorted((a, b) => a - b);
  if (starts.length < 2 || new Set(starts).size < starts.length) return whole;
  const cuts = starts.map((start, index) => headingBefore(sheet, start, starts[index - 1] ?? -1));
  const [first = 0] = cuts;
  const shared = lines.filter(({ index }) => index < first);
  const parts = cuts.map((cut, index) =>
    lines.filter((line) => line.index >= cut && line.index < (cuts[index + 1] ?? Number.POSITIVE_INFINITY)),
  );
  const has_days = parts.every(
    (part) =>
      itineraries.some((run) => part.some(({ index }) => index === run.first)) ||
      hasStart(sheet, part, order),
  );
  return has_days ? parts.map((own) => ({ own, shared })) : whole;
}

/** The first line of each number. */
function firstLines(numbers: readonly NumberFound[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { value, piece } of numbers.toSorted((a, b) => a.piece.line - b.piece.line))
    if (!found.has(value)) found.set(value, piece.line);
  return found;
}

function isOfTravel(sheet: Sheet, line: number): boolean {
  const near = sheet.lines.slice(Math.max(0, line - 2), line + 1);
  return near.some(({ plain }) =>
    labelsIn(plain, sheet.languages).some(
      ({ names, start }) => start < 30 && (names.includes('flight') || names.includes('hotel')),
    ),
  );
}

/** Whether rows contain the start of a cruise. */
function hasStart(sheet: Sheet, part: readonly Line[], order: DayOrder): boolean {
  const { start_date, end_date } = judgeDays(sheet, part, order).candidates;
  return (
    start_date.some(({ score }) => score >= least.likely) &&
    end_date.some(({ score }) => score >= least.likely)
  );
}

/** The beginning of a part with the heading over its number: rows right above with only a few words. */
function headingBefore(sheet: Sheet, start: number, after: number): number {
  let cut = start;
  for (let index = start - 1; index > after && start - index <= 3; index -= 1) {
    const line = sheet.lines[index];
    if (line === undefined) break;
    // labels are above the number
    if (index === start - 1 && line.pieces.every((piece) => isLabel(sheet, piece))) {
      cut = index;
      continue;
    }
    if (line.pieces.length > 2 || line.text.length > 70) break;
    if (/[€$£₪]|\d{1,2}[:.]\d{2}|[.;!?]$|:/.test(line.text)) break;
    if (daysIn(line.plain, 'dmy').length > 0) break;
    if (line.block === sheet.lines[index - 1]?.block && index - 1 > after && start - index > 1) break;
    cut = index;
  }
  return cut;
}
