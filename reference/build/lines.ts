import { LINE_STATUSES, LINE_TYPES, type CruiseLineRow, type FinalPaymentRuleRow } from '../shapes.ts';
import type { Fault, SourceRow } from './csv.ts';
import { idOf, isPlainId } from './keys.ts';
import { contrastWithWhite } from './livery.ts';
import { LATEST_YEAR, makeRows } from './row.ts';

export const LINES_FILE = 'cruise_lines.csv';

export function makeLines(rows: readonly SourceRow[], faults: Fault[]): CruiseLineRow[] {
  const monograms = new Set<string>();
  const colours = new Set<string>();
  return makeRows(rows, faults, (reader) => {
    const id = reader.required('slug');
    if (id !== '' && !isPlainId(id))
      reader.fault(`slug "${id}" is not lower-case letters, digits and hyphens`);
    const name = reader.required('line');
    const monogram = reader.requiredMatching('monogram', /^[A-Z0-9]{2,3}$/, 'two or three capital letters');
    if (monograms.has(monogram)) reader.fault(`monogram ${monogram} is that of another line`);
    monograms.add(monogram);
    const colour = reader.requiredMatching('colour', /^#[\da-f]{6}$/, '#rrggbb');
    if (colours.has(colour)) reader.fault(`colour ${colour} is that of another line`);
    colours.add(colour);
    const contrast = contrastWithWhite(colour);
    if (contrast < 4.5)
      reader.fault(`colour ${colour} has a contrast of ${contrast.toFixed(2)} with white, below 4.5`);
    return {
      id,
      name,
      aliases: reader.list('aliases'),
      country: reader.country('country'),
      type: reader.oneOf('type', LINE_TYPES),
      website: reader.matching('website', /^https?:\/\/[^\s"<>]+$/, 'an http address'),
      loyalty_programme: reader.optional('loyalty_programme'),
      status: reader.oneOf('status', LINE_STATUSES),
      parent: reader.optional('parent'),
      colour,
      monogram,
    };
  });
}

export function makeFinalPaymentRules(
  rows: readonly SourceRow[],
  lineIds: ReadonlySet<string> | null,
  faults: Fault[],
): FinalPaymentRuleRow[] {
  const earlier: FinalPaymentRuleRow[] = [];
  return makeRows(rows, faults, (reader) => {
    const line = reader.reference('line', lineIds, LINES_FILE);
    const from = reader.requiredInteger('min_nights', 1, 400);
    const to = reader.integer('max_nights', 1, 400);
    if (to !== null && to < from) reader.fault(`max_nights ${to} is less than min_nights ${from}`);
    const rule: FinalPaymentRuleRow = {
      id: idOf(line, from, to ?? 'up'),
      cruise_line_id: line,
      min_nights: from,
      max_nights: to,
      days_before: reader.requiredInteger('days_before', 0, 400),
      note: reader.optional('note'),
      as_of_year: reader.requiredInteger('as_of_year', 2000, LATEST_YEAR),
      source: reader.required('source'),
    };
    // With two rules for one length of cruise the suggestion would depend on the order of rows.
    if (earlier.some((other) => overlaps(other, rule)))
      reader.fault(`its nights overlap those of another rule of ${line}`);
    earlier.push(rule);
    return rule;
  });
}

function overlaps(one: FinalPaymentRuleRow, other: FinalPaymentRuleRow): boolean {
  return (
    one.cruise_line_id === other.cruise_line_id &&
    one.min_nights <= (other.max_nights ?? Infinity) &&
    other.min_nights <= (one.max_nights ?? Infinity)
  );
}
