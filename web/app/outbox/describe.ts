import { catalogue_ids, fieldOf, written_names, type WrittenName } from '#domain/cruise-fields.ts';
import { isolate } from '#web/lib/bidi.ts';
import {
  type Body,
  type Change,
  deletes,
  makes,
  type RecordKind,
  recordOf,
  type Waiting,
} from '#web/lib/outbox/change.ts';
import { changedDays } from '#web/lib/outbox/merge-change.ts';
import {
  part_fields,
  type PartField,
  type RecordKind as PartKind,
} from '#web/parts/cruise-parts/part-fields.ts';

/* What a change that waits is about, in the names that the screens have for fields. */

/** What was done with a record. */
export type Verb = 'made' | 'changed' | 'deleted';

export function verbOf(change: Change): Verb {
  if (deletes(change)) return 'deleted';
  const is_marked = recordOf(change).kind === 'paid';
  return makes(change) || is_marked ? 'made' : 'changed';
}

const names_of_ids = new Map<string, string>(Object.entries(catalogue_ids).map(([name, id]) => [id, name]));

/** The names of the fields that a change sets, in the order of the screen; of a schedule its days. */
export function changedNames(change: Change): string[] {
  const { kind } = recordOf(change);
  if (kind === 'schedule') return changedDays(change);
  const given = Object.keys(change.body ?? {}).filter((name) => name !== 'id' && name !== 'move_schedule');
  const names = new Set(given.map((name) => names_of_ids.get(name) ?? name));
  const order: readonly string[] = kind === 'cruise' ? written_names : recordNames(kind);
  const placeOf = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return [...names].toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** The names in the record of a part: a moment is one there, and a day and a clock on the screen. */
function recordNames(kind: RecordKind): string[] {
  return isPart(kind) ? [...new Set(part_fields[kind].map(({ name }) => nameInRecord(name)))] : [];
}

function nameInRecord(name: string): string {
  return name.replace(/^(departure|arrival)_(day|clock)$/, '$1_time');
}

/** The fields on the screen for a name of the record of a part. */
export function partFieldsOf(kind: PartKind, name: string): PartField[] {
  return part_fields[kind].filter((field) => nameInRecord(field.name) === name);
}

export function isPart(kind: RecordKind): kind is PartKind {
  return Object.hasOwn(part_fields, kind);
}

/** The field of a cruise with a name; undefined for one without a label. */
export function cruiseFieldOf(
  name: string,
): { name: WrittenName; kind: ReturnType<typeof fieldOf>['kind'] } | undefined {
  const found = written_names.find((one) => one === name);
  return found && { name: found, kind: fieldOf(found).kind };
}

/** The fields by which a record is called: those of a group are said as one. */
const naming: Partial<Record<RecordKind, readonly (readonly string[])[]>> = {
  documents: [['name']],
  passengers: [['first_name', 'last_name']],
  flights: [['airline', 'flight_number'], ['departure_time']],
  lodging: [['name']],
  addons: [['description']],
  payments: [['amount'], ['date']],
  diary: [['day']],
};

/**
 * What the record of a change is called, which tells it from others of its kind: `Ada Lovelace`, `$40.00, 03/06/2027`.
 * @param textOf a field of the record for people; undefined: it is empty
 */
export function nameOf(change: Change, textOf: (name: string, record: Body) => string | undefined): string {
  const record = { ...change.before, ...change.body };
  const groups = naming[recordOf(change).kind] ?? [];
  return groups
    .map((names) =>
      names
        .map((name) => textOf(name, record))
        .filter(Boolean)
        .join(' '),
    )
    .filter((text) => text !== '')
    .map((text) => isolate(text))
    .join(', ');
}

/** What there is to call a cruise by. */
export interface Named {
  id: string;
  ship_name: string | null;
  start_date: string | null;
  end_date: string | null;
  currency: string | null;
}

/** A cruise as it is with the changes that wait, as far as it is named. */
export function namedCruise({ cruises, changes }: Waiting, id: string): Named {
  const bodies = changes
    .filter((one) => recordOf(one).kind === 'cruise' && recordOf(one).cruise_id === id)
    .map(({ body }) => body);
  const none = { ship_name: null, start_date: null, end_date: null, currency: null };
  const { ship_name, start_date, end_date, currency } = Object.assign(
    { ...none, ...cruises[id] },
    ...bodies,
  ) as Named;
  return { id, ship_name, start_date, end_date, currency };
}

/** The changes by the cruise that they are about, in their order. */
export function byCruise(changes: readonly Change[]): [id: string, changes: Change[]][] {
  return [...Map.groupBy(changes, (one) => recordOf(one).cruise_id)];
}

/** How many changes wait, need an answer, or were refused. */
export function countStates(changes: readonly Change[]): Record<Change['state'], number> {
  const count = (state: Change['state']) => changes.filter((one) => one.state === state).length;
  return { waiting: count('waiting'), conflict: count('conflict'), refused: count('refused') };
}
