import type { z } from 'zod';
import type { PageQuery } from '#contract/operator.ts';
import type * as reports_contract from '#contract/operator-reports.ts';
import type * as ships_contract from '#contract/operator-ships.ts';
import { fold } from '#domain/fold.ts';
import type { Queryable } from '#server/database/shape.ts';
import { scopeFor } from '#server/platform/scope.ts';
import { addShip } from '#server/features/catalog/actions.ts';
import { changeIn } from '#server/features/cruises/actions.ts';
import { leaveNotices } from '#server/features/notices/actions.ts';
import { writeAuditEntry, type Actor, type NewAuditEntry } from '#server/features/audit/actions.ts';
import { CodedError, fieldError } from '#server/platform/errors.ts';
import { newId } from '#server/platform/ids.ts';
import { pageOfAll, pageOfRecords } from '#server/platform/pages.ts';
import type { Services } from '#server/services.ts';
import { joinKey, keyOf, namesOf } from '../actions.ts';
import * as store from './store.ts';
import { listCatalogueShips, type CatalogueShip } from '../store.ts';
import { suggestFrom } from '../suggestions.ts';

/* What operators do about reports and about ships missing in the catalogue. The writers are told in the app. */

type Reports = z.input<typeof reports_contract.listReports.answer>;
type Report = Reports['items'][number];

export async function listReports(
  { database: { query } }: Pick<Services, 'database'>,
  list_query: z.output<typeof reports_contract.listReports.query>,
): Promise<Reports> {
  const found = await store.listReports(query, list_query);
  return pageOfRecords(found, list_query, await store.countReports(query, list_query.state), asReport);
}

export async function countOpenReports({ database: { query } }: Pick<Services, 'database'>): Promise<number> {
  return store.countReports(query, 'open');
}

function asReport({ created_at, settled_at, ...report }: store.Report): Report {
  return {
    ...report,
    created_at: new Date(created_at).toISOString(),
    settled_at: settled_at === null ? null : new Date(settled_at).toISOString(),
  };
}

/** @throws CodedError `not_found`; `conflict` for one that is settled */
export async function settleReport(
  services: Services,
  actor: Actor,
  id: string,
  given: { answer: string | null },
): Promise<Report> {
  const answer = given.answer === null || given.answer.trim() === '' ? null : given.answer.trim();
  const now = services.clock.now().toISOString();
  return services.database.transaction(async (tx) => {
    const [report] = await store.listReports(tx, { id });
    if (report === undefined) throw new CodedError('not_found');
    const people = await store.holdPeople(tx, [report.user_id]);
    if (!people.has(report.user_id)) throw new CodedError('not_found');
    if (!(await store.settleReport(tx, id, { settled_at: now, answer }))) throw new CodedError('conflict');
    const { ship_name } = report.details;
    await leaveNotices(tx, [
      {
        id: newId(),
        user_id: report.user_id,
        kind: 'settled',
        // the cruise may be deleted since, and the writer gets the notice nevertheless
        cruise_id: report.cruise_id,
        details: {
          settled: 'report',
          ship_name: typeof ship_name === 'string' ? ship_name : null,
          catalogue_name: null,
          answer,
        },
        created_at: now,
      },
    ]);
    // the answer itself is stored with the report, and deleted with it
    const after = { has_answer: answer !== null };
    await writeAuditEntry(services, tx, actor, { action: 'report.settle', subject: id, after });
    const [settled = report] = await store.listReports(tx, { id });
    return asReport(settled);
  });
}

type MissingItem = z.input<typeof ships_contract.listAllMissingShips.answer>['items'][number];

interface Group {
  ship_name: string;
  cruise_line: string | null;
  cruise_line_id: string | null;
  people: Set<string>;
  cruises: number;
  first_date: string | null;
  last_date: string | null;
  proposals: MissingItem['proposals'];
}

/** The typed ships that wait for a decision, by name and line. */
async function readGroups(query: Queryable): Promise<Map<string, Group>> {
  const proposals = await store.listAllProposals(query);
  const decided = new Set(
    proposals
      .filter(({ decision }) => decision !== null)
      .map((proposal) => `${proposal.user_id}\n${joinKey(proposal)}`),
  );
  const groups = new Map<string, Group>();
  const groupOf = (key: string, named: Pick<Group, 'ship_name' | 'cruise_line' | 'cruise_line_id'>) => {
    const { ship_name, cruise_line, cruise_line_id } = named;
    const group = groups.get(key) ?? {
      ship_name,
      cruise_line,
      cruise_line_id,
      people: new Set<string>(),
      cruises: 0,
      first_date: null,
      last_date: null,
      proposals: [],
    };
    group.cruise_line_id ??= cruise_line_id;
    groups.set(key, group);
    return group;
  };
  for (const typed of await store.listTyped(query)) {
    const key = keyOf(typed);
    if (decided.has(`${typed.owner_id}\n${key}`)) continue;
    const group = groupOf(key, typed);
    group.people.add(typed.owner_id);
    group.cruises += typed.cruises;
    if (group.first_date === null || typed.first_date < group.first_date) group.first_date = typed.first_date;
    if (group.last_date === null || typed.last_date > group.last_date) group.last_date = typed.last_date;
  }
  for (const proposal of proposals) {
    if (proposal.decision !== null) continue;
    const group = groupOf(joinKey(proposal), proposal);
    group.people.add(proposal.user_id);
    const { id, cruise_line_id, year_in_service, note, created_at } = proposal;
    const at = new Date(created_at).toISOString();
    group.proposals.push({ id, cruise_line_id, year_in_service, note, created_at: at });
  }
  return groups;
}

