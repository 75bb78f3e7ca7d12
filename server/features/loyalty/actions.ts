import type {
  GivenMembership,
  Loyalty,
  LoyaltyMember,
  LoyaltyProgrammeStanding,
  LoyaltyRow,
  StoredMembership,
} from '#contract/loyalty.ts';
import { dayAt } from '#domain/dates.ts';
import { fold } from '#domain/fold.ts';
import type { LoggedCruise } from '#domain/logbook.ts';
import type { LedgerRow } from '#domain/loyalty-ledger.ts';
import { standingsOf, type MemberStanding } from '#domain/loyalty-standing.ts';
import { unitOf } from '#domain/loyalty.ts';
import type { Moment } from '#domain/timeline.ts';
import { requireFeature } from '#server/features/users/access.ts';
import { readLog } from '#server/features/cruises/logbook/actions.ts';
import { CodedError } from '#server/platform/errors.ts';
import { newId } from '#server/platform/ids.ts';
import type { Scope } from '#server/platform/scope.ts';
import type { Services } from '#server/services.ts';
import * as store from './store.ts';

type LoyaltyServices = Pick<Services, 'routes' | 'config' | 'clock' | 'database'>;

/**
 * The programmes in which a household is or with which it has sailed. Four queries, however many there are.
 * @throws CodedError `plan_required`
 */
