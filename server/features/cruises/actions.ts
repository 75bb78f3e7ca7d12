import { listedCruise, type CruiseFilters, type ListedCruise } from '#contract/cruise-list.ts';
import { cruise as cruise_shape, type Cruise, type CruiseChange, type NewCruise } from '#contract/cruises.ts';
import { nightsBetween } from '#domain/dates.ts';
import type { Moment } from '#domain/timeline.ts';
import type { Queryable } from '#server/database/shape.ts';
import { refuseDeleted } from '#server/features/revisions/access.ts';
import { CodedError, fieldError } from '#server/platform/errors.ts';
import { newId } from '#server/platform/ids.ts';
import type { Scope } from '#server/platform/scope.ts';
import type { Services } from '#server/services.ts';
import { findOwner } from './access.ts';
import { refuseDecimals } from './actions-amounts.ts';
import { removeFilesOfCruise } from './documents/actions-removal.ts';
import { insertWithinRoom, withinRoom } from './room/actions.ts';
import { completeRow, type Row } from './actions-row.ts';
import { mostDecimals } from './parts/store.ts';
import { forgetRoute, workOutRoutes } from './route/actions.ts';
import { moveSchedule, readFirstDeparture } from './schedule/actions.ts';
import {
  filtersSql,
  idsSql,
  openSql,
  readCursor,
  recordedSql,
  sortOf,
  totalsSql,
  writeCursor,
} from './store-filters.ts';
import { listed_otherwise, selectFields } from './store-fields.ts';
import * as store from './store.ts';

const listed_fields = Object.keys(listedCruise.shape) as (keyof ListedCruise)[];
const all = selectFields(Object.keys(cruise_shape.shape) as (keyof Cruise)[]);
const listed = selectFields(listed_fields, listed_otherwise);

/** A page of the user's cruises, as the text of its JSON body. @throws CodedError `invalid` on `cursor` */
export async function listCruises(
  { database: { query } }: Pick<Services, 'database'>,
  scope: Scope,
  filters: CruiseFilters,
  { now, time_zone }: Moment,
): Promise<string> {
  const after = filters.cursor === undefined ? null : readCursor(filters.cursor, filters.sort, now);
  const moment = { now: after?.now ?? now, time_zone };
  const { items, total, totals, last } = await store.listCruises(
    query,
    { scope, moment },
    {
      fields: listed,
      filters: filtersSql(filters, moment),
      sort: sortOf(filters.sort, moment),
      after,
      limit: filters.limit,
      counts_by_level: filters.q !== undefined || filters.shared !== undefined,
      totals: filters.totals === 'true' ? (from, where) => totalsSql(moment, from, where) : undefined,
    },
  );
  const next_cursor = last === null ? null : writeCursor(filters.sort, last, moment.now);
  const added = totals === null ? '' : `,"totals":${totals}`;
  return `{"items":${items},"next_cursor":${JSON.stringify(next_cursor)},"total":${total}${added}}`;
}

/** The dashboard's view of a cruise that is under way or ahead; `readItineraries` reads the rest of those it shows. */
export type OpenCruise = Omit<ListedCruise, 'course'> &
  Pick<Cruise, 'end_zone' | 'checkin_date' | 'final_payment_days' | 'flights' | 'documents' | 'not_needed'>;

const open = selectFields(
  [
    // the course of a hundred cruises took a third of the time
    ...listed_fields.filter((field) => field !== 'course'),
    'end_zone',
    'checkin_date',
    'final_payment_days',
    'flights',
    'documents',
    'not_needed',
  ],
  listed_otherwise,
);
const itinerary = selectFields(['id', 'course', 'schedule']);
const most_open_cruises = 1000;

/** The user's cruises that are under way or ahead and not cancelled, in the order of their start. */
export async function listOpenCruises(
  { database: { query } }: Pick<Services, 'database'>,
  scope: Scope,
  moment: Moment,
): Promise<OpenCruise[]> {
  const filters = openSql(moment);
  const listing = {
    fields: open,
    filters,
    sort: sortOf('start_date', moment),
    after: null,
    limit: most_open_cruises,
    counts_by_level: false,
  };
  const { items } = await store.listCruises(query, { scope, moment }, listing);
  return JSON.parse(items) as OpenCruise[];
}

/** Where a cruise goes. */
export interface Itinerary {
  course: Cruise['course'];
  schedule: Cruise['schedule']['items'];
}

/** Where some cruises go, by their ids, in one query; cruises that the user may not see are left out. */
export async function readItineraries(
  { database: { query } }: Pick<Services, 'database'>,
  scope: Scope,
  ids: readonly string[],
  moment: Moment,
): Promise<Map<string, Itinerary>> {
  if (ids.length === 0) return new Map();
  const listing = {
    fields: itinerary,
    filters: [idsSql(ids)],
    sort: sortOf('start_date', moment),
    after: null,
    limit: most_open_cruises,
    counts_by_level: false,
  };
  const { items } = await store.listCruises(query, { scope, moment }, listing);
  const found = JSON.parse(items) as Pick<Cruise, 'id' | 'course' | 'schedule'>[];
  return new Map(found.map(({ id, course, schedule }) => [id, { course, schedule: schedule.items }]));
}

