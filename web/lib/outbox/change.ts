import type { Cruise } from '#contract/cruises.ts';

/*
 * A change that was made without a network and waits to be sent: one call about one record. The record is a cruise, its
 * schedule, one of its parts, or one of its documents (docs/decisions/117-outbox.md).
 */

/** The kinds of parts of a cruise: each is the name of a list in its record. */
export const part_kinds = ['passengers', 'flights', 'lodging', 'addons', 'payments', 'diary'] as const;
export type PartKind = (typeof part_kinds)[number];

/** The kinds of records that a change may be about. `paid` is the mark that the whole balance was paid. */
export type RecordKind = 'cruise' | 'schedule' | 'documents' | 'paid' | PartKind;

/** A record as the server has it, by the names of the contract. */
export type StoredRecord = Readonly<Record<string, unknown>> & { readonly version: number };

export type Body = Readonly<Record<string, unknown>>;

/** A call that changes something. */
export interface Write {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** below `/api/`, with its ids: `cruises/<id>/flights/<id>` */
  path: string;
  body: Body | null;
}

export interface Change extends Write {
  id: string;
  /** the record before the first change of it that waits; null: it is new, or the device does not have it */
  before: StoredRecord | null;
  /** when it was made, in milliseconds since 1970 by the clock of the device: it is shown, and orders nothing */
  at: number;
  /** it was sent: if its answer was lost, it may be done */
  is_tried: boolean;
  /** conflict: the same field was changed elsewhere; refused: the server did not accept it */
  state: 'waiting' | 'conflict' | 'refused';
  /** of a conflict: the record as the server has it now; null: it was deleted */
  current?: StoredRecord | null;
  /** of a conflict about what belongs to a cruise: the whole cruise was deleted */
  is_cruise_gone?: true;
  /** of a refusal: why, in the words of the server */
  reason?: string;
}

/** What waits for one account. */
export interface Waiting {
  /** in the order in which they were made */
  changes: readonly Change[];
  /** the cruises that they are about, as the server has them, by id; those that were made here are not among them */
  cruises: Readonly<Record<string, Cruise>>;
}

export const nothing_waits: Waiting = { changes: [], cruises: {} };

/** The record that a call changes. */
export interface Place {
  kind: RecordKind;
  /** the id of the cruise that it is, or belongs to */
  cruise_id: string;
  /** of a part or document */
  part_id: string | undefined;
}

/** The record that a call changes; undefined for a call that cannot wait. */
export function placeOf({ method, path, body }: Write): Place | undefined {
  const [root, id, noun, part, ...more] = path.split('/');
  if (root !== 'cruises' || more.length > 0) return undefined;
  const own_id = typeof body?.['id'] === 'string' ? body['id'] : undefined;
  if (noun === undefined) {
    const cruise_id = method === 'POST' ? own_id : id;
    return cruise_id === undefined ? undefined : { kind: 'cruise', cruise_id, part_id: undefined };
  }
  const cruise_id = id ?? '';
  if (noun === 'schedule') return { kind: 'schedule', cruise_id, part_id: undefined };
  if (noun === 'mark-paid') return { kind: 'paid', cruise_id, part_id: undefined };
  const kind = noun === 'documents' ? noun : part_kinds.find((one) => one === noun);
  const part_id = method === 'POST' ? own_id : part;
  if (kind === undefined || part_id === undefined) return undefined;
  // a file is no JSON
  return kind === 'documents' && method === 'POST' ? undefined : { kind, cruise_id, part_id };
}

/** The record of a change that waits. */
export function recordOf(change: Write): Place {
  const place = placeOf(change);
  if (place === undefined) throw new TypeError(`${change.method} ${change.path} cannot wait`);
  return place;
}

/** Whether two changes are about the same record. */
export function isOfSame(a: Write, b: Write): boolean {
  const [one, other] = [recordOf(a), recordOf(b)];
  return one.kind === other.kind && one.cruise_id === other.cruise_id && one.part_id === other.part_id;
}

/** Whether a change goes with the record that another one deletes. */
export function goesWith(change: Write, deletion: Write): boolean {
  const { kind, cruise_id } = recordOf(deletion);
  if (!deletes(deletion)) return false;
  return kind === 'cruise' ? recordOf(change).cruise_id === cruise_id : isOfSame(change, deletion);
}

/** Whether a change asks about a cruise that was deleted: the answer is one for all that waits for it. */
export function isOfGoneCruise({ state, current = null, is_cruise_gone, ...write }: Change): boolean {
  const is_whole = is_cruise_gone === true || ['cruise', 'schedule'].includes(recordOf(write).kind);
  return state === 'conflict' && current === null && is_whole;
}

/** Whether a change makes a record. */
export function makes(change: Write): boolean {
  return change.method === 'POST' && recordOf(change).kind !== 'paid';
}

/** Whether a change moves the schedule along with the start date. */
export function movesSchedule({ body }: Write): boolean {
  return body?.['move_schedule'] === true;
}

/** Whether a change deletes a record, or takes a mark back. */
export function deletes({ method }: Write): boolean {
  return method === 'DELETE';
}
