import type { Cruise } from '#contract/cruises.ts';
import { catalogue_ids, written_names } from '#domain/cruise-fields.ts';
import type { Moment } from '#domain/timeline.ts';
import { ApiError } from '#web/lib/api-errors.ts';
import { isDeviceFull } from '#web/lib/device-full.ts';
import { createListeners } from '#web/lib/listeners.ts';
import {
  type Change,
  deletes,
  goesWith,
  isOfGoneCruise,
  isOfSame,
  makes,
  movesSchedule,
  nothing_waits,
  type Place,
  placeOf,
  recordOf,
  type StoredRecord,
  type Waiting,
  type Write,
} from './change.ts';
import { foldIn } from './fold.ts';
import { madeAnew } from './make-anew.ts';
import { changedDays, contentOf, isSameValue, mergeChange, takeMine } from './merge-change.ts';
import { cruiseWith, isShownIn, type ReadKey, shownCruise, showIn } from './show.ts';

/** What waits for each account, on the device. Every method may reject: a full device, a private window. */
export interface OutboxStorage {
  read: (person: string) => Promise<Waiting | undefined>;
  /** Replaces what waits, in one step among all tabs. */
  update: (person: string, change: (before: Waiting) => Waiting) => Promise<Waiting>;
}

export interface OutboxParts {
  storage: OutboxStorage;
  /** the account whose changes these are */
  account: () => string | undefined;
  /** the record of a cruise, as the server answered it last */
  cruise: (id: string) => Promise<Cruise | undefined>;
  moment: () => Moment;
  newId: () => string;
  /** Tells the other tabs that something changed, and keeps whether anything waits at all. */
  announce: (waiting: Waiting) => void;
}

export type Outbox = ReturnType<typeof createOutbox>;

