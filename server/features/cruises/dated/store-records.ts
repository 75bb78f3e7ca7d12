import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { DatedCruise, DatedFlight, DatedStay } from '#domain/milestones.ts';
import type { PortCall } from '#domain/schedule.ts';
import { cruise_fields, part_fields } from '#domain/field-levels.ts';
import { shows, type ShareLevel } from '#domain/share-levels.ts';
import { is_shared, owner_name } from '../access.ts';
import { flights, lodging, passengers } from '../parts/table.ts';
import { schedule_rows } from '../schedule/table.ts';
import { final_payment_days, instantSql } from '../store-fields.ts';
import { cruises } from '../table.ts';
import { pick } from '#domain/pick.ts';

/*
 * A record leaves the database as arrays of texts, without names and unordered. With names of fields, with ordering
 * there, or with type checks of each value, a thousand cruises took up to twice as long.
 */

/** The dated events of a cruise, and the texts about it in calendars, feeds and reminders. */
export interface DatedRecord extends Omit<DatedCruise, 'time'> {
  owner_id: string;
  version: number;
  /** instants, RFC 3339 in UTC */
  updated_at: string;
  cancelled_at: string | null;
  cruise_line_id: string | null;
  cruise_line: string | null;
  start_zone: string | null;
  end_zone: string | null;
  is_sample: boolean;
  checkin_notification: boolean;
  booking_number: string | null;
  stateroom: string | null;
  /** names as typed, first name and last name, in the order of their creation */
  passengers: string[];
  /** null for the reader's own */
  owner_name: string | null;
  /** the reader's level; null for the reader's own */
  share_level: ShareLevel | null;
}

export interface ReaderView {
  share_level: SQL;
  owner_name: SQL;
}
/** With `seenBy`. */
export const is_seen: ReaderView = {
  share_level: sql`case when ${is_shared} then seen.level end`,
  owner_name: sql`case when ${is_shared} then ${owner_name} end`,
};
export const is_own: ReaderView = { share_level: sql`null`, owner_name: sql`null` };

interface List {
  cruise_id: AnyPgColumn;
  /** the columns that order its rows */
  order: readonly AnyPgColumn[];
  fields: Record<string, AnyPgColumn>;
}

/** The lists of a cruise. */
const lists = {
  schedule: {
    cruise_id: schedule_rows.cruise_id,
    order: [schedule_rows.position],
    fields: {
      ...pick(schedule_rows, 'date', 'kind', 'port_id', 'port_name'),
      ...pick(schedule_rows, 'arrive', 'depart', 'all_aboard', 'time_zone', 'ship_time_offset', 'outcome'),
    } satisfies Record<keyof PortCall, AnyPgColumn>,
  },
  flights: {
    cruise_id: flights.cruise_id,
    order: [flights.created_at, flights.id],
    fields: {
      ...pick(flights, 'id', 'airline', 'flight_number'),
      ...pick(flights, 'departure_airport', 'arrival_airport', 'departure_time', 'arrival_time'),
      ...pick(flights, 'departure_zone', 'arrival_zone', 'confirmation_number'),
    } satisfies Record<keyof DatedFlight, AnyPgColumn>,
  },
  lodging: {
    cruise_id: lodging.cruise_id,
    order: [lodging.created_at, lodging.id],
    fields: {
      ...pick(lodging, 'id', 'name', 'city', 'check_in_date', 'check_out_date', 'confirmation_number'),
    } satisfies Record<keyof DatedStay, AnyPgColumn>,
  },
} satisfies Record<string, List>;

type ListName = keyof typeof lists;
type SingleField = Exclude<keyof DatedRecord, ListName | 'passengers'>;

/** The single values that are no texts, with their conversion from text. */
const other_types = {
  version: Number,
  checkin_notification: isTrue,
  payment_notification: isTrue,
  is_sample: isTrue,
  is_cancelled: isTrue,
  final_payment_days: (text) => (text === null ? null : Number(text)),
  not_needed: (text) => JSON.parse(text ?? '[]') as DatedRecord['not_needed'],
} satisfies {
  [Field in SingleField as DatedRecord[Field] extends string | null ? never : Field]: (
    text: Text,
  ) => DatedRecord[Field];
};

/** The single values, in the order in which they are sent. */
function singles(seen: ReaderView): Record<SingleField, SQL | AnyPgColumn> {
  return {
    ...pick(cruises, 'id', 'owner_id', 'version'),
    updated_at: instantSql(cruises.updated_at),
    cancelled_at: instantSql(cruises.cancelled_at),
    ...pick(cruises, 'checkin_notification', 'payment_notification', 'booking_number', 'stateroom'),
    ...seen,
    is_sample: cruises.is_sample,
    is_cancelled: sql`${cruises.cancelled_at} is not null`,
    ...pick(cruises, 'ship_name', 'cruise_line_id', 'cruise_line'),
    ...pick(cruises, 'start_date', 'end_date', 'start_zone', 'end_zone'),
    ...pick(cruises, 'start_port', 'end_port', 'checkin_date', 'final_payment_date'),
    final_payment_days,
    not_needed: sql`to_json(${cruises.not_needed})`,
    ...pick(cruises, 'manual_payment_reminder_date', 'currency', 'fare', 'discount', 'taxes'),
    ...pick(cruises, 'total_price', 'deposit', 'payments_total', 'deposit_paid'),
  };
}

