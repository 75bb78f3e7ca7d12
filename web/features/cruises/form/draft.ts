import { type KeyValueStore, userChoice } from '#web/lib/storage.ts';
import { type FormValues, readNames, readValues, type ValueName } from './form-values.ts';
import { type ChosenPassenger, readPassengers } from './passengers.ts';

/**
 * Changes that are not saved yet, kept over a reload and over a session that ended by itself. They belong to the
 * account, and are removed at logout.
 */
export interface Draft {
  /** the version of the record that the draft changes; 0 for a new one */
  version: number;
  values: FormValues;
  /** the record when the form was opened */
  before: FormValues;
  /** id of the record; a new one has it before it is sent, so that two sends make one record */
  id: string;
  passengers: ChosenPassenger[];
  /** the values last sent for a new record, while no answer has come */
  sent: FormValues | null;
  /** the fields that changed between such tries: the first may have made the record */
  drift: ValueName[];
}

/** Grows when older drafts can no longer be understood. */
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
  const { id, version, passengers, sent, drift, ...rest } = stored as Record<string, unknown>;
  const values = readValues(rest['values']);
  const before = readValues(rest['before']);
  if (typeof version !== 'number' || values === undefined || before === undefined) return undefined;
  return {
    version,
    values,
    before,
    // drafts of the previous version had no id: the form makes one
    id: typeof id === 'string' ? id : '',
    passengers: readPassengers(passengers),
    sent: readValues(sent) ?? null,
    drift: readNames(drift),
  };
}
