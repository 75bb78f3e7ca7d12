import type { Cruise } from '#contract/cruises.ts';
import { catalogue_ids, namesWith } from '#domain/cruise-fields.ts';
import { type FormShape, merge } from '#web/lib/forms/merge.ts';
import { type Change, deletes, part_kinds, type RecordKind, recordOf, type StoredRecord } from './change.ts';
import { knownOf, part_names } from './make-anew.ts';

/*
 * What becomes of a change whose record was changed elsewhere: different fields are merged by the rules of the forms, of
 * which this module has the shapes by the names of the contract.
 */

type Values = Record<string, unknown>;

const money = ['fare', 'discount', 'taxes', 'total_price', 'deposit'] as const;
/** Fields with an amount: those of a cruise, of a payment and of an add-on. */
const amounts = new Set<string>([...money, 'amount', 'price']);

const shapes: Partial<Record<RecordKind, FormShape<Values>>> = {
  cruise: {
    pairs: Object.entries(catalogue_ids),
    units: [
      ['cruise_line', 'cruise_line_id', 'ship_name', 'ship_id'],
      ['start_date', 'end_date'],
    ],
    money: { currency: 'currency', amounts: money },
  },
  lodging: { units: [['check_in_date', 'check_out_date']] },
};

/** Names in a body or in the record before it that are no fields of the record. */
const orders = new Set(['id', 'move_schedule', 'content']);

export type Merged =
  | { outcome: 'done' }
  | { outcome: 'send'; change: Change }
  | { outcome: 'conflict'; change: Change };

/**
 * Merges a change with the record that the server answered.
 * @param current null: the record is gone
 */
export function mergeChange(change: Change, current: StoredRecord | null): Merged {
  const asked: Change = { ...change, is_tried: false, state: 'conflict', current };
  if (current === null) return deletes(change) ? { outcome: 'done' } : { outcome: 'conflict', change: asked };
  if (deletes(change)) {
    const { mine, theirs, before } = versionsOf(change, current);
    if (recordOf(change).kind === 'schedule' && isSameValue(mine, theirs)) return { outcome: 'done' };
    if (!isSameValue(before, theirs) || hasUnseen(change, current))
      return { outcome: 'conflict', change: asked };
    return { outcome: 'send', change: { ...change, before: current } };
  }
  const conflicts = conflictsOf(change, current);
  if (conflicts.length > 0) return { outcome: 'conflict', change: asked };
  return takeMine(change, current, []);
}

/** The fields that both changed, or the days of a schedule. */
export function conflictsOf(change: Change, current: StoredRecord): string[] {
  const versions = versionsOf(change, current);
  return merge({ isSame: isSameValue, ...shapes[recordOf(change).kind] }, versions).conflicts;
}

/**
 * The change on top of the record as it is now, without the fields that are left as the other made them.
 * @param left the names among `conflictsOf` of which the other version is kept
 */
export function takeMine(change: Change, current: StoredRecord, left: readonly string[]): Merged {
  const { mine, theirs, before } = versionsOf(change, current);
  const asked = conflictsOf(change, current);
  const isMine = (name: string) =>
    !left.includes(name) && (asked.includes(name) || !isSameValue(mine[name], before[name]));
  const { state: _state, current: _current, reason: _reason, ...rest } = change;
  const next = { ...rest, state: 'waiting' as const, before: current, is_tried: false };
  if (recordOf(change).kind === 'schedule') {
    const days = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].toSorted();
    if (days.every((day) => !isMine(day) || isSameValue(mine[day], theirs[day]))) return { outcome: 'done' };
    const items = days.flatMap((day) => rowsOn(isMine(day) ? change.body?.['items'] : current['items'], day));
    return { outcome: 'send', change: { ...next, method: 'PUT', body: { items } } };
  }
  const { pairs = [] } = shapes[recordOf(change).kind] ?? {};
  // a name goes with its id, and of fields that are asked together all are of one version
  const sent = Object.keys(mine).filter((name) => {
    const pair = pairs.find((one) => one.includes(name)) ?? [name];
    return (
      !pair.some((one) => left.includes(one)) &&
      pair.some(isMine) &&
      pair.some((one) => !isSameValue(mine[one], theirs[one]))
    );
  });
  if (sent.length === 0) return { outcome: 'done' };
  const values: Values = { ...change.before, ...change.body };
  const names = [...sent, ...Object.keys(change.body ?? {}).filter((name) => orders.has(name))];
  return {
    outcome: 'send',
    change: { ...next, body: Object.fromEntries(names.map((name) => [name, values[name]])) },
  };
}

/**
 * The record before two changes of it. What the later one sets alone was typed over what the screen showed then, and so
 * was a field that it sets back while another version has changed it: without that it would be no change.
 * @param without the record as the screen would show it without both
 */
export function beforeBoth(
  earlier: Change,
  change: Change,
  without: StoredRecord | null,
): StoredRecord | null {
  const { before: first, current } = earlier;
  const { before: seen, body } = change;
  if (first === null || seen === null) return first;
  const { mine, theirs, before } = versionsOf({ ...change, before: first }, current ?? without ?? first);
  const isSetBack = (name: string) =>
    isSameValue(mine[name], before[name]) && !isSameValue(theirs[name], before[name]);
  // the server answers an old version with the present one, and both are merged
  const version = Math.min(first.version, seen.version);
  if (recordOf(change).kind === 'schedule') {
    const days = Object.keys({ ...before, ...daysOf(seen['items']) }).toSorted();
    const items = days.flatMap((day) => rowsOn((isSetBack(day) ? seen : first)['items'], day));
    return { ...first, version, items };
  }
  const names = Object.keys(body ?? {}).filter((name) => !(name in (earlier.body ?? {})) || isSetBack(name));
  return { ...first, ...Object.fromEntries(names.map((name) => [name, seen[name]])), version };
}

