import { type Field, fields, groups } from '#web/parts/cruise-fields/fields.ts';
import type { FieldGroup } from '#domain/cruise-fields.ts';
import { part_kinds } from '#web/parts/cruise-parts/part-fields.ts';
import type { ReviewCruise, Source } from './review-model.ts';

export interface ReviewLayout {
  /** read, or important and missing */
  groups: { name: FieldGroup; fields: Field[] }[];
  /** fields that the document lacks */
  more: Field[];
}

/**
 * The fields of the form. The order follows the reading, not the typing, so that nothing jumps.
 * `asked`: keys of the entries that have a card. `is_cancelled`: the cancellation is shown for the document as a whole,
 * and can be taken back there.
 */
export function arrange(
  { sources }: Pick<ReviewCruise, 'sources'>,
  asked: ReadonlySet<string> = new Set(),
  is_cancelled = false,
): ReviewLayout {
  const is_typed = (field: Field) => field.kind !== 'flag' && field.kind !== 'moment';
  const left = fields.filter(({ name }) => !asked.has(`field:${name}`));
  const shown = left.filter(
    (field) =>
      sources[field.name] !== undefined ||
      field.is_important === true ||
      (field.kind === 'moment' && is_cancelled),
  );
  return {
    groups: groups
      .map((name) => ({ name, fields: shown.filter(({ group }) => group === name) }))
      .filter((group) => group.fields.length > 0),
    more: left.filter((field) => is_typed(field) && !shown.includes(field)),
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
