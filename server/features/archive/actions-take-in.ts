import type { Cruise } from '#contract/cruises.ts';
import type { Moment } from '#domain/timeline.ts';
import type { Queryable } from '#server/database/shape.ts';
import { changeIn, createIn, readIn } from '#server/features/cruises/actions.ts';
import { lockCruise, recomputeTotals } from '#server/features/cruises/change/actions.ts';
import { keepFile, type KeptFile } from '#server/features/cruises/documents/actions.ts';
import { replaceParts } from '#server/features/cruises/parts/actions.ts';
import { refuseFullAccount, withinRoom } from '#server/features/cruises/room/actions.ts';
import { putRows } from '#server/features/cruises/schedule/actions.ts';
import { holdUser } from '#server/features/users/access.ts';
import { CodedError } from '#server/platform/errors.ts';
import type { Scope } from '#server/platform/scope.ts';
import type { Services } from '#server/services.ts';
import {
  archived_parts,
  differences,
  otherId,
  spelledOf,
  withoutUnknown,
  writtenOfOwn,
  type WrittenCruise,
} from './actions-archived.ts';
import * as store from './store.ts';

export type Outcome = 'added' | 'changed' | 'kept';

interface TakeIn {
  archived: WrittenCruise;
  /** with their files, which are stored already */
  documents: readonly (KeptFile & { id: string })[];
  /** whether a cruise that differs becomes the archived one */
  changes: boolean;
  /** whether the plan keeps documents */
  may_keep: boolean;
  moment: Moment;
}

/** The id that an archived cruise has in the account, and whether it is there. */
async function placeOf(
  tx: Queryable,
  scope: Scope,
  id: string,
): Promise<{ target: string; is_there: boolean }> {
  const place = await store.findPlace(tx, scope, id);
  if (place !== 'taken') return { target: id, is_there: place === 'own' };
  const target = otherId(scope.user_id, id);
  const other = await store.findPlace(tx, scope, target);
  if (other === 'taken') throw new CodedError('conflict');
  return { target, is_there: other === 'own' };
}

/**
 * Records an archived cruise with all that belongs to it, through the checks of the calls that would record it. The
 * account is locked first, so that of two imports at once the second finds what the first one recorded.
 * @returns what was done, with the documents whose stored files are named by now
 * @throws CodedError as those calls
 */
export async function takeIn(
  tx: Queryable,
  services: Services,
  scope: Scope,
  { archived, documents, changes, may_keep, moment }: TakeIn,
): Promise<{ id: string; outcome: Outcome; kept_files: string[] }> {
  if ((await holdUser(tx, scope.user_id)) === null) throw new CodedError('not_authenticated');
  const { target, is_there } = await placeOf(tx, scope, archived.body.id);
  const { ids, ports } = await store.listKnown(tx, idsOf(archived));
  const known = withoutUnknown(archived, ids);
  const cruise = { ...known, body: { ...known.body, id: target } };
  const own = is_there ? (JSON.parse((await readIn(tx, scope, target, moment)).json) as Cruise) : null;
  const there = new Set(own?.documents.map(({ name, size }) => `${size} ${name}`));
  const added = documents.filter(({ name, size }) => !there.has(`${size} ${name}`));
  const differing =
    own === null ? null : differences(spelledOf(cruise, ports), spelledOf(writtenOfOwn(own), ports));
  const is_same = differing !== null && differing.size === 0 && added.length === 0;
  if (is_same || (own !== null && !changes)) return { id: target, outcome: 'kept', kept_files: [] };
  if (added.length > 0 && !may_keep) throw new CodedError('plan_required');
  await refuseFullAccount(
    tx,
    services,
    scope.user_id,
    added.reduce((sum, { size }) => sum + size, 0),
  );
  await withinRoom(tx, services, { owner_id: scope.user_id, moment }, async () => {
    if (own === null) {
      const { is_new } = await createIn(tx, services, scope, cruise.body);
      if (!is_new) throw new CodedError('conflict');
    } else if (differing?.has('body') === true) {
      const { id, ...body } = cruise.body;
      await changeIn(tx, services, scope, { id, body, if_match: null }, moment);
    }
    const kinds = archived_parts.filter(
      (name) => differing?.has(name) ?? (cruise.parts[name] ?? []).length > 0,
    );
    if (kinds.length > 0) {
      const row = await lockCruise(tx, scope, target);
      for (const name of kinds) await replaceParts(services, tx, name, row, cruise.parts[name] ?? []);
      await recomputeTotals(services, tx, scope, row);
    }
    if (differing?.has('schedule') ?? cruise.schedule.length > 0)
      await putRows(services, tx, scope, await lockCruise(tx, scope, target), cruise.schedule);
  });
  const free = await store.listFreeDocuments(
    tx,
    added.map(({ id }) => id),
  );
  for (const { id, ...stored } of added) {
    const row = await lockCruise(tx, scope, target);
    await keepFile(services, tx, scope, row, stored, free.has(id) ? id : undefined);
  }
  return {
    id: target,
    outcome: own === null ? 'added' : 'changed',
    kept_files: added.map(({ file_key }) => file_key),
  };
}

function idsOf({ body, schedule }: WrittenCruise) {
  const ids = (...some: (string | null | undefined)[]) => [
    ...new Set(some.filter((id): id is string => typeof id === 'string')),
  ];
  return {
    lines: ids(body.cruise_line_id),
    ships: ids(body.ship_id),
    ports: ids(body.start_port_id, body.end_port_id, ...schedule.map(({ port_id }) => port_id)),
  };
}