export async function countMissingShips({
  database: { query },
}: Pick<Services, 'database'>): Promise<number> {
  return (await readGroups(query)).size;
}

export async function listMissingShips(
  { database: { query } }: Pick<Services, 'database'>,
  { q = '', ...list_query }: PageQuery & { q?: string | undefined },
): Promise<z.input<typeof ships_contract.listAllMissingShips.answer>> {
  const wanted = fold(q);
  const groups = [...(await readGroups(query)).values()]
    .filter(({ ship_name, cruise_line }) => fold(`${ship_name} ${cruise_line ?? ''}`).includes(wanted))
    .toSorted(
      (a, b) =>
        b.people.size - a.people.size || b.cruises - a.cruises || (a.ship_name < b.ship_name ? -1 : 1),
    );
  const { items, ...page } = pageOfAll(groups, list_query);
  const suggest = items.length === 0 ? () => [] : suggestFrom(await listCatalogueShips(query));
  return {
    ...page,
    items: items.map((group) => ({
      ...group,
      people: group.people.size,
      suggestions: suggest(group),
    })),
  };
}

export type ShipDecision = z.output<typeof ships_contract.decideMissingShip.body>;
type DecisionAnswer = z.output<typeof ships_contract.decideMissingShip.answer>;

const deeds = {
  accepted: 'ship.accept',
  mapped: 'ship.map',
  declined: 'ship.decline',
} as const satisfies Record<ShipDecision['decision'], NewAuditEntry['action']>;
const told_as = { accepted: 'ship_accepted', mapped: 'ship_mapped', declined: 'ship_declined' } as const;

/**
 * Decides on a typed ship: accepted it is added to the catalogue, mapped it is one of the catalogue's, and all cruises
 * on which it was typed then refer to it; declined they stay as they are.
 * @throws CodedError `not_found` if no user waits for a decision; `conflict` for a ship that exists; `invalid`
 */
export async function decideMissingShip(
  services: Services,
  actor: Actor,
  decision: ShipDecision,
): Promise<DecisionAnswer> {
  const now = services.clock.now().toISOString();
  return services.database.transaction(async (tx) => {
    const keys = { ship_key: fold(decision.ship_name), line_key: fold(decision.cruise_line ?? '') };
    const group = (await readGroups(tx)).get(joinKey(keys));
    if (group === undefined) throw new CodedError('not_found');
    const people = [...(await store.holdPeople(tx, [...group.people]))];
    const ship = await shipOf(tx, decision, now);
    const changed = ship === null ? [] : await pointTo(services, tx, ship, keys, people);
    const { ship_name, cruise_line } = group;
    const ship_id = ship?.id ?? null;
    await store.keepDecision(tx, people, {
      ...keys,
      ship_name,
      cruise_line,
      ship_id,
      now,
      decision: decision.decision,
    });
    await leaveNotices(
      tx,
      people.map((user_id) => ({
        id: newId(),
        user_id,
        kind: 'settled',
        cruise_id: null,
        details: {
          settled: told_as[decision.decision],
          ship_name,
          catalogue_name: ship?.name ?? null,
          answer: null,
        },
        created_at: now,
      })),
    );
    await writeAuditEntry(services, tx, actor, {
      action: deeds[decision.decision],
      subject: ship_id ?? ship_name,
      after: { ship_name, cruise_line, people: people.length, cruises: changed.length },
    });
    return { people: people.length, cruises: changed.length, ship_id };
  });
}

async function shipOf(tx: Queryable, decision: ShipDecision, now: string): Promise<CatalogueShip | null> {
  if (decision.decision === 'declined') return null;
  const ship_id = decision.decision === 'accepted' ? await addShip(tx, decision.ship, now) : decision.ship_id;
  const ship = (await listCatalogueShips(tx)).find(({ id }) => id === ship_id);
  if (ship === undefined) throw fieldError('ship_id', 'not_in_catalogue');
  return ship;
}

/** Maps all cruises of these users on which the ship was typed to it. @returns the changed ones */
async function pointTo(
  services: Services,
  tx: Queryable,
  ship: CatalogueShip,
  { ship_key, line_key }: { ship_key: string; line_key: string },
  people: readonly string[],
): Promise<string[]> {
  const typed = await store.listTypedCruises(tx, ship_key, people);
  const of_line = typed.filter(({ cruise_line }) => fold(cruise_line ?? '') === line_key);
  const moment = { now: services.clock.now().toISOString(), time_zone: 'UTC' };
  for (const { id, owner_id, ship_name } of of_line) {
    const body = namesOf(ship, ship_key, ship_name);
    await changeIn(
      tx,
      services,
      scopeFor(owner_id, 'catalogue correction'),
      { id, body, if_match: null },
      moment,
    );
  }
  return of_line.map(({ id }) => id);
}
