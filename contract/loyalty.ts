import { z } from 'zod';
import { nameKey } from '#domain/logbook.ts';
import { tier } from './catalog.ts';
import { endpoint } from './endpoint.ts';
import { calendarDay, flag, id, points, requiredLine, text } from './values.ts';

/*
 * Loyalty: the balances that programmes reported to a household, and the effects of its cruises. All figures are
 * computed from the record (domain/loyalty-ledger.ts); only the values that a traveller entered are stored.
 */

/** More than any household has with one line. */
const most_members = 20;

const known_points = points.nullable();
const line = text(200).nullable();

const told = {
  member_name: requiredLine(200).nullable().meta({ description: 'null: the owner of the account.' }),
  loyalty_number: line,
  tier: line,
  points: known_points.meta({ description: 'As the programme told them on the evening of `points_as_of`.' }),
  points_as_of: calendarDay.nullable(),
  points_per_night: known_points.meta({ description: "The traveller's own rate; null: the programme's." }),
  points_per_cruise: known_points,
};

const membership = z.object({ id, cruise_line_id: z.string(), ...told });
export type StoredMembership = z.infer<typeof membership>;

const givenMembership = z
  .strictObject({ id: z.uuid().optional(), ...z.object(told).partial().shape })
  .refine((given) => (given.points ?? null) === null || (given.points_as_of ?? null) !== null, {
    path: ['points_as_of'],
    message: 'required',
  });
export type GivenMembership = z.infer<typeof givenMembership>;

const givenMembers = z
  .strictObject({ items: z.array(givenMembership).max(most_members) })
  .superRefine(({ items }, context) => {
    const names = items.map(({ member_name = null }) => (member_name === null ? null : nameKey(member_name)));
    for (const [place, name] of names.entries()) {
      if (names.indexOf(name) === place) continue;
      context.addIssue({ code: 'custom', path: ['items', place, 'member_name'], message: 'member_twice' });
    }
  });

const way = z.object({
  unit: z.string(),
  threshold: z.int(),
  have: z.number().nullable().meta({ description: 'null: not known.' }),
  gap: z.number().nullable(),
});

const row = z.object({
  cruise_id: id,
  ship_name: z.string().nullable(),
  start_date: calendarDay,
  end_date: calendarDay,
  nights: z.int(),
  time: z.enum(['past', 'current', 'future']),
  state: z.enum(['confirmed', 'expected', 'unknown', 'included']).meta({
    description:
      'confirmed by the programme; expected by the rule; unknown: no rule tells; included in what the programme told.',
  }),
  before: z.int().nullable(),
  earned: z.int().nullable(),
  after: z.int().nullable(),
  is_adjusted: flag.meta({ description: "The record's own points were taken for the running balance." }),
  is_suite: flag,
  is_solo: flag,
  tier_reached: z.string().nullable(),
});

const member = z.object({
  membership_id: id.nullable().meta({ description: 'null: nothing was told, there are cruises only.' }),
  name: z.string().nullable().meta({ description: 'null: the owner of the account.' }),
  loyalty_number: z.string().nullable(),
  tier: z.string().nullable(),
  points: z.int().nullable().meta({ description: 'After the cruises that are over; null: not known.' }),
  points_as_of: calendarDay.nullable(),
  expected: z.int().meta({ description: 'How much of `points` the programme has not confirmed.' }),
  is_at_least: flag.meta({ description: 'Cruises without known points are not in `points`.' }),
  next: z
    .object({
      tier: z.string(),
      ways: z.array(way).meta({ description: 'One of them is enough.' }),
      progress: z.number().nullable().meta({ description: 'Of the nearest way, 0 to 1.' }),
      reached_with: id.nullable().meta({ description: 'The booked cruise that reaches it.' }),
      reached_on: calendarDay.nullable(),
    })
    .nullable(),
  booked: z.object({
    cruises: z.int(),
    points: z.int().nullable().meta({ description: 'What they bring; null: not known of any.' }),
    is_at_least: flag,
    points_then: z.int().nullable(),
    tier_then: z
      .string()
      .nullable()
      .meta({ description: 'The tier that they lead to, where it is another.' }),
  }),
  rows: z.array(row).meta({ description: 'In the order in which the cruises end.' }),
});

const programme = z.object({
  id: z.string(),
  cruise_line_id: z.string(),
  cruise_line: z.string(),
  name: z.string().nullable(),
  ended_on: calendarDay.nullable(),
  unit: z.string(),
  points_per_night: z.int().nullable(),
  points_per_cruise: z.int().nullable(),
  suite_multiplier: z.number().nullable(),
  solo_multiplier: z.number().nullable(),
  suite_solo_multiplier: z.number().nullable(),
  multiplies: z.string().nullable(),
  rule_note: z.string().nullable(),
  rule_as_of_year: z.int().nullable(),
  rule_source: z.string().nullable(),
  tiers: z.array(tier),
  members: z.array(member).meta({ description: 'The owner of the account first.' }),
});

const loyalty = z.object({
  programmes: z.array(programme),
  memberships: z.array(membership),
});
export type Loyalty = z.infer<typeof loyalty>;
export type LoyaltyProgrammeStanding = z.infer<typeof programme>;
export type LoyaltyMember = z.infer<typeof member>;
export type LoyaltyRow = z.infer<typeof row>;

const params = z.object({ cruise_line_id: text(200).min(1, 'required') });

export const readLoyalty = endpoint({
  method: 'GET',
  path: 'loyalty',
  changes_with: 'record',
  tag: 'Loyalty',
  summary: 'The programmes of the household with tiers, members and ledgers',
  token_scopes: ['read'],
  answer: loyalty,
  errors: ['plan_required'],
});

export const putMemberships = endpoint({
  method: 'PUT',
  path: 'loyalty/{cruise_line_id}',
  tag: 'Loyalty',
  summary: 'Put the members of the household with a line, as a whole list; cruises stay as they are',
  token_scopes: ['write'],
  params,
  body: givenMembers,
  answer: loyalty,
  errors: ['plan_required', 'conflict'],
});

export const removeMemberships = endpoint({
  method: 'DELETE',
  path: 'loyalty/{cruise_line_id}',
  tag: 'Loyalty',
  summary: 'Remove the members of a line; cruises stay as they are',
  token_scopes: ['write'],
  params,
  answer: null,
  errors: ['plan_required'],
});
