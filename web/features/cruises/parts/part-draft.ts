import { newId } from '#web/lib/ids.ts';
import { type KeyValueStore, userChoice } from '#web/lib/storage.ts';
import { type EditKind, part_fields } from './part-fields.ts';
import type { PartValues } from './part-values.ts';

/** Unsaved changes of an editor, kept over a reload. They belong to the account, and are removed at logout. */
export interface PartDraft {
  /** of the record; a new one has it before it is sent, so that two sends make one record */
  id: string;
  /** the version that the draft changes; 0 for a new record */
  version: number;
  values: PartValues;
  /** the record when its editor was opened */
  before: PartValues;
  /** a new record was sent under its id, and the outcome is unknown */
  is_sent: boolean;
}

const edition = 1;

/** @param key of the editor within the cruise: `flights.new-pre`, `flights.<id>` */
export function partDraft(cruise_id: string, kind: EditKind, key: string, in_store?: KeyValueStore) {
  const slot = userChoice<PartDraft | null>(`part:${edition}:${cruise_id}:${key}`, null, (stored) =>
    checkDraft(kind, stored),
  );
  return {
    read: () => slot.read(in_store),
    keep: (draft: PartDraft) => slot.write(draft, in_store),
    forget: () => slot.forget(in_store),
  };
}

function checkDraft(kind: EditKind, stored: unknown): PartDraft | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  if (!('id' in stored && 'version' in stored && 'values' in stored && 'before' in stored)) return undefined;
  const { id, version } = stored;
  const is_sent = 'is_sent' in stored && stored.is_sent === true;
  if (typeof id !== 'string' || typeof version !== 'number') return undefined;
  return {
    // Two tabs may go on from one draft: under an id that was never sent, the second would find the first's record.
    id: version === 0 && !is_sent ? newId() : id,
    version,
    values: known(kind, stored.values),
    before: known(kind, stored.before),
    is_sent,
  };
}

/** The stored values that this version of the editor knows. */
function known(kind: EditKind, stored: unknown): PartValues {
  if (typeof stored !== 'object' || stored === null) return {};
  const texts = new Map<string, unknown>(Object.entries(stored));
  const pairs = part_fields[kind].map(({ name }) => [name, texts.get(name)] as const);
  return Object.fromEntries(pairs.filter(([, text]) => typeof text === 'string'));
}