const recorded_at_once = 100;

/** The whole records that a user made, without samples, in the order of their start and in pages. */
export async function* readRecorded(
  query: Queryable,
  scope: Scope,
  moment: Moment,
): AsyncGenerator<Cruise[]> {
  let after: store.Listing['after'] = null;
  do {
    const { items, last }: store.Page = await store.listCruises(
      query,
      { scope, moment },
      {
        fields: all,
        filters: recordedSql(scope),
        sort: sortOf('start_date', moment),
        after,
        limit: recorded_at_once,
        counts_by_level: false,
      },
    );
    yield JSON.parse(items) as Cruise[];
    after = last;
  } while (after !== null);
}

/** A record as JSON text, with the version that its `ETag` names. */
export interface StoredCruise {
  json: string;
  version: number;
}

/** @throws CodedError `not_found`, also for a cruise of another account */
export async function readCruise(
  { database: { query } }: Pick<Services, 'database'>,
  scope: Scope,
  id: string,
  moment: Moment,
): Promise<StoredCruise> {
  return readIn(query, scope, id, moment);
}

/** Some cruises as `readCruise`, by their ids; those that the user may not see are left out. */
export async function readCruises(
  { database: { query } }: Pick<Services, 'database'>,
  scope: Scope,
  ids: readonly string[],
  moment: Moment,
): Promise<Map<string, StoredCruise>> {
  const found = await store.readCruises(query, { scope, moment }, all, ids);
  return new Map(found.map((cruise) => [cruise.id, cruise]));
}

/**
 * Records a cruise. If one with the same id exists, the request was sent before, and the existing record is returned.
 * @throws CodedError `invalid` if an id is not in the catalogue or does not fit the others; `conflict` for an id of
 * another account; `deleted` for that of a cruise which was deleted; `plan_required` if the plan has no room for another cruise ahead
 */
export async function createCruise(
  services: Services,
  scope: Scope,
  body: NewCruise,
  moment: Moment,
): Promise<StoredCruise> {
  const { id, stored } = await services.database.transaction(async (tx) => {
    const made = await withinRoom(tx, services, { owner_id: scope.user_id, moment }, () =>
      createIn(tx, services, scope, body),
    );
    if (!made.is_new && !(await store.isOwn(tx, scope, made.id))) throw new CodedError('conflict');
    if (made.is_new && body.id !== undefined) await refuseDeleted(tx, scope.user_id, made.id);
    return { id: made.id, stored: await readIn(tx, scope, made.id, moment) };
  });
  if (body.start_port_id && body.end_port_id) workOutRoutes(services, [id]);
  return stored;
}

/** `createCruise` within a transaction that records several cruises; the caller checks the room for cruises ahead. */
export async function createIn(
  tx: Queryable,
  services: Pick<Services, 'clock' | 'config'>,
  scope: Scope,
  body: NewCruise,
): Promise<{ id: string; is_new: boolean }> {
  refuseDecimals(body, body);
  const row = await completeRow(tx, emptyRow(services, body));
  return { id: row.id, is_new: await insertWithinRoom(tx, services, scope, row) };
}

const port_fields = ['start_port_id', 'end_port_id', 'start_port', 'end_port'] as const;
/** The fields that decide whether a cruise is ahead. */
const open_fields = [...port_fields, 'start_date', 'end_date', 'cancelled_at'] as const;

interface CruiseToChange {
  id: string;
  body: CruiseChange;
  if_match: readonly number[] | null;
}

/**
 * Changes the given fields.
 * @throws CodedError `not_found`; `stale` with the current record if `if_match` names another version; `invalid`;
 * `plan_required` if the change exceeds the plan's number of cruises ahead
 */
export async function changeCruise(
  services: Services,
  scope: Scope,
  change: CruiseToChange,
  moment: Moment,
): Promise<StoredCruise> {
  const stored = await services.database.transaction(async (tx) => {
    const act = () => changeIn(tx, services, scope, change, moment);
    if (open_fields.every((field) => change.body[field] === undefined)) return act();
    const owner_id = await findOwner(tx, scope, change.id);
    if (owner_id === null) throw new CodedError('not_found');
    return withinRoom(tx, services, { owner_id, moment }, act);
  });
  if (port_fields.some((field) => change.body[field] !== undefined)) workOutRoutes(services, [change.id]);
  return stored;
}

