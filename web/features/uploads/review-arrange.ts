import { type Field, fields, groups } from '#web/parts/cruise-fields/fields.ts';
import type { FieldGroup } from '#domain/cruise-fields.ts';
import { part_kinds } from '#web/parts/cruise-parts/part-fields.ts';
import { isDoubtful, type ReviewCruise, type Source } from './review-model.ts';

export interface ReviewLayout {
  /** read with doubt */
  check: Field[];
  /** read, or important and missing */
  groups: { name: FieldGroup; fields: Field[] }[];
  /** fields that the document lacks */
  more: Field[];
}

/**
 * The fields in the order of the review. The order follows the reading, not the typing, so that nothing jumps.
 * `is_cancelled`: the cancellation is shown for the document as a whole, and can be taken back there.
 */
export function arrange({ sources }: Pick<ReviewCruise, 'sources'>, is_cancelled = false): ReviewLayout {
  const is_typed = (field: Field) => field.kind !== 'flag' && field.kind !== 'moment';
  const check = fields.filter(({ name }) => isDoubtful(sources[name]));
  const shown = fields.filter(
    (field) =>
      !check.includes(field) &&
      (sources[field.name] !== undefined ||
        field.is_important === true ||
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

/** A value that was read: a field, a record, a row of the schedule. */
export interface Mark {
  /** `field:ship_name`, `balance`, `part:<key>`, `row:<key>` */
  key: string;
  source: Source;
}

type Readings = Pick<ReviewCruise, 'sources' | 'printed_balance' | 'parts' | 'rows'>;

/** All values read of a cruise, in the order of the form. */
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

/** How many of the values need a check. */
export function countDoubtful(cruise: Readings): number {
  return marksOf(cruise).filter(({ source }) => isDoubtful(source)).length;
}
