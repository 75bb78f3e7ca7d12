import { type KeyValueStore, userChoice } from '#web/lib/storage.ts';
import { type FormValues, readValues } from './form-values.ts';

/** Entries that are not saved yet, kept over a reload and over a session that ended by itself. They are the person's, and go when they log out. */
export interface Draft {
  /** the version of the record that the entries change; 0 for a new one */
  version: number;
  values: FormValues;
  /** the record as it was when the form was opened */
  before: FormValues;
}

/** Raised when drafts of before can no longer be understood. */
const edition = 1;

function slot(id: string) {
  return userChoice<Draft | null>(`draft:${edition}:${id}`, null, checkDraft);
}

/** @param id of the cruise, or `new` */
export function readDraft(id: string, from?: KeyValueStore): Draft | null {
  return slot(id).read(from);
}

export function keepDraft(id: string, draft: Draft, to?: KeyValueStore): void {
  slot(id).write(draft, to);
}

export function forgetDraft(id: string, of?: KeyValueStore): void {
  slot(id).forget(of);
}

function checkDraft(stored: unknown): Draft | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  if (!('version' in stored && 'values' in stored && 'before' in stored)) return undefined;
  const { version } = stored;
  const values = readValues(stored.values);
  const before = readValues(stored.before);
  if (typeof version !== 'number' || values === undefined || before === undefined) return undefined;
  return { version, values, before };
}