/** `changeCruise` within a transaction that changes several cruises. */
export async function changeIn(
  tx: Queryable,
  services: Pick<Services, 'clock'>,
  scope: Scope,
  change: CruiseToChange,
  moment: Moment,
): Promise<StoredCruise> {
  const before = await store.lockCruise(tx, scope, change.id);
  if (before === null) throw new CodedError('not_found');
  await refuseStale(tx, scope, before, change.if_match, moment);
  const { move_schedule, ...body } = change.body;
  const given = definedFields(body);
  // without a change, a new version would only make other tabs stale
  if (Object.entries(given).every(([field, value]) => isSame(before[field as keyof Row], value))) {
    return readIn(tx, scope, change.id, moment);
  }
  const wanted = { ...before, ...given };
  // offering the schedule shares it with everybody on the ship, so only the owner may do it
  if (before.owner_id !== scope.user_id && wanted.schedule_is_offered !== before.schedule_is_offered)
    throw fieldError('schedule_is_offered', 'not_an_option');
  // the end is checked against the stored start: a change of one date alone could reverse them
  if (wanted.start_date > wanted.end_date) throw fieldError('end_date', 'end_before_start');
  const decimals_of_parts = wanted.currency === before.currency ? 0 : await mostDecimals(tx, change.id);
  refuseDecimals(wanted, given, { currency: before.currency, decimals_of_parts });
  const days = move_schedule === true ? nightsBetween(before.start_date, wanted.start_date) : 0;
  const has_moved = await moveSchedule(tx, change.id, days);
  const departure = await readFirstDeparture(tx, change.id);
  const row = await completeRow(tx, renamed(before, wanted, body), departure);
  if (row.start_port_id !== before.start_port_id || row.end_port_id !== before.end_port_id)
    await forgetRoute(tx, change.id);
  const is_done = await store.updateCruise(tx, scope, change.id, {
    ...row,
    ...(has_moved && { schedule_version: before.schedule_version + 1 }),
    version: before.version + 1,
    updated_at: services.clock.now().toISOString(),
  });
  if (!is_done) throw new CodedError('not_found');
  return readIn(tx, scope, change.id, moment);
}

/** @throws CodedError `not_found`, `stale` */
export async function deleteCruise(
  services: Services,
  scope: Scope,
  { id, if_match }: { id: string; if_match: readonly number[] | null },
  moment: Moment,
): Promise<void> {
  await services.database.transaction(async (tx) => {
    const before = await store.lockOwn(tx, scope, id);
    if (before === null) throw new CodedError('not_found');
    await refuseStale(tx, scope, before, if_match, moment);
    await removeFilesOfCruise(services, tx, id);
    await store.deleteCruise(tx, scope, id);
  });
}

/** A row before it is completed: the given fields and the defaults of a new record. */
export function emptyRow(services: Pick<Services, 'clock'>, body: NewCruise): Row {
  const now = services.clock.now().toISOString();
  const row = { version: 1, created_at: now, updated_at: now, is_sample: false };
  const { id = newId(), ...fields } = body;
  return { ...row, ...definedFields(fields), id, start_date: body.start_date, end_date: body.end_date };
}

/**
 * An id changed without a name takes the catalogue's name, and a name changed without an id drops the id: otherwise a
 * record would say "Icon of the Seas" and refer to another ship.
 */
function renamed(before: store.CruiseRow, wanted: Row, body: Omit<CruiseChange, 'move_schedule'>): Row {
  const row = { ...wanted };
  if (body.ship_id !== undefined && body.ship_id !== before.ship_id && body.cruise_line_id === undefined) {
    // the other ship has its own line
    row.cruise_line_id = null;
    if (body.cruise_line === undefined) row.cruise_line = null;
  }
  const pairs = [
    ['cruise_line_id', 'cruise_line'],
    ['ship_id', 'ship_name'],
    ['start_port_id', 'start_port'],
    ['end_port_id', 'end_port'],
  ] as const;
  for (const [id, name] of pairs) {
    if (body[id] !== undefined && body[id] !== before[id] && body[name] === undefined) row[name] = null;
    if (body[name] !== undefined && body[name] !== before[name] && body[id] === undefined) row[id] = null;
  }
  return row;
}

/** @throws CodedError `not_found` */
export async function readIn(
  query: Queryable,
  scope: Scope,
  id: string,
  moment: Moment,
): Promise<StoredCruise> {
  const found = await store.readCruise(query, { scope, moment }, all, id);
  if (found === null) throw new CodedError('not_found');
  return found;
}

async function refuseStale(
  query: Queryable,
  scope: Scope,
  before: store.CruiseRow,
  if_match: readonly number[] | null,
  moment: Moment,
): Promise<void> {
  if (if_match === null || if_match.includes(before.version)) return;
  const { json } = await readIn(query, scope, before.id, moment);
  throw new CodedError('stale', { current: JSON.parse(json) as unknown });
}

/** Lists are equal when their JSON is equal. */
function isSame(before: unknown, value: unknown): boolean {
  return before === value || (Array.isArray(value) && JSON.stringify(before) === JSON.stringify(value));
}

/** The fields that are given: `null` clears, an absent field stays (docs/product/known-failures.md, section h). */
function definedFields<Fields extends object>(fields: Fields): Partial<Row> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