/** The changes that wait to be sent, of the account of this page. */
export function createOutbox(parts: OutboxParts) {
  const { storage } = parts;
  const { notify, subscribe } = createListeners();
  let waiting = nothing_waits;
  /** whose they are */
  let person: string | undefined;

  function take(next: Waiting): void {
    waiting = next;
    notify();
  }

  /** What waits for the account of the page; nothing after a login of another one, until its own is read. */
  function ownWaiting(): Waiting {
    return person === parts.account() ? waiting : nothing_waits;
  }

  /** Reads what waits, also what another tab has added. */
  async function restore(): Promise<void> {
    const owner = parts.account();
    const stored = owner === undefined ? undefined : await storage.read(owner);
    if (owner !== parts.account()) return;
    person = owner;
    take(stored ?? nothing_waits);
  }

  async function update(
    change: (changes: readonly Change[]) => readonly Change[],
    known?: Cruise,
  ): Promise<void> {
    const owner = parts.account();
    if (owner === undefined) throw new TypeError('no account');
    const next = await storage.update(owner, (before) => {
      const changes = change(before.changes);
      const ids = new Set(changes.map((one) => recordOf(one).cruise_id));
      const cruises = { ...before.cruises, ...(known !== undefined && { [known.id]: known }) };
      return { changes, cruises: Object.fromEntries(Object.entries(cruises).filter(([id]) => ids.has(id))) };
    });
    // logged out meanwhile
    if (parts.account() !== owner) return;
    person = owner;
    take(next);
    parts.announce(next);
  }

  /**
   * Adds a change to those that wait.
   * @returns what the server would have answered
   * @param failure what is thrown if it cannot be kept: the device does not have the record, or stores nothing
   * @param is_tried whether it was sent already, so that only its answer may be missing
   * @throws ApiError `stale` if the device has a newer version of the record than the change is of; the browser's error
   * if the device is full; the failure
   */
  async function add(
    write: Write,
    if_match: number | undefined,
    failure: unknown,
    is_tried = false,
  ): Promise<unknown> {
    const place = recordOf(write);
    if (person !== parts.account())
      await restore().catch(() => {
        throw failure;
      });
    const known = waiting.cruises[place.cruise_id] ?? (await parts.cruise(place.cruise_id));
    const shown = shownCruise(withKnown(known), place.cruise_id, parts.moment());
    const is_new = makes(write) && place.kind === 'cruise';
    if (shown === undefined && !is_new) throw failure;
    const before = makes(write) || shown === undefined ? null : seenIn(shown, write);
    if (if_match !== undefined && before !== null && before.version !== if_match)
      throw new ApiError(412, { code: 'stale', current: before });
    const change: Change = {
      ...write,
      id: parts.newId(),
      before,
      at: Date.parse(parts.moment().now),
      is_tried,
      state: 'waiting',
    };
    const shownWith = (changes: readonly Change[]) => {
      const cruise = known && cruiseWith(changes, known, parts.moment());
      return cruise === undefined ? null : storedIn(cruise, place);
    };
    try {
      await update((changes) => foldIn(changes, change, shownWith), known);
    } catch (error) {
      throw isDeviceFull(error) ? error : failure;
    }
    const after = shownCruise(waiting, place.cruise_id, parts.moment()) ?? known;
    return deletes(write) && place.kind !== 'paid' ? undefined : after && answerIn(after, place);
  }

  function withKnown(known: Cruise | undefined): Waiting {
    return known === undefined ? waiting : { ...waiting, cruises: { [known.id]: known, ...waiting.cruises } };
  }

  /** The first change that can be sent: none before it about the same record, or that makes its record, is left. */
  function nextToSend(skipped: ReadonlySet<string>): Change | undefined {
    const { changes } = ownWaiting();
    return changes.find(
      (change, index) =>
        change.state === 'waiting' &&
        !skipped.has(change.id) &&
        !changes.slice(0, index).some((earlier) => mustFollow(earlier, change)),
    );
  }

  /**
   * Notes that a change is on its way: from now on its answer may be lost.
   * @returns the change as it is kept, which a later one may have been folded into; undefined: it was taken back, or
   * belongs to another account than that of the page
   */
  async function noteTried(id: string): Promise<Change | undefined> {
    await update((changes) => changes.map((one) => (one.id === id ? { ...one, is_tried: true } : one)));
    return ownWaiting().changes.find((one) => one.id === id);
  }

  /**
   * A change is done.
   * @param answer of the server: of a change of a cruise, the record as it is now; undefined: it is there no more
   */
  async function settle(id: string, answer: unknown): Promise<void> {
    const change = waiting.changes.find((one) => one.id === id);
    if (change === undefined) return;
    await update((changes) => changes.filter((one) => one.id !== id), cruiseAfter(change, answer));
  }

  /** The cruise with a change that is done. A part stays there for the changes that follow, until it is read again. */
  function cruiseAfter(change: Change, answer: unknown): Cruise | undefined {
    const { kind, cruise_id } = recordOf(change);
    const is_whole = (kind === 'cruise' || kind === 'paid') && answer !== undefined && answer !== null;
    if (is_whole) return answer as Cruise;
    return shownCruise({ ...waiting, changes: [change] }, cruise_id, parts.moment());
  }

  /** Takes a newer answer about a cruise: later changes are changes of this version. */
  function learn(cruise: Cruise): void {
    const { [cruise.id]: known } = waiting.cruises;
    const is_newer =
      known === undefined ||
      known.version < cruise.version ||
      known.schedule.version < cruise.schedule.version;
    // a share that is lowered or raised is no version of the cruise
    const is_shared_anew =
      known?.version === cruise.version && !isSameValue([known.can, known.share], [cruise.can, cruise.share]);
    if (!is_newer && !is_shared_anew) return;
    waiting = { ...waiting, cruises: { ...waiting.cruises, [cruise.id]: cruise } };
    // without it the change is only merged by the server's answer
    void update((changes) => changes, cruise).catch(() => undefined);
  }

  /**
   * The record was changed elsewhere, or is gone.
   * @param is_cruise_gone whether it is gone with its cruise
   */
  async function mergeWith(id: string, record: StoredRecord | null, is_cruise_gone = false): Promise<void> {
    const change = waiting.changes.find((one) => one.id === id);
    if (change === undefined) return;
    const merged = mergeChange(change, record);
    // its answer was lost: the next change of the record is one of what it made
    if (merged.outcome === 'done') return settle(id, record);
    const next = {
      ...merged.change,
      is_tried: false,
      ...(is_cruise_gone && { is_cruise_gone: true as const }),
    };
    const known = record === null ? undefined : cruiseWithRecord(change, record);
    if (merged.outcome === 'conflict') return setAside(next, known);
    await update((changes) => changes.map((one) => (one.id === id ? next : one)), known);
  }

  /** The cruise with the record of a change as the server has it now. @param record null: it has none */
  function cruiseWithRecord(change: Change, record: StoredRecord | null): Cruise | undefined {
    const { kind, cruise_id, part_id } = recordOf(change);
    const { [cruise_id]: known } = waiting.cruises;
    if (known === undefined || kind === 'paid') return known;
    if (kind === 'cruise') return { ...known, ...record };
    if (kind === 'schedule') return { ...known, schedule: { ...known.schedule, ...record } };
    const list: readonly object[] = known[kind];
    return {
      ...known,
      [kind]: list.flatMap((one) => ('id' in one && one.id === part_id ? (record ?? []) : one)),
    };
  }

  /** A change is a question, or was refused. One whose record was deleted here since is not: its deletion is sent. */
  function setAside(next: Change, known?: Cruise): Promise<void> {
    return update((changes) => {
      const at = changes.findIndex(({ id }) => id === next.id);
      const is_deleted = changes.slice(at + 1).some((later) => goesWith(next, later));
      return changes.flatMap((one, index) => (index !== at ? [one] : is_deleted ? [] : [next]));
    }, known);
  }

  async function refuse(id: string, reason: string): Promise<void> {
    const change = waiting.changes.find((one) => one.id === id);
    if (change !== undefined) await setAside({ ...change, is_tried: false, state: 'refused', reason });
  }

  /** Lets a change that was refused be sent again. */
  function retry(id: string): Promise<void> {
    return update((changes) =>
      changes.map((one) => {
        if (one.id !== id || one.state !== 'refused') return one;
        const { reason: _reason, ...rest } = one;
        return { ...rest, state: 'waiting' as const };
      }),
    );
  }

  /**
   * Answers the question about a conflict.
   * @param left the fields that stay as the other version has them; all: nothing is sent
   */
  function resolve(id: string, left: readonly string[] | 'all'): Promise<void> {
    const question = waiting.changes.find((one) => one.id === id);
    // a part that is made anew has another id
    const known = question?.current === null ? cruiseWithRecord(question, null) : undefined;
    return update((changes) => {
      const asked = changes.find((one) => one.id === id);
      if (asked === undefined) return changes;
      const { cruise_id } = recordOf(asked);
      const { current: theirs = null, state: _state, ...rest } = asked;
      const with_cruise = isOfGoneCruise(asked);
      const answered = (): Change[] => {
        if (left === 'all') return [];
        if (theirs === null) {
          const cruise = shownCruise({ ...waiting, changes }, cruise_id, parts.moment());
          return madeAnew(asked, cruise, parts.newId);
        }
        if (deletes(asked)) return [{ ...rest, state: 'waiting', before: theirs }];
        const merged = takeMine(asked, theirs, left);
        return merged.outcome === 'done' ? [] : [merged.change];
      };
      return changes.flatMap((one) => {
        if (one === asked) return answered();
        // a cruise that is gone is made anew with all that waits for it, or all of it goes
        return with_cruise && recordOf(one).cruise_id === cruise_id ? [] : [one];
      });
    }, known);
  }

  /** Takes a change back, and what depends on it: parts of a cruise that is not made. */
  function discard(id: string): Promise<void> {
    return update((changes) => {
      const given = changes.find((one) => one.id === id);
      return changes.filter(
        (one) => one !== given && !(given !== undefined && makes(given) && isNeeded(given, one)),
      );
    });
  }

  return {
    subscribe,
    current: ownWaiting,
    owner: () => person,
    restore,
    add,
    /** Whether a write must wait behind others: of the same cruise, or of its record if they wait for an answer. */
    mustWait: (write: Write): boolean => {
      const id = placeOf(write)?.cruise_id;
      if (id === undefined) return false;
      return ownWaiting().changes.some(
        (one) => recordOf(one).cruise_id === id && (one.state === 'waiting' || mustFollow(one, write)),
      );
    },
    isShown: (key: ReadKey) => isShownIn(ownWaiting(), key),
    show: (key: ReadKey, answer: unknown): unknown => {
      if (key[0] !== 'GET cruises/{id}' || !isShownIn(ownWaiting(), key))
        return showIn(ownWaiting(), key, answer, parts.moment());
      const cruise = answer as Cruise;
      learn(cruise);
      // an answer that the device kept may be older than what was sent since
      return showIn(ownWaiting(), key, ownWaiting().cruises[cruise.id] ?? cruise, parts.moment());
    },
    /** The cruise of a read, as the server has it, while changes of it wait. */
    known: (key: ReadKey): Cruise | undefined =>
      key[0] === 'GET cruises/{id}'
        ? ownWaiting().cruises[(key[1] as { params: { id: string } }).params.id]
        : undefined,
    /** A cruise that was made here: the server has none to answer. */
    made: (id: string): Cruise | undefined =>
      ownWaiting().cruises[id] === undefined ? shownCruise(ownWaiting(), id, parts.moment()) : undefined,
    nextToSend,
    noteTried,
    settle,
    mergeWith,
    refuse,
    retry,
    resolve,
    /** The days of the schedule of a cruise that wait to be sent. */
    days: (cruise_id: string): string[] =>
      ownWaiting().changes.flatMap((one) => {
        const place = recordOf(one);
        return place.kind === 'schedule' && place.cruise_id === cruise_id ? changedDays(one) : [];
      }),
    discard,
    /** Forgets everything that waits, as its account logs out. */
    clear: async (): Promise<void> => {
      const owner = person;
      take(nothing_waits);
      parts.announce(nothing_waits);
      if (owner !== undefined) await storage.update(owner, () => nothing_waits);
    },
  };
}

