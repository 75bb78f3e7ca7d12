import { type Field, type FieldName, fields, type GroupName, groups } from '../fields.ts';
import { part_kinds } from '../parts/part-fields.ts';
import { isDoubtful, type ReviewCruise, type Source } from './review-model.ts';

/** What a record of a booking should have: shown as missing where the document does not say it. */
const important: readonly FieldName[] = [
  'cruise_line',
  'ship_name',
  'start_date',
  'end_date',
  'start_port',
  'end_port',
  'booking_number',
  'stateroom',
  'currency',
  'total_price',
  'final_payment_date',
];

export interface Arranged {
  /** read, but not surely */
  check: Field[];
  /** read, or missing though it matters */
  groups: { name: GroupName; fields: Field[] }[];
  /** what the document does not say */
  more: Field[];
}

/**
 * The fields in the order in which they are looked at. It follows what was read, not what is typed: nothing jumps.
 * `is_cancelled`: that it is cancelled is said of the document as a whole, and can be taken back.
 */
export function arrange({ sources }: Pick<ReviewCruise, 'sources'>, is_cancelled = false): Arranged {
  const is_typed = (field: Field) => field.kind !== 'flag' && field.kind !== 'moment';
  const check = fields.filter(({ name }) => isDoubtful(sources[name]));
  const shown = fields.filter(
    (field) =>
      !check.includes(field) &&
      (sources[field.name] !== undefined ||
        important.includes(field.name) ||
        (field.kind === 'moment' && is_cancelled)),
  );
  return {
    check,
    groups: groups
      .map((name) => ({ name, fields: shown.filter(({ group }) => group === name) }))
      .filter((group) => group.fields.length > 0),
    more: fields.filter((field) => is_typed(field) && !check.includes(field) && !shown.includes(field)),
  };
}

/** Something that was read: a field, a record, a line of the schedule. */
export interface Mark {
  /** `field:ship_name`, `balance`, `part:<key>`, `row:<key>` */
  key: string;
  source: Source;
}

type Readings = Pick<ReviewCruise, 'sources' | 'printed_balance' | 'parts' | 'rows'>;

/** All that was read of a cruise, in the order of the form. */
export function marksOf({ sources, printed_balance, parts, rows }: Readings): Mark[] {
  const of_fields = fields.map(({ name }) => ({ key: `field:${name}`, source: sources[name] }));
  const of_rows = rows.map(({ key, source }) => ({ key: `row:${key}`, source }));
  const of_parts = part_kinds.flatMap((kind) =>
    parts[kind].map(({ key, source }) => ({ key: `part:${key}`, source })),
  );
  const balance = { key: 'balance', source: printed_balance };
  return [...of_fields, balance, ...of_rows, ...of_parts].flatMap(({ key, source }) =>
    source === undefined || source === null ? [] : [{ key, source }],
  );
}

/** How many of what was read somebody should look at. */
export function countDoubtful(cruise: Readings): number {
  return marksOf(cruise).filter(({ source }) => isDoubtful(source)).length;
}
