import type { GivenRow, ShipScheduleRow } from '#contract/schedule.ts';
import { isCalendarDay } from '#domain/dates.ts';
import { agreedSchedule } from '#domain/offered-schedule.ts';
import { firstDeparture, inOrder, missingPorts, moveRows, type PortCall } from '#domain/schedule.ts';
import type { Queryable } from '#server/database/shape.ts';
import { spelled } from '#server/features/catalog/access.ts';
import { callsOfOperators } from '#server/features/ship-schedules/actions.ts';
import { CodedError, fieldError } from '#server/platform/errors.ts';
import type { Scope } from '#server/platform/scope.ts';
import type { Services } from '#server/services.ts';
import { lockCruise, recomputeTotals } from '../change/actions.ts';
import { completeRow } from '../actions-row.ts';
import { forgetRoute, workOutRoutes } from '../route/actions.ts';
import type { CruiseRow } from '../store.ts';
import * as store from './store.ts';

export type StoredSchedule = store.StoredSchedule;

/** @throws CodedError `not_found` */
export async function readSchedule(
  { database: { query } }: Pick<Services, 'database'>,
  scope: Scope,
  cruise_id: string,
): Promise<StoredSchedule> {
  return readIn(query, scope, cruise_id);
}

/**
 * Replaces the whole schedule. Rows are sorted by their days; names and zones of ports come from the catalogue. Rows
 * outside the dates of the cruise are kept: the dates may have moved, and no row is dropped silently.
 * @throws CodedError `not_found`; `stale` with the current schedule; `invalid` by row, as `items.3.port_name`
 */
export async function putSchedule(
  services: Services,
  scope: Scope,
  cruise_id: string,
  { items, if_match }: { items: readonly GivenRow[]; if_match: readonly number[] | null },
): Promise<StoredSchedule> {
  const stored = await services.database.transaction(async (tx) => {
    const cruise = await lockCruise(tx, scope, cruise_id);
    await refuseStale(tx, scope, cruise, if_match);
    await putRows(services, tx, scope, cruise, items);
    return readIn(tx, scope, cruise_id);
  });
  workOutRoutes(services, [cruise_id]);
  return stored;
}

/** `putSchedule` for a locked cruise; call `workOutRoutes` after the commit. @throws CodedError `invalid` by row */
export async function putRows(
  services: Pick<Services, 'clock'>,
  tx: Queryable,
  scope: Scope,
  cruise: CruiseRow,
  items: readonly GivenRow[],
): Promise<void> {
  await replace(services, tx, scope, cruise, inOrder(await completeRows(tx, items)));
}

/** @throws CodedError `not_found`, `stale` */
export async function clearSchedule(
  services: Services,
  scope: Scope,
  cruise_id: string,
  if_match: readonly number[] | null,
): Promise<void> {
  await services.database.transaction(async (tx) => {
    const cruise = await lockCruise(tx, scope, cruise_id);
    await refuseStale(tx, scope, cruise, if_match);
    await replace(services, tx, scope, cruise, []);
  });
  workOutRoutes(services, [cruise_id]);
}

/**
 * The known days of a ship: rows of operators, else rows of travellers who offer theirs, by majority where they differ.
 */
export async function readShipSchedule(
  { database: { query } }: Pick<Services, 'database'>,
  ship_id: string,
  { from, to }: { from: string; to: string },
): Promise<{ items: ShipScheduleRow[] }> {
  const written = await callsOfOperators(query, ship_id, { start_date: from, end_date: to });
  const days = new Set(written.map(({ date }) => date));
  const offered = agreedSchedule(await store.listOffered(query, ship_id, from, to));
  const items = [
    ...written.map((row) => ({ ...row, source: 'operator' as const })),
    ...offered
      .filter(({ date }) => !days.has(date))
      .map((row) => ({ ...row, source: 'travellers' as const })),
  ];
  // within a day rows keep the order in which they were written
  return { items: items.toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date))) };
}