/** Whether a change waits for an earlier one to be done, or to be answered for both. */
function mustFollow(earlier: Change, change: Write): boolean {
  const is_of_cruise = recordOf(earlier).cruise_id === recordOf(change).cruise_id;
  return isNeeded(earlier, change) || (is_of_cruise && isOfGoneCruise(earlier));
}

/** Whether a change can only be sent when an earlier one is done. */
function isNeeded(earlier: Change, change: Write): boolean {
  const [a, b] = [recordOf(earlier), recordOf(change)];
  if (a.cruise_id !== b.cruise_id) return false;
  if (isOfSame(earlier, change)) return true;
  if (a.kind === 'schedule' || b.kind === 'schedule')
    if (movesSchedule(earlier) || movesSchedule(change)) return true;
  // the server works out what a mark as paid is about
  return (
    (makes(earlier) && a.kind === 'cruise') || b.kind === 'paid' || (deletes(change) && b.kind === 'cruise')
  );
}

const cruise_names = [
  ...written_names,
  ...Object.values(catalogue_ids),
  'not_needed',
  'schedule_is_offered',
  'version',
] as const;

/** The record that a write is about, as the traveller sees it; of a cruise that is deleted with all that goes with it. */
function seenIn(cruise: Cruise, write: Write): StoredRecord | null {
  const place = recordOf(write);
  const stored = storedIn(cruise, place);
  if (!deletes(write) || place.kind !== 'cruise' || stored === null) return stored;
  return { ...stored, content: contentOf(cruise) };
}

/** The record at a place in a cruise, as far as a traveller writes it; null: not there. */
function storedIn(cruise: Cruise, { kind, part_id }: Place): StoredRecord | null {
  if (kind === 'cruise')
    return Object.fromEntries(cruise_names.map((name) => [name, cruise[name]])) as unknown as StoredRecord;
  if (kind === 'schedule') return cruise.schedule;
  if (kind === 'paid') return null;
  const parts: readonly { id: string }[] = cruise[kind];
  return (parts.find(({ id }) => id === part_id) as unknown as StoredRecord | undefined) ?? null;
}

function answerIn(cruise: Cruise, place: Place): unknown {
  return place.kind === 'cruise' || place.kind === 'paid' ? cruise : storedIn(cruise, place);
}
