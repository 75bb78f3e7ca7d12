import {
  type Change,
  deletes,
  goesWith,
  isOfSame,
  makes,
  movesSchedule,
  recordOf,
  type StoredRecord,
} from './change.ts';
import { beforeBoth, isSameValue } from './merge-change.ts';

/*
 * Several changes of one record become one: the record before the first, and the last value of each field. A change that
 * was sent is left alone, as its answer may have been lost; the next one follows it.
 */

/**
 * Adds a change to those that wait.
 * @param shownWith its record as the screen shows it with some of the changes that wait
 */
export function foldIn(
  changes: readonly Change[],
  change: Change,
  shownWith: (some: readonly Change[]) => StoredRecord | null = () => null,
): Change[] {
  if (deletes(change) && recordOf(change).kind !== 'schedule') return withoutRecord(changes, change);
  const last = changes.findLastIndex((one) => isOfSame(one, change));
  const without = () => shownWith(changes.slice(0, last));
  const earlier = isMovedBetween(changes.slice(Math.max(last, 0)), change) ? undefined : changes[last];
  if (earlier === undefined || earlier.is_tried || deletes(earlier) !== deletes(change)) {
    // a schedule that was cleared is put again, or the reverse: the last one counts
    const is_replaced = earlier !== undefined && !earlier.is_tried && recordOf(change).kind === 'schedule';
    return is_replaced
      ? replaced(changes, earlier, { ...change, before: beforeBoth(earlier, change, without()) })
      : [...changes, behind(changes[last], change)];
  }
  return replaced(changes, earlier, {
    ...change,
    id: earlier.id,
    method: earlier.method,
    path: earlier.path,
    before: beforeBoth(earlier, change, without()),
    body: recordOf(change).kind === 'schedule' ? change.body : { ...earlier.body, ...change.body },
  });
}

/**
 * A change after another one of its record. It was made on what the screen showed with that one, which no version of the
 * server is: as a change of the older version it is always merged.
 */
function behind(earlier: Change | undefined, change: Change): Change {
  const version = earlier?.before?.version;
  if (change.before === null || version === undefined || version >= change.before.version) return change;
  return { ...change, before: { ...change.before, version } };
}

/**
 * Whether a move of the days lies between two changes of them: folded into one, they would be moved twice or not at all.
 */
function isMovedBetween(since: readonly Change[], change: Change): boolean {
  const is_of_days = recordOf(change).kind === 'schedule' || 'start_date' in (change.body ?? {});
  return (
    movesSchedule(change) ||
    (is_of_days && since.some((one) => isOfCruise(one, change) && movesSchedule(one)))
  );
}

function isOfCruise(one: Change, other: Change): boolean {
  return recordOf(one).cruise_id === recordOf(other).cruise_id;
}

/** A deletion: what waited for its record is not sent any more, nor for what goes with a cruise. */
function withoutRecord(changes: readonly Change[], change: Change): Change[] {
  const meant = changes.filter((one) => goesWith(one, change) && !one.is_tried);
  const left = changes.filter((one) => !meant.includes(one));
  // nobody else has seen what was made here
  if (meant.some((one) => makes(one) && isOfSame(one, change))) return left;
  const last = meant.at(-1);
  // a mark that was not sent is only dropped, and one that is taken back stays so
  if (recordOf(change).kind === 'paid' && last !== undefined)
    return deletes(last) ? [...changes] : changes.filter((one) => one !== last);
  const earlier = meant.find((one) => isOfSame(one, change))?.before ?? null;
  const before = earlier === null ? change.before : { ...change.before, ...earlier };
  return [...left, { ...change, before }];
}

/** Puts a change in the place of an earlier one, without fields that are again as they were. */
function replaced(changes: readonly Change[], earlier: Change, change: Change): Change[] {
  const { before, body } = change;
  if (before === null || body === null) return changes.map((one) => (one === earlier ? change : one));
  const left = Object.fromEntries(
    Object.entries(body).filter(
      ([name, value]) => !(name in before) || !isSameValue(value, before[name], name),
    ),
  );
  if (Object.keys(left).length === 0) return changes.filter((one) => one !== earlier);
  return changes.map((one) => (one === earlier ? { ...change, body: left } : one));
}