/**
 * Moves the rows of a cruise along with its dates. @returns whether there were any
 * @throws CodedError `invalid` on `start_date` if a row would get a day that cannot be stored
 */
export async function moveSchedule(tx: Queryable, cruise_id: string, days: number): Promise<boolean> {
  const rows = await store.readRows(tx, cruise_id);
  if (rows.length === 0 || days === 0) return false;
  const moved = moveRows(rows, days);
  if (!moved.every(({ date }) => isCalendarDay(date))) throw fieldError('start_date', 'invalid_date');
  await store.replaceRows(tx, cruise_id, moved);
  return true;
}

/** The departure of the cruise by its schedule. */
export async function readFirstDeparture(query: Queryable, cruise_id: string) {
  return firstDeparture(await store.readRows(query, cruise_id));
}

async function replace(
  services: Pick<Services, 'clock'>,
  tx: Queryable,
  scope: Scope,
  cruise: CruiseRow,
  rows: PortCall[],
): Promise<void> {
  await store.replaceRows(tx, cruise.id, rows);
  await forgetRoute(tx, cruise.id);
  // without these ports its times used the reader's clock, and the checklist asked for ports that are known
  const row = await completeRow(tx, { ...cruise, ...missingPorts(cruise, rows) }, firstDeparture(rows));
  await recomputeTotals(services, tx, scope, cruise, {
    ...row,
    schedule_version: cruise.schedule_version + 1,
  });
}

async function readIn(query: Queryable, scope: Scope, cruise_id: string): Promise<StoredSchedule> {
  const found = await store.readSchedule(query, scope, cruise_id);
  if (found === null) throw new CodedError('not_found');
  return found;
}

async function refuseStale(
  query: Queryable,
  scope: Scope,
  cruise: CruiseRow,
  if_match: readonly number[] | null,
): Promise<void> {
  if (if_match === null || if_match.includes(cruise.schedule_version)) return;
  const { json } = await readIn(query, scope, cruise.id);
  throw new CodedError('stale', { current: JSON.parse(json) as unknown });
}

async function completeRows(query: Queryable, items: readonly GivenRow[]): Promise<PortCall[]> {
  const ids = new Set(items.map(({ port_id }) => port_id).filter((id) => typeof id === 'string'));
  const ports = await store.readPorts(query, [...ids]);
  const faults: Record<string, string[]> = {};
  const rows = items.map((item, index) => {
    const refuse = (field: string, key: string) => {
      faults[`items.${index}.${field}`] = [key];
    };
    const row = withoutGaps(item);
    const port = row.port_id === null ? undefined : ports.get(row.port_id);
    if (row.port_id !== null && port === undefined) refuse('port_id', 'not_in_catalogue');
    // a sea day has no port, also if the row had one before
    if (row.kind === 'sea') return { ...row, port_id: null, port_name: null, arrive: null, depart: null };
    const named = {
      ...row,
      port_name: spelled(row.port_name, port),
      time_zone: port?.time_zone ?? row.time_zone,
    };
    if (named.port_name === null && row.kind !== 'scenic') refuse('port_name', 'required');
    if (row.arrive !== null && row.depart !== null && row.depart < row.arrive)
      refuse('depart', 'departs_before_arrival');
    return named;
  });
  if (Object.keys(faults).length > 0) throw new CodedError('invalid', { fields: faults });
  return rows;
}

function withoutGaps(item: GivenRow): PortCall {
  return {
    date: item.date,
    kind: item.kind,
    port_id: item.port_id ?? null,
    port_name: item.port_name?.trim() === '' ? null : (item.port_name ?? null),
    arrive: item.arrive ?? null,
    depart: item.depart ?? null,
    all_aboard: item.all_aboard ?? null,
    time_zone: item.time_zone ?? null,
    ship_time_offset: item.ship_time_offset ?? null,
    outcome: item.outcome ?? 'as_planned',
  };
}
