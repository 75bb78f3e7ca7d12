import { draftOf } from '#web/lib/forms/draft.ts';
import { type EditKind, part_fields } from './part-fields.ts';
import { part_shapes, type PartValues } from './part-values.ts';

/** Grows when older drafts can no longer be understood. */
const edition = 2;

/** Unsaved changes of an editor. @param key of the editor within the cruise: `flights.new-pre`, `flights.<id>` */
export function partDraft(cruise_id: string, kind: EditKind, key: string) {
  return draftOf(`part:${edition}:${cruise_id}:${key}`, {
    shape: part_shapes[kind],
    readValues: (stored) => readPart(kind, stored),
    readExtra: () => ({}),
  });
}

/** The stored values that this version of the editor knows. */
function readPart(kind: EditKind, stored: unknown): PartValues | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const texts = new Map<string, unknown>(Object.entries(stored));
  const pairs = part_fields[kind].map(({ name }) => [name, texts.get(name)] as const);
  return Object.fromEntries(pairs.filter(([, text]) => typeof text === 'string'));
}