/** The fields that both changed, in the groups that are answered together: a mix would be what nobody wrote. */
export function questionsOf(change: Change, current: StoredRecord): string[][] {
  const order = Object.keys(versionsOf(change, current).mine);
  const names = conflictsOf(change, current).toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
  const { units = [], money: prices } = shapes[recordOf(change).kind] ?? {};
  const is_of_currency = prices !== undefined && names.includes(prices.currency);
  const sets = [...units, ...(is_of_currency ? [[prices.currency, ...prices.amounts]] : [])];
  return [...Map.groupBy(names, (name) => sets.find((set) => set.includes(name)) ?? name).values()];
}

/** Whether a cruise that is to be deleted has got parts that were not seen here. Its version also counts what was sent. */
function hasUnseen(change: Change, current: StoredRecord): boolean {
  if (recordOf(change).kind !== 'cruise') return false;
  const seen = change.before?.['content'];
  return seen === undefined || !isSameValue(seen, contentOf(current as unknown as Cruise));
}

/** What goes with a cruise: its parts, schedule and documents, in values that can be compared. */
export function contentOf({ documents, schedule, ...cruise }: Cruise): Values {
  const contents = part_kinds.map((kind): [string, string[]] => [
    kind,
    (cruise[kind] as readonly object[])
      .map((part) => JSON.stringify(knownOf({ ...part }, part_names[kind])))
      .toSorted(),
  ]);
  const names = documents.map(({ id, name }) => `${id} ${name}`).toSorted();
  return Object.fromEntries<unknown>([...contents, ['documents', names], ['days', daysOf(schedule.items)]]);
}

/** The days of a schedule that a change makes other than they were. */
export function changedDays(change: Change): string[] {
  const { mine, before } = versionsOf(change, change.before ?? { version: 0, items: [] });
  const days = [...new Set([...Object.keys(mine), ...Object.keys(before)])].toSorted();
  return days.filter((day) => !isSameValue(mine[day], before[day]));
}

/** The three versions of a record, in values that can be compared. */
function versionsOf(change: Change, current: StoredRecord): { mine: Values; theirs: Values; before: Values } {
  const before = change.before ?? { version: 0 };
  if (recordOf(change).kind === 'schedule')
    return {
      before: daysOf(before['items']),
      mine: daysOf(deletes(change) ? [] : change.body?.['items']),
      theirs: daysOf(current['items']),
    };
  const names = [...new Set([...Object.keys(before), ...Object.keys(change.body ?? {})])].filter(
    (name) => !orders.has(name) && name !== 'version',
  );
  const pick = (record: Readonly<Values>) =>
    Object.fromEntries(names.map((name) => [name, comparable(name, record)]));
  return { before: pick(before), mine: pick({ ...before, ...change.body }), theirs: pick(current) };
}

function daysOf(items: unknown): Values {
  const rows = Array.isArray(items) ? (items as Values[]) : [];
  return Object.fromEntries(
    Map.groupBy(rows, ({ date }) => String(date))
      .entries()
      .map(([date, of_day]) => [date, of_day.map(comparableRow)]),
  );
}

/** A port of the catalogue is the same one whatever its name and zone are written like. */
function comparableRow(row: Values): Values {
  const { country: _country, source: _source, ...rest } = row;
  const known = rest['port_id'] !== null && rest['port_id'] !== undefined;
  const named = known ? { ...rest, port_name: null, time_zone: null } : rest;
  return Object.fromEntries(
    Object.entries({ outcome: 'as_planned', ...named }).filter(([, value]) => value !== null && value !== ''),
  );
}

function rowsOn(items: unknown, day: string): Values[] {
  const given = [
    'date',
    'kind',
    'port_id',
    'port_name',
    'arrive',
    'depart',
    'all_aboard',
    'time_zone',
    'ship_time_offset',
    'outcome',
  ];
  const rows = Array.isArray(items) ? (items as Values[]) : [];
  return rows
    .filter(({ date }) => date === day)
    .map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => given.includes(name))));
}

const names_of_catalogue = new Map<string, string>(
  namesWith('id').map((name) => [name, catalogue_ids[name]]),
);

/** The value of a field; of an entry of the catalogue the id alone, as the server may write its name in another way. */
function comparable(name: string, record: Readonly<Values>): unknown {
  const id = names_of_catalogue.get(name);
  if (id !== undefined && typeof record[id] === 'string') return '';
  const value = record[name];
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return value;
  const text = value.trim();
  // 12.5 and 12.50 are one amount
  if (amounts.has(name) && /^-?\d+\.\d+$/.test(text)) return text.replace(/\.?0+$/, '');
  // an instant may come back without its milliseconds
  if (name === 'cancelled_at' && !Number.isNaN(Date.parse(text))) return new Date(text).toISOString();
  return text;
}

/** Whether two values of a field are the same to a traveller. */
export function isSameValue(value: unknown, other: unknown, name = ''): boolean {
  const [one, two] = [comparable(name, { [name]: value }), comparable(name, { [name]: other })];
  return one === two || (typeof one === 'object' && written(one) === written(two));
}

function written(value: unknown): string {
  return JSON.stringify(value, sortedKeys);
}

function sortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