const single_names = Object.keys(singles(is_own));

/** A record as the text that `parseRecord` parses. */
export function recordText(seen: ReaderView): SQL {
  const named_first = sql`(select coalesce(json_agg(concat_ws(' ', ${passengers.first_name}, ${passengers.last_name})
      order by ${passengers.created_at}, ${passengers.id}), '[]')
    from ${passengers} where ${passengers.cruise_id} = ${cruises.id})`;
  const parts = [
    sql`array_to_json(${textsOf(Object.values(singles(seen)))})`,
    named_first,
    ...Object.values(lists).map(listOf),
  ];
  return sql`concat('[', ${sql.join(parts, sql`, ',', `)}, ']')`;
}

/** Records as the text that `parseRecords` parses. */
export function recordsText(seen: ReaderView): SQL {
  return sql`concat('[', string_agg(${recordText(seen)}, ','), ']')`;
}

function listOf({ cruise_id, order, fields }: List): SQL {
  return sql`(select coalesce(json_agg(${textsOf([...order, ...Object.values(fields)])}), '[]')
    from ${cruise_id.table} where ${cruise_id} = ${cruises.id})`;
}

function textsOf(values: readonly (SQL | AnyPgColumn)[]): SQL {
  const texts = values.map((value) => sql`(${value})::text`);
  return sql`array[${sql.join(texts, sql`, `)}]`;
}

type Text = string | null;
type Value = Text | number;
type StoredRecord = [singles: Text[], passengers: string[], ...lists: Text[][][]];

/** Sorts the records that the database built: earlier cruises first, their rows in order. */
export function parseRecords(text: string): DatedRecord[] {
  return (JSON.parse(text) as StoredRecord[]).map(recordOf).sort(byDays).map(hide);
}

/** Parses a record of `recordText`. */
export function parseRecord(text: string): DatedRecord {
  return hide(recordOf(JSON.parse(text) as StoredRecord));
}

function recordOf([values, names, ...rows]: StoredRecord): DatedRecord {
  const record: Record<string, unknown> = {};
  single_names.forEach((name, index) => {
    record[name] = values[index] ?? null;
  });
  for (const [name, read] of Object.entries(other_types)) record[name] = read(record[name] as Text);
  record['passengers'] = names;
  Object.entries(lists).forEach(([name, list], index) => {
    record[name] = rowsOf(list, rows[index] ?? []);
  });
  return record as unknown as DatedRecord;
}

function isTrue(text: Text): boolean {
  return text === 'true';
}

/** Removes the values of a cruise that its level does not show. */
function hide(record: DatedRecord): DatedRecord {
  const { share_level } = record;
  if (share_level === null) return record;
  const shown = new Set<string>(['owner_id', 'share_level', 'owner_name', 'is_cancelled']);
  for (const [field, from] of Object.entries(cruise_fields)) if (shows(share_level, from)) shown.add(field);
  const hidden = Object.entries(record).map(([field, value]: [string, unknown]): [string, unknown] => {
    if (shown.has(field) || value === null) return [field, value];
    return [field, Array.isArray(value) ? [] : typeof value === 'boolean' ? false : null];
  });
  const left = Object.fromEntries(hidden) as unknown as DatedRecord;
  const { updated_at } = record;
  if (shows(share_level, part_fields.flights.confirmation_number)) return { ...left, updated_at };
  const unconfirmed = { confirmation_number: null };
  return {
    ...left,
    // the time of the change, which calendars receive
    updated_at,
    flights: left.flights.map((flight) => ({ ...flight, ...unconfirmed })),
    lodging: left.lodging.map((stay) => ({ ...stay, ...unconfirmed })),
  };
}

function rowsOf({ order, fields }: List, rows: Text[][]): Record<string, Value>[] {
  const columns = [...order, ...Object.values(fields)];
  const names = Object.keys(fields);
  const typed = rows.map((texts) =>
    columns.map(({ dataType }, index) => valueOf(dataType, texts[index] ?? null)),
  );
  return typed.sort(byOrder(order.length)).map((values) => {
    const row: Record<string, Value> = {};
    names.forEach((name, index) => {
      row[name] = values[order.length + index] ?? null;
    });
    return row;
  });
}

function valueOf(type: string, text: Text): Value {
  return text !== null && type === 'number' ? Number(text) : text;
}

function byOrder(keys: number) {
  return (one: Value[], other: Value[]): number => {
    for (let key = 0; key < keys; key += 1) {
      const order = compare(one[key], other[key]);
      if (order !== 0) return order;
    }
    return 0;
  };
}

function byDays(one: DatedRecord, other: DatedRecord): number {
  return compare(one.start_date, other.start_date) || compare(one.id, other.id);
}

function compare(one: Value | undefined, other: Value | undefined): number {
  return (one ?? '') < (other ?? '') ? -1 : (one ?? '') > (other ?? '') ? 1 : 0;
}