export async function readLoyalty(services: LoyaltyServices, scope: Scope, moment: Moment): Promise<Loyalty> {
  await requireFeature(services, scope, 'loyalty');
  const { query } = services.database;
  const log = await readLog(services, scope, moment);
  const { memberships, owner } = await store.readHousehold(query, scope);
  const cruises = Map.groupBy(log, ({ cruise_line_id }) => cruise_line_id ?? '');
  const told = Map.groupBy(memberships, ({ cruise_line_id }) => cruise_line_id);
  const lines = await store.readLines(query, [...new Set([...cruises.keys(), ...told.keys()])]);
  const today = dayAt(moment.now, moment.time_zone);
  const programmes = [...lines.values()]
    .toSorted((one, other) => compare(fold(one.name), fold(other.name)) || compare(one.id, other.id))
    .flatMap((line) => {
      const given = { memberships: told.get(line.id) ?? [], cruises: cruises.get(line.id) ?? [] };
      return standingsOfLine(line, { ...given, owner, today });
    });
  return { programmes, memberships };
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

interface LineRecords {
  memberships: readonly StoredMembership[];
  cruises: readonly LoggedCruise[];
  owner: string;
  today: string;
}

/** A line without a programme in the catalogue gets a nameless one if the household has members of it. */
function standingsOfLine(line: store.LineWithProgrammes, of_line: LineRecords): LoyaltyProgrammeStanding[] {
  const nameless =
    of_line.memberships.length > 0 ? [{ ...unknown, id: line.id, cruise_line_id: line.id }] : [];
  const programmes: readonly store.CatalogueProgramme[] =
    line.programmes.length > 0 ? line.programmes : nameless;
  return standingsOf({ ...of_line, programmes }).map(({ programme, members }) => ({
    ...programme,
    cruise_line: line.name,
    unit: unitOf(programme),
    members: members.map(shownMember),
  }));
}

const unknown: Omit<store.CatalogueProgramme, 'id' | 'cruise_line_id'> = {
  name: null,
  ended_on: null,
  unit: null,
  points_per_night: null,
  points_per_cruise: null,
  suite_multiplier: null,
  solo_multiplier: null,
  suite_solo_multiplier: null,
  multiplies: null,
  rule_note: null,
  rule_as_of_year: null,
  rule_source: null,
  tiers: [],
};

function shownMember({
  member,
  ledger: { rows, now, ahead },
  tier,
  next,
  tier_ahead,
}: MemberStanding<StoredMembership>): LoyaltyMember {
  const booked = rows.filter(({ cruise }) => cruise.time !== 'past');
  const brought = booked.flatMap(({ earned }) => (earned === null ? [] : [earned]));
  const unconfirmed = rows.slice(lastSettled(rows, member.name) + 1);
  return {
    membership_id: member.membership?.id ?? null,
    name: member.name,
    loyalty_number: member.membership?.loyalty_number ?? numberOnCruises(rows, member.name),
    tier,
    points: now.is_unknown ? null : now.points,
    points_as_of: member.membership?.points_as_of ?? null,
    expected: unconfirmed.reduce(
      (sum, { cruise, state, earned }) =>
        cruise.time === 'past' && state === 'expected' ? sum + (earned ?? 0) : sum,
      0,
    ),
    is_at_least: now.is_at_least,
    next: next && {
      tier: next.tier.name,
      ways: next.ways,
      progress: next.progress,
      reached_with: next.reached_with?.cruise.id ?? null,
      reached_on: next.reached_with?.cruise.end_date ?? null,
    },
    booked: {
      cruises: booked.length,
      points: booked.length > 0 && brought.length === 0 ? null : brought.reduce((sum, one) => sum + one, 0),
      is_at_least: brought.length < booked.length,
      points_then: ahead.is_unknown ? null : ahead.points,
      tier_then: tier_ahead,
    },
    rows: rows.map(shownRow),
  };
}

/** The last row whose balance the programme reported: all expected points up to it are settled. */
function lastSettled(rows: readonly LedgerRow[], name: string | null): number {
  return rows.findLastIndex(
    ({ cruise, state, after }) =>
      state === 'included' || (name === null && after !== null && cruise.points_after === after),
  );
}

function numberOnCruises(rows: readonly LedgerRow[], name: string | null): string | null {
  const numbers = rows.flatMap(({ cruise, passenger }) => {
    const number = passenger?.loyalty_number ?? (name === null ? cruise.loyalty_number : null);
    return number === null ? [] : [number];
  });
  return numbers.at(-1) ?? null;
}

function shownRow({ cruise, passenger: _passenger, rank: _rank, ...figures }: LedgerRow): LoyaltyRow {
  const { id: cruise_id, ship_name, start_date, end_date, nights, time } = cruise;
  return { cruise_id, ship_name, start_date, end_date, nights, time, ...figures };
}

/**
 * Replaces the members of a household in a line's programme; the answer is that of `readLoyalty`.
 * @throws CodedError `plan_required`; `not_found` for an unknown line; `conflict` for an id of another account
 */
export async function putMemberships(
  services: LoyaltyServices,
  scope: Scope,
  { cruise_line_id, items }: { cruise_line_id: string; items: readonly GivenMembership[] },
  moment: Moment,
): Promise<Loyalty> {
  await requireFeature(services, scope, 'loyalty');
  await replace(services, scope, cruise_line_id, items);
  return readLoyalty(services, scope, moment);
}

/** @throws CodedError `plan_required`, `not_found` */
export async function removeMemberships(
  services: LoyaltyServices,
  scope: Scope,
  cruise_line_id: string,
): Promise<void> {
  await requireFeature(services, scope, 'loyalty');
  await replace(services, scope, cruise_line_id, []);
}

/** @throws CodedError `not_found` for an unknown line */
export async function mustBeLine(
  { database: { query } }: Pick<Services, 'database'>,
  cruise_line_id: string,
): Promise<void> {
  if (!(await store.isCruiseLine(query, cruise_line_id))) throw new CodedError('not_found');
}

async function replace(
  services: LoyaltyServices,
  scope: Scope,
  cruise_line_id: string,
  items: readonly GivenMembership[],
): Promise<void> {
  await mustBeLine(services, cruise_line_id);
  const now = services.clock.now().toISOString();
  await services.database.transaction(async (tx) => {
    await store.lockHousehold(tx, scope);
    const members = items.map(memberOf);
    if (!(await store.replaceMembers(tx, scope, cruise_line_id, { members, now })))
      throw new CodedError('conflict');
  });
}

/** A missing field is unknown; typed texts are stored without surrounding space. */
function memberOf(given: GivenMembership): Omit<StoredMembership, 'cruise_line_id'> {
  return {
    id: given.id ?? newId(),
    member_name: lineOf(given.member_name),
    loyalty_number: lineOf(given.loyalty_number),
    tier: lineOf(given.tier),
    points: given.points ?? null,
    points_as_of: given.points_as_of ?? null,
    points_per_night: given.points_per_night ?? null,
    points_per_cruise: given.points_per_cruise ?? null,
  };
}

function lineOf(text: string | null | undefined): string | null {
  return text?.trim() || null;
}
