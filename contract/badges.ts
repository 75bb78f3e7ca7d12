import { z } from 'zod';
import { badge_families, badge_keys } from '#domain/badges.ts';
import { endpoint } from './endpoint.ts';
import { routesAwaited } from './stats.ts';
import { calendarDay, id } from './values.ts';

/*
 * Badges (docs/product/rules.md, section 10), computed from the records at each call. The app finds their texts and
 * artwork by the key.
 */

export const badgeKey = z.enum(badge_keys);

const moment = z
  .object({
    on: calendarDay.meta({ description: 'The day on which the cruise ends.' }),
    cruise_id: id,
    ship_name: z.string().nullable(),
  })
  .nullable();

export const badge = z.object({
  key: badgeKey,
  family: z.enum(badge_families),
  level: z
    .int()
    .nullable()
    .meta({ description: 'What has to be reached; null for what is done, not counted.' }),
  have: z.int().min(0).meta({ description: 'Of past cruises, and never more than `need`.' }),
  need: z.int().min(1),
  earned: moment.meta({ description: 'The past cruise that brought it.' }),
  expected: moment.meta({
    description: 'The cruise, under way or booked, that will bring it; of the longest voyage a longer one.',
  }),
});
export type Badge = z.infer<typeof badge>;

export const listBadges = endpoint({
  method: 'GET',
  path: 'badges',
  changes_with: 'record',
  tag: 'Statistics',
  summary: 'Every badge, earned or not, and how far it is; hidden ones once they are earned',
  token_scopes: ['read'],
  answer: z.object({
    items: z.array(badge),
    hidden_left: z.int().min(0).meta({ description: 'Hidden badges that are still to be found.' }),
    routes_awaited: routesAwaited,
  }),
});

export const listBadgesOfCruise = endpoint({
  method: 'GET',
  path: 'cruises/{id}/badges',
  changes_with: 'record',
  tag: 'Statistics',
  summary: 'The badges that a cruise earned or will bring',
  token_scopes: ['read'],
  params: z.object({ id }),
  answer: z.object({
    items: z.array(badge).meta({ description: 'None for a cruise that was cancelled.' }),
    nearest: z
      .array(badge)
      .meta({ description: 'The badges that are closest and that no booked cruise brings, at most three.' }),
  }),
});
export type BadgesOfCruise = z.infer<typeof listBadgesOfCruise.answer>;
