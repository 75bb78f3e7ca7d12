import { getTableColumns, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import * as contract from '#contract/cruise-parts.ts';
import { part_fields } from '#domain/field-levels.ts';
import { shows, type LowestLevel } from '#domain/share-levels.ts';
import { isShown } from '../access.ts';
import { cruises } from '../table.ts';
import * as tables from './table.ts';

/** The description of a kind of part: its table, its fields by the contract's names, its order. */
export interface PartKind {
  table: PgTable;
  columns: Record<string, AnyColumn>;
  /** the contract's fields, as `{name: value}` of JSON */
  json: SQL;
  /** the fields that the level `details` shows; null if it shows none, or all */
  details: SQL | null;
  order: SQL;
  /** the columns by which a search finds its cruise */
  searched: readonly AnyColumn[];
}

function partKind(
  table: PgTable,
  item: { shape: object },
  { levels, ...more }: Pick<PartKind, 'order' | 'searched'> & { levels?: Record<string, LowestLevel> },
): PartKind {
  const columns: Record<string, AnyColumn> = getTableColumns(table);
  const names = Object.keys(item.shape);
  const jsonOf = (shown: string[]) => sql`json_build_object(${sql.join(shown.map(pairOf), sql`, `)})`;
  const pairOf = (name: string) => {
    const column = columns[name];
    if (column === undefined) throw new Error(`a part has no column for ${name}`);
    // money is sent as text: a JSON number would lose its decimals
    const value = column.getSQLType().startsWith('numeric') ? sql`${column}::text` : sql`${column}`;
    return sql`${sql.raw(`'${name}'`)}, ${value}`;
  };
  const details =
    levels === undefined ? null : jsonOf(names.filter((name) => shows('details', levels[name] ?? 'owner')));
  return { table, columns, json: jsonOf(names), details, ...more };
}

const { addons, diary, flights, lodging, passengers, payments } = tables;

export const part_kinds = {
  passengers: partKind(passengers, contract.passenger, {
    levels: part_fields.passengers,
    order: sql`${passengers.created_at}, ${passengers.id}`,
    searched: [passengers.first_name, passengers.last_name, passengers.loyalty_number, passengers.note],
  }),
  flights: partKind(flights, contract.flight, {
    levels: part_fields.flights,
    order: sql`${flights.kind} desc, ${flights.departure_time} nulls last, ${flights.created_at}, ${flights.id}`,
    searched: [
      flights.airline,
      flights.flight_number,
      flights.departure_airport,
      flights.arrival_airport,
      flights.confirmation_number,
    ],
  }),
  lodging: partKind(lodging, contract.lodging, {
    levels: part_fields.lodging,
    order: sql`${lodging.kind} desc, ${lodging.check_in_date} nulls last, ${lodging.created_at}, ${lodging.id}`,
    searched: [lodging.name, lodging.city, lodging.confirmation_number],
  }),
  addons: partKind(addons, contract.addon, {
    order: sql`${addons.date_added}, ${addons.created_at}, ${addons.id}`,
    searched: [addons.description],
  }),
  payments: partKind(payments, contract.payment, {
    order: sql`${payments.date}, ${payments.created_at}, ${payments.id}`,
    searched: [payments.note],
  }),
  diary: partKind(diary, contract.diary_entry, {
    order: sql`${diary.day}, ${diary.created_at}, ${diary.id}`,
    searched: [diary.text],
  }),
} as const;
export type PartName = keyof typeof part_kinds;

/** All parts of a kind, as a JSON list, within a query of the cruise with its reader's level (`seenBy`). */
export function partsJson(name: PartName): SQL {
  const { table, json, details, order, columns } = part_kinds[name];
  const shown = details === null ? json : sql`case when ${isShown('full')} then ${json} else ${details} end`;
  return sql`(select coalesce(json_agg(${shown} order by ${order}), '[]') from ${table} where ${columns['cruise_id']} = ${cruises.id})`;
}
