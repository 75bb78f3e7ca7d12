import { most_parts } from '#contract/cruise-parts.ts';
import type { Queryable } from '#server/database/shape.ts';
import { refuseDeleted } from '#server/features/revisions/access.ts';
import { CodedError, prefixFieldErrors } from '#server/platform/errors.ts';
import { newId } from '#server/platform/ids.ts';
import type { Scope } from '#server/platform/scope.ts';
import type { Services } from '#server/services.ts';
import { lockCruise, recomputeTotals, refuseOtherDay } from '../change/actions.ts';
import type { CruiseRow } from '../store.ts';
import { checkAmount, checkFlight, checkLodging } from './actions-checks.ts';
import * as store from './store.ts';
import type { PartName } from './store-kinds.ts';

export type StoredPart = store.StoredPart;

/** Checks a record as a whole and adds the fields that follow from it; @throws CodedError `invalid` */
type Check = (query: Queryable, values: store.Values, currency: string | null) => Promise<store.Values>;

const checks: Record<PartName, Check> = {
  addons: (_query, values, currency) => checkAmount('price', values, currency),
  payments: (_query, values, currency) => checkAmount('amount', values, currency),
  passengers: (_query, values) => Promise.resolve(values),
  diary: (_query, values) => Promise.resolve(values),
  flights: checkFlight,
  lodging: (_query, values) => checkLodging(values),
};

/** The body of a list, as JSON text. @throws CodedError `not_found` */
export async function listParts(
  { database: { query } }: Pick<Services, 'database'>,
  scope: Scope,
  name: PartName,
  cruise_id: string,
): Promise<string> {
  const found = await store.listParts(query, scope, name, cruise_id);
  if (found === null) throw new CodedError('not_found');
  return `{"items":${found.items},"next_cursor":null,"total":${found.total}}`;
}

/**
 * Adds a record to a cruise. An existing record with the same id was sent before, and is returned unchanged.
 * @throws CodedError `not_found`, `invalid`; `deleted` if it was deleted since; `conflict` if the cruise has enough, or
 * another cruise has the id
 */
export async function createPart(
  services: Services,
  scope: Scope,
  name: PartName,
  { cruise_id, body }: { cruise_id: string; body: store.Values },
): Promise<StoredPart> {
  return services.database.transaction(async (tx) => {
    const cruise = await lockCruise(tx, scope, cruise_id);
    const id = typeof body['id'] === 'string' ? body['id'] : newId();
    const there = await store.readPart(tx, name, cruise_id, id);
    if (there !== null) return there;
    if (body['id'] !== undefined) await refuseDeleted(tx, cruise.owner_id, id);
    if ((await store.countParts(tx, name, cruise_id)) >= most_parts) throw new CodedError('conflict');
    if (name === 'diary') refuseOtherDay(cruise, body['day']);
    const values = await checks[name](tx, body, cruise.currency);
    const created_at = services.clock.now().toISOString();
    if (!(await store.insertPart(tx, name, { ...values, id, cruise_id, created_at })))
      throw new CodedError('conflict');
    await recomputeTotals(services, tx, scope, cruise);
    return readIn(tx, name, cruise_id, id);
  });
}

/**
 * Adds records of a kind to a locked cruise. The caller recomputes the totals of the cruise afterwards.
 * @throws CodedError `invalid` by record, as `0.arrival_time`; `conflict` as `createPart`
 */
export async function addParts(
  services: Pick<Services, 'clock'>,
  tx: Queryable,
  name: PartName,
  { id: cruise_id, currency }: Pick<CruiseRow, 'id' | 'currency'>,
  bodies: readonly store.Values[],
): Promise<void> {
  if (bodies.length === 0) return;
  if ((await store.countParts(tx, name, cruise_id)) + bodies.length > most_parts)
    throw new CodedError('conflict');
  const created_at = services.clock.now().toISOString();
  for (const [index, body] of bodies.entries()) {
    const values = await prefixFieldErrors(String(index), () => checks[name](tx, body, currency));
    const id = typeof body['id'] === 'string' ? body['id'] : newId();
    if (!(await store.insertPart(tx, name, { ...values, id, cruise_id, created_at })))
      throw new CodedError('conflict');
  }
}

/**
 * Makes these the records of a kind of a locked cruise; the caller recomputes its totals. An id that a record of another
 * cruise has is not kept. @throws CodedError as `addParts`
 */
export async function replaceParts(
  services: Pick<Services, 'clock'>,
  tx: Queryable,
  name: PartName,
  cruise: Pick<CruiseRow, 'id' | 'currency'>,
  bodies: readonly store.Values[],
): Promise<void> {
  await store.deleteParts(tx, name, cruise.id);
  const taken = await store.listTaken(
    tx,
    name,
    bodies.flatMap(({ id }) => (typeof id === 'string' ? [id] : [])),
  );
  const free = bodies.map(({ id, ...body }) =>
    typeof id === 'string' && !taken.has(id) ? { ...body, id } : body,
  );
  await addParts(services, tx, name, cruise, free);
}

/** Changes records of a locked cruise; the caller recomputes its totals. Records of other cruises stay. */
export async function markParts(
  tx: Queryable,
  name: PartName,
  cruise_id: string,
  ids: readonly string[],
  mark: store.Values,
): Promise<void> {
  for (const id of ids) await store.updatePart(tx, name, { cruise_id, id }, mark);
}

/** @throws CodedError `not_found`; `stale` with the current record; `invalid` */
export async function changePart(
  services: Services,
  scope: Scope,
  name: PartName,
  change: { cruise_id: string; id: string; body: store.Values; if_match: readonly number[] | null },
): Promise<StoredPart> {
  const { cruise_id, id, if_match } = change;
  return services.database.transaction(async (tx) => {
    const cruise = await lockCruise(tx, scope, cruise_id);
    const before = await readIn(tx, name, cruise_id, id);
    refuseStale(before, if_match);
    const given = Object.fromEntries(Object.entries(change.body).filter(([, value]) => value !== undefined));
    const current = JSON.parse(before.json) as Record<string, unknown>;
    if (Object.entries(given).every(([field, value]) => current[field] === value)) return before;
    if (name === 'diary' && given['day'] !== current['day']) refuseOtherDay(cruise, given['day']);
    // checked as a whole: a change of one end alone could reverse them
    const values = await checks[name](tx, { ...current, ...given }, cruise.currency);
    const { id: _id, version: _version, ...changed } = values;
    await store.updatePart(tx, name, { cruise_id, id }, changed);
    await recomputeTotals(services, tx, scope, cruise);
    return readIn(tx, name, cruise_id, id);
  });
}

/** @throws CodedError `not_found`, `stale` */
export async function deletePart(
  services: Services,
  scope: Scope,
  name: PartName,
  { cruise_id, id, if_match }: { cruise_id: string; id: string; if_match: readonly number[] | null },
): Promise<void> {
  await services.database.transaction(async (tx) => {
    const cruise = await lockCruise(tx, scope, cruise_id);
    refuseStale(await readIn(tx, name, cruise_id, id), if_match);
    await store.deletePart(tx, name, cruise_id, id);
    await recomputeTotals(services, tx, scope, cruise);
  });
}

async function readIn(query: Queryable, name: PartName, cruise_id: string, id: string): Promise<StoredPart> {
  const found = await store.readPart(query, name, cruise_id, id);
  if (found === null) throw new CodedError('not_found');
  return found;
}

function refuseStale({ json, version }: StoredPart, if_match: readonly number[] | null): void {
  if (if_match === null || if_match.includes(version)) return;
  throw new CodedError('stale', { current: JSON.parse(json) as unknown });
}
