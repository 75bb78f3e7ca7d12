import type { z } from 'zod';
import type { PageQuery } from '#contract/operator.ts';
import type * as contract from '#contract/operator-schedules.ts';
import type { GivenShipCall } from '#contract/operator-schedules.ts';
import type { Language } from '#domain/languages.ts';
import type { PortCall } from '#domain/schedule.ts';
import type { Queryable } from '#server/database/shape.ts';
import { writeAuditEntry, type Actor } from '#server/features/audit/actions.ts';
import { CodedError } from '#server/platform/errors.ts';
import { pageOfAll } from '#server/platform/pages.ts';
import type { Services } from '#server/services.ts';
import { completeCall, kindOf } from './actions-calls.ts';
import { readFile, type Preview } from './actions-file.ts';
import * as store from './store.ts';

/*
 * The schedules of ships as operators write them. Day by day they take precedence over what travellers offer. A stretch
 * of days is put or cleared as a whole; days outside it stay.
 */

type Schedule = z.input<typeof contract.readOperatorSchedule.answer>;
export interface Days {
  start_date: string;
  end_date: string;
}

/** @throws CodedError `not_found` for an unknown ship */
export async function readShipCalls(
  { database: { query } }: Pick<Services, 'database'>,
  ship_id: string,
  days: Days,
): Promise<Schedule> {
  if (!(await store.isShip(query, ship_id))) throw new CodedError('not_found');
  return readIn(query, ship_id, days);
}

async function readIn(query: Queryable, ship_id: string, { start_date, end_date }: Days): Promise<Schedule> {
  const rows = await store.listCalls(query, ship_id, start_date, end_date);
  return { start_date, end_date, items: rows.map((row) => ({ ...row, kind: kindOf(row.kind) })) };
}

/** @throws CodedError `not_found`; `invalid` by row, as `items.3.port_name` */
export async function putShipCalls(
  services: Services,
  actor: Actor,
  ship_id: string,
  { items, ...days }: Days & { items: readonly GivenShipCall[] },
): Promise<Schedule> {
  return services.database.transaction(async (tx) => {
    if (!(await store.holdShip(tx, ship_id))) throw new CodedError('not_found');
    const ports = new Map((await store.listPorts(tx)).map((port) => [port.id, port]));
    const faults: Record<string, string[]> = {};
    const rows = items.map((item, index) => {
      const { call, wrong } = completeCall(item, ports);
      if (call.date < days.start_date || call.date > days.end_date) wrong['date'] = 'invalid_date';
      for (const [field, key] of Object.entries(wrong)) faults[`items.${index}.${field}`] = [key];
      return call;
    });
    if (Object.keys(faults).length > 0) throw new CodedError('invalid', { fields: faults });
    const before = await store.deleteCalls(tx, ship_id, days.start_date, days.end_date);
    const places = new Map<string, number>();
    const sorted = rows.toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
    await store.insertCalls(
      tx,
      sorted.map(({ country: _country, ...row }) => {
        const position = places.get(row.date) ?? 0;
        places.set(row.date, position + 1);
        return { ...row, ship_id, position };
      }),
    );
    await writeAuditEntry(services, tx, actor, {
      action: 'schedule.put',
      subject: ship_id,
      before: { ...days, rows: before },
      after: { ...days, rows: rows.length },
    });
    return readIn(tx, ship_id, days);
  });
}

/** @throws CodedError `not_found` for an unknown ship. @returns how many rows were deleted */
export async function clearShipCalls(
  services: Services,
  actor: Actor,
  ship_id: string,
  days: Days,
): Promise<number> {
  return services.database.transaction(async (tx) => {
    if (!(await store.holdShip(tx, ship_id))) throw new CodedError('not_found');
    const rows = await store.deleteCalls(tx, ship_id, days.start_date, days.end_date);
    if (rows > 0) {
      const before = { ...days, rows };
      await writeAuditEntry(services, tx, actor, { action: 'schedule.clear', subject: ship_id, before });
    }
    return rows;
  });
}

export async function listScheduledShips(
  { database: { query } }: Pick<Services, 'database'>,
  list_query: PageQuery,
): Promise<z.input<typeof contract.listShipSchedules.answer>> {
  return pageOfAll(await store.listShips(query), list_query);
}

/** The operators' rows of a ship between two days, in the form of a cruise's schedule. */
export async function callsOfOperators(
  query: Queryable,
  ship_id: string,
  { start_date, end_date }: Days,
): Promise<(PortCall & { country: string | null })[]> {
  const rows = await store.listCalls(query, ship_id, start_date, end_date);
  return rows.map((row) => ({
    ...row,
    kind: kindOf(row.kind),
    all_aboard: null,
    ship_time_offset: null,
    outcome: 'as_planned',
  }));
}

/**
 * Reads a CSV with a head, its columns in any order, and reports the faults of each row; nothing is stored.
 * @throws CodedError `not_found` for an unknown ship; `invalid` on `csv` if it is no such file
 */
export async function previewFile(
  { database: { query } }: Pick<Services, 'database'>,
  ship_id: string,
  csv: string,
  language: Language,
): Promise<Preview> {
  if (!(await store.isShip(query, ship_id))) throw new CodedError('not_found');
  return readFile(csv, await store.listPorts(query), language);
}
