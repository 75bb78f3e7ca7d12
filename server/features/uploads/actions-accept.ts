import type { z } from 'zod';
import type { acceptUpload as contract, Upload } from '#contract/uploads.ts';
import type { Moment } from '#domain/timeline.ts';
import type { Queryable } from '#server/database/shape.ts';
import { holdUser, requireFeature } from '#server/features/users/access.ts';
import { changeIn, createIn } from '#server/features/cruises/actions.ts';
import { keepFile } from '#server/features/cruises/documents/actions.ts';
import { addParts, markParts } from '#server/features/cruises/parts/actions.ts';
import { putRows } from '#server/features/cruises/schedule/actions.ts';
import { CodedError, fieldError, prefixFieldErrors } from '#server/platform/errors.ts';
import type { Scope } from '#server/platform/scope.ts';
import type { Services } from '#server/services.ts';
import { holdIn, keptUntil, readIn } from './actions.ts';
import * as store from './store.ts';
import { findOwner } from '#server/features/cruises/access.ts';
import { lockCruise, recomputeTotals } from '#server/features/cruises/change/actions.ts';
import { refuseFullAccount, withinRoom } from '#server/features/cruises/room/actions.ts';
import { workOutRoutes } from '#server/features/cruises/route/actions.ts';

type AcceptedCruise = z.output<typeof contract.body>['cruises'][number];

const part_names = ['passengers', 'payments', 'addons', 'flights', 'lodging'] as const;

/**
 * Makes cruises of the reviewed proposals, all of them or none. An upload that was accepted before is returned as it
 * is: the second click of two, or the second tab, records nothing.
 * @throws CodedError `not_found`; `plan_required`, `no_space`; `conflict` while it is being read; `stale` with the
 * current cruise; `invalid` field by field, as `cruises.0.cruise.start_date`
 */
export async function acceptUpload(
  services: Services,
  scope: Scope,
  { id, cruises }: { id: string; cruises: readonly AcceptedCruise[] },
  moment: Moment,
): Promise<Upload> {
  await requireFeature(services, scope, 'upload');
  await readIn(services.database.query, scope, id);
  refuseTwice(cruises);
  let made: string[] = [];
  const upload = await services.database.transaction(async (tx) => {
    const owners = await ownersOf(tx, scope, cruises);
    await holdAll(tx, owners);
    const before = await holdIn(tx, scope, id);
    if (before.state === 'accepted') return readIn(tx, scope, id);
    if (before.state === 'waiting' || before.state === 'reading') throw new CodedError('conflict');
    made = await withinRooms(tx, services, { owners, moment }, () =>
      recordAll(tx, services, scope, cruises, moment),
    );
    const rows: Awaited<ReturnType<typeof lockCruise>>[] = [];
    for (const made_id of made) rows.push(await lockCruise(tx, scope, made_id));
    const [cruise] = rows;
    if (cruise === undefined) throw new Error('nothing was recorded');
    const { name, media_type, size, file_key } = before;
    // the locked owner of the cruise gets an additional file; the caller's own file only changes its place
    if (cruise.owner_id !== scope.user_id) await refuseFullAccount(tx, services, cruise.owner_id, size);
    await keepFile(services, tx, scope, cruise, { name, media_type, size, file_key, day: null });
    await store.changeUpload(tx, id, {
      state: 'accepted',
      cruise_ids: made,
      cruises: rows.map(({ ship_name, start_date, end_date }) => ({ ship_name, start_date, end_date })),
      kept_until: keptUntil(services),
    });
    return readIn(tx, scope, id);
  });
  if (made.length > 0) workOutRoutes(services, made);
  return upload;
}

/** The second of two changes of one cruise would be stale by the first. */
function refuseTwice(cruises: readonly AcceptedCruise[]): void {
  const seen = new Set<string>();
  for (const [index, accepted] of cruises.entries()) {
    if (accepted.action === 'create') continue;
    if (seen.has(accepted.cruise_id)) throw fieldError(`cruises.${index}.cruise_id`, 'not_an_option');
    seen.add(accepted.cruise_id);
  }
}

/** The owners of the changed cruises, in lock order. @throws CodedError `invalid` on a `cruise_id` */
async function ownersOf(tx: Queryable, scope: Scope, cruises: readonly AcceptedCruise[]): Promise<string[]> {
  const owners = new Set([scope.user_id]);
  for (const [index, accepted] of cruises.entries()) {
    if (accepted.action === 'create') continue;
    const owner_id = await findOwner(tx, scope, accepted.cruise_id);
    // deleted since the review, or the caller may no longer change it
    if (owner_id === null) throw fieldError(`cruises.${index}.cruise_id`, 'not_an_option');
    owners.add(owner_id);
  }
  return [...owners].toSorted();
}

/** Locks the accounts before their records, as the deletion of an account does. */
async function holdAll(tx: Queryable, owners: readonly string[]): Promise<void> {
  for (const owner_id of owners) await holdUser(tx, owner_id);
}

async function withinRooms<Done>(
  tx: Queryable,
  services: Services,
  { owners, moment }: { owners: readonly string[]; moment: Moment },
  act: () => Promise<Done>,
): Promise<Done> {
  const [owner_id, ...others] = owners;
  if (owner_id === undefined) return act();
  return withinRoom(tx, services, { owner_id, moment }, () =>
    withinRooms(tx, services, { owners: others, moment }, act),
  );
}

async function recordAll(
  tx: Queryable,
  services: Services,
  scope: Scope,
  cruises: readonly AcceptedCruise[],
  moment: Moment,
): Promise<string[]> {
  const ids: string[] = [];
  for (const [index, accepted] of cruises.entries()) {
    ids.push(
      await prefixFieldErrors(`cruises.${index}`, () => recordOne(tx, services, scope, accepted, moment)),
    );
  }
  return ids;
}

async function recordOne(
  tx: Queryable,
  services: Services,
  scope: Scope,
  accepted: AcceptedCruise,
  moment: Moment,
): Promise<string> {
  const id = await prefixFieldErrors('cruise', () => recordCruise(tx, services, scope, accepted, moment));
  const cruise = await lockCruise(tx, scope, id);
  for (const name of part_names) {
    await prefixFieldErrors(name, () => addParts(services, tx, name, cruise, accepted[name]));
  }
  const deposits = accepted.action === 'update' ? accepted.deposit_payments : [];
  const within_total = accepted.action === 'update' ? accepted.addons_in_total : [];
  await markParts(tx, 'payments', id, deposits, { is_deposit: true });
  await markParts(tx, 'addons', id, within_total, { is_in_total: true });
  if (deposits.length + within_total.length > 0 || part_names.some((name) => accepted[name].length > 0))
    await recomputeTotals(services, tx, scope, cruise);
  const { schedule } = accepted;
  if (schedule !== null) {
    const latest = await lockCruise(tx, scope, id);
    await prefixFieldErrors('schedule', () => putRows(services, tx, scope, latest, schedule), 'items.');
  }
  return id;
}

async function recordCruise(
  tx: Queryable,
  services: Services,
  scope: Scope,
  accepted: AcceptedCruise,
  moment: Moment,
): Promise<string> {
  if (accepted.action === 'create') {
    const { id, is_new } = await createIn(tx, services, scope, accepted.cruise);
    if (!is_new) throw new CodedError('conflict');
    return id;
  }
  const { cruise_id: id, cruise: body, version } = accepted;
  await changeIn(tx, services, scope, { id, body, if_match: [version] }, moment);
  return id;
}
