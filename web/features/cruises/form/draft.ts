import { type KeyValueStore, userChoice } from '#web/lib/storage.ts';
import { type FormValues, readNames, readValues, type ValueName } from './form-values.ts';
import { type ChosenPassenger, readPassengers } from './passengers.ts';

/** Entries that are not saved yet, kept over a reload and over a session that ended by itself. They are the person's, and go when they log out. */
export interface Draft {
  /** the version of the record that the entries change; 0 for a new one */
  version: number;
  values: FormValues;
  /** the record as it was when the form was opened */
  before: FormValues;
  /** of the record; a new one has it before it is sent, so that sent twice it is one */
  id: string;
  passengers: ChosenPassenger[];
  /** what was sent last for a new record without that an answer came */
  sent: FormValues | null;
  /** what was changed from one such try to the next: the first may have made the record */
  drift: ValueName[];
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
  const { id, version, passengers, sent, drift, ...rest } = stored as Record<string, unknown>;
  const values = readValues(rest['values']);
  const before = readValues(rest['before']);
  if (typeof version !== 'number' || values === undefined || before === undefined) return undefined;
  return {
    version,
    values,
    before,
    // drafts of the version before this one had none: the form makes it
    id: typeof id === 'string' ? id : '',
    passengers: readPassengers(passengers),
    sent: readValues(sent) ?? null,
    drift: readNames(drift),
  };
}
