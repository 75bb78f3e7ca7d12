import { draftOf } from '#web/lib/forms/draft.ts';
import { changedNames } from '#web/lib/forms/merge.ts';
import type { Draft } from '#web/lib/forms/record-form.ts';
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

/**
 * The draft of a new part, unless the cruise has the part and nothing was typed since it was sent. A browser that is
 * killed may forget that it removed the draft: another part typed into it would change the recorded one.
 */
export function unrecordedDraft(
  slot: ReturnType<typeof partDraft>,
  kind: EditKind,
  parts: readonly { id: string }[],
): Draft<PartValues> | null {
  const draft = slot.read();
  if (draft === null || draft.version > 0) return draft;
  const { values, sent } = draft;
  if (sent !== null && changedNames(part_shapes[kind], values, sent).length > 0) return draft;
  // one that was never sent has got another id
  const id = sent === null ? draft.former_id : draft.id;
  if (!parts.some((part) => part.id === id)) return draft;
  slot.forget();
  return null;
}

/** The stored values that this version of the editor knows. */
function readPart(kind: EditKind, stored: unknown): PartValues | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const texts = new Map<string, unknown>(Object.entries(stored));
  const pairs = part_fields[kind].map(({ name }) => [name, texts.get(name)] as const);
  return Object.fromEntries(pairs.filter(([, text]) => typeof text === 'string'));
}
