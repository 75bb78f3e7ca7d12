import type { z } from 'zod';
import type { Cruise } from '#contract/cruises.ts';
import type { MissingShip, resolveMissingShip as settle_call } from '#contract/fleet.ts';
import { fold } from '#domain/fold.ts';
import type { Moment } from '#domain/timeline.ts';
import { changeIn, readCruise } from '#server/features/cruises/actions.ts';
import { countTry, type Limit } from '#server/features/limits/actions.ts';
import { post } from '#server/features/mail/actions.ts';
import { CodedError, fieldError } from '#server/platform/errors.ts';
import type { Scope } from '#server/platform/scope.ts';
import type { Services } from '#server/services.ts';
import * as store from './store.ts';
import { suggestFrom } from './suggestions.ts';
import { lockOwnCruise } from '#server/features/cruises/change/actions.ts';

const reports: Limit = { name: 'report account', tries: 20, seconds: 86_400 };

/** The fields of a record that hold catalogue data or depend on it; nothing private. */
const reported = [
  'cruise_line_id',
  'cruise_line',
  'ship_id',
  'ship_name',
  'start_date',
  'end_date',
  'start_port_id',
  'start_port',
  'start_zone',
  'end_port_id',
  'end_port',
  'end_zone',
  'schedule',
] as const satisfies readonly (keyof Cruise)[];

/** @throws CodedError `not_found`, also for a cruise of another account; `too_many_requests` */
export async function reportCruise(
  services: Services,
  scope: Scope,
  { id, description }: { id: string; description: string },
  moment: Moment,
): Promise<void> {
  const { json } = await readCruise(services, scope, id, moment);
  await countTry(services, [[reports, scope.user_id]]);
  const record = JSON.parse(json) as Cruise;
  const details = Object.fromEntries(reported.map((field) => [field, record[field]]));
  const created_at = services.clock.now().toISOString();
  await services.database.transaction(async (tx) => {
    // the cruise may be deleted by now
    await lockOwnCruise(tx, scope, id);
    const report = { cruise_id: id, description, details, created_at };
    const report_id = await store.insertReport(tx, scope, report);
    if (services.config.CONTACT_EMAIL !== undefined)
      await post(services, tx, { kind: 'cruise_report', user_id: scope.user_id, report_id });
  });
}

/** The ships that the user typed, the latest sailed first. */
export async function listMissingShips(
  { database: { query } }: Pick<Services, 'database'>,
  scope: Scope,
): Promise<MissingShip[]> {
  const typed = Map.groupBy(await store.listTypedShips(query, scope), keyOf);
  if (typed.size === 0) return [];
  const proposed = new Set((await store.listProposals(query, scope)).map(joinKey));
  const suggest = suggestFrom(await store.listCatalogueShips(query));
  return [...typed]
    .flatMap(([key, sailed]) => {
      // with the name on the latest cruise
      const [first, last] = [sailed.at(0), sailed.at(-1)];
      if (first === undefined || last === undefined) return [];
      const ship_name = last.ship_name ?? '';
      const { cruise_line, cruise_line_id } = last;
      return {
        ship_name,
        cruise_line,
        cruise_line_id,
        cruises: sailed.length,
        first_date: first.start_date,
        last_date: last.start_date,
        suggestions: suggest({ ship_name, cruise_line }),
        is_proposed: proposed.has(key),
      };
    })
    .toSorted((a, b) => compare(b.last_date, a.last_date) || compare(fold(a.ship_name), fold(b.ship_name)));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

type MissingShipInput = z.output<typeof settle_call.body>;
type MissingShipAnswer = z.output<typeof settle_call.answer>;

/**
 * Maps all own cruises of a typed ship to one of the catalogue, or proposes it.
 * @throws CodedError `not_found` when no cruise of the user has that ship; `invalid` on `ship_id`
 */
export async function resolveMissingShip(
  services: Services,
  scope: Scope,
  settling: MissingShipInput,
  moment: Moment,
): Promise<MissingShipAnswer> {
  return services.database.transaction(async (tx) => {
    const keys = { ship_key: fold(settling.ship_name), line_key: fold(settling.cruise_line ?? '') };
    const typed = await store.listTypedShips(tx, scope);
    const sailed = typed.filter((cruise) => keyOf(cruise) === joinKey(keys));
    if (sailed.length === 0) throw new CodedError('not_found');
    if (settling.ship_id === undefined) {
      const { ship_name, cruise_line, cruise_line_id = null, year_in_service = null, note = null } = settling;
      const created_at = services.clock.now().toISOString();
      const more = { ship_name, cruise_line, cruise_line_id, year_in_service, note, created_at };
      await store.keepProposal(tx, scope, { ...keys, ...more });
      return { items: [] };
    }
    const ship = (await store.listCatalogueShips(tx)).find(({ id }) => id === settling.ship_id);
    if (ship === undefined) throw fieldError('ship_id', 'not_in_catalogue');
    const items: MissingShipAnswer['items'] = [];
    for (const { id, ship_name, cruise_line_id, cruise_line } of sailed) {
      const { version } = await changeIn(
        tx,
        services,
        scope,
        { id, body: namesOf(ship, keys.ship_key, ship_name), if_match: null },
        moment,
      );
      items.push({ id, version, before: { ship_name, cruise_line_id, cruise_line } });
    }
    return { items };
  });
}

/** The catalogue's names; but a ship that was sailed on under its former name keeps it. */
export function namesOf(ship: store.CatalogueShip, ship_key: string, ship_name: string | null) {
  const is_former = ship.former_names.some((name) => fold(name) === ship_key);
  return {
    ship_id: ship.id,
    ship_name: is_former ? ship_name : ship.name,
    cruise_line_id: ship.cruise_line_id,
    cruise_line: ship.cruise_line,
  };
}

/** The key of a ship for comparison: its name and line. */
export function keyOf({ ship_key, cruise_line }: Pick<store.TypedShip, 'ship_key' | 'cruise_line'>): string {
  return joinKey({ ship_key, line_key: fold(cruise_line ?? '') });
}

/** Joins by a line break, which folded text does not contain. */
export function joinKey({ ship_key, line_key }: { ship_key: string; line_key: string }): string {
  return `${ship_key}\n${line_key}`;
}
