import { z } from 'zod';
import { cruise_fields, part_fields } from '#domain/field-levels.ts';
import { share_levels, type LowestLevel } from '#domain/share-levels.ts';

/* Answers for receivers of a share: fields that their level does not show are absent, not null. */

/** The owner of a shared cruise and the reader's level; null for the reader's own. */
export const shareOf = z.object({ share_level: z.enum(share_levels), owner_name: z.string() });

/** Typed as the whole record, which its owner gets: the browser's client fills in absent fields (`web/lib`). */
type SharedView<Shape extends z.ZodRawShape> = z.ZodType<
  z.output<z.ZodObject<Shape>>,
  z.input<z.ZodObject<Shape>>
>;

function withGaps(record: z.ZodObject, levels: Readonly<Record<string, LowestLevel>>, least: LowestLevel) {
  const gaps = Object.keys(record.shape).filter((field) => (levels[field] ?? least) !== least);
  const optional = gaps.map((field) => [field, (record.shape[field] as z.ZodType).optional()] as const);
  return record.extend(Object.fromEntries(optional));
}

/** A part of a cruise, for its owner and for receivers. */
export function shownPart<Shape extends z.ZodRawShape>(
  record: z.ZodObject<Shape>,
  levels: Readonly<Record<string, LowestLevel>>,
): SharedView<Shape> {
  const shared = withGaps(record, levels, 'details');
  return z.union([record, shared]) as unknown as SharedView<Shape>;
}

/** A cruise, for its owner and for receivers. */
export function shownCruise<Shape extends z.ZodRawShape>(
  record: z.ZodObject<Shape>,
  levels: Readonly<Record<string, LowestLevel>> = cruise_fields,
): SharedView<Shape> {
  const shared = withGaps(record, levels, 'itinerary').extend({ share: shareOf });
  const parts = Object.entries(part_fields).filter(([name]) => name in record.shape);
  const inner = parts.map(([name, of_part]) => {
    const { element } = record.shape[name] as unknown as z.ZodArray<z.ZodObject>;
    return [name, z.array(withGaps(element, of_part, 'details')).optional()] as const;
  });
  return z.union([
    record.extend({ share: z.null() }),
    shared.extend(Object.fromEntries(inner)),
  ]) as unknown as SharedView<Shape>;
}
