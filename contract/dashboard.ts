import { z } from 'zod';
import { checklist } from '#domain/checklist.ts';
import { attention_kinds } from '#domain/attention.ts';
import { badgeKey } from './badges.ts';
import { cruise } from './cruises.ts';
import { listedCruise } from './cruise-list.ts';
import { endpoint } from './endpoint.ts';
import { route } from './routes.ts';
import { scheduleRow } from './schedule.ts';
import { receivedShare, unopened } from './sharing.ts';
import { shareOf, shownCruise } from './shown.ts';
import { calendarDay, flag, id, instant, wallTime } from './values.ts';

/** A task for a cruise; the screen finds the words for its kind. */
const attention = z.object({
  kind: z.enum(attention_kinds),
  cruise_id: id,
  ship_name: z.string().nullable(),
  /** the day of the task; null if it has no day */
  due_on: calendarDay.nullable(),
  estimated_days_before: z.int().nullable().meta({
    description: 'Of a final payment whose date is estimated by the rule of its line; null: recorded.',
  }),
  cruise_line: z.string().nullable(),
  amount: z.string().nullable(),
  total: z.string().nullable(),
  currency: z.string().nullable(),
  /** for `missing`: the fields that the record lacks */
  fields: z.array(z.enum(checklist)),
  /** for `weather`: the warnings, in the words of their sender */
  events: z.array(z.string()),
  share: shareOf.nullable().meta({ description: 'Whose cruise it is; null for your own.' }),
});
export type Attention = z.infer<typeof attention>;

const call = z.object({
  date: calendarDay,
  kind: z.enum(['embark', 'port', 'scenic', 'disembark']),
  port_id: z.string().nullable(),
  port_name: z.string().nullable(),
  arrive: wallTime.nullable(),
  depart: wallTime.nullable(),
  all_aboard: z
    .object({
      port_time: wallTime,
      ship_time: wallTime,
      ship_day: z.enum(['before', 'same', 'after']).meta({ description: "Of the ship's time." }),
      at: instant.nullable(),
    })
    .nullable()
    .meta({ description: "On the port's clocks and on the ship's." }),
  time_zone: z.string().nullable(),
  is_from_night: flag.meta({ description: 'The ship was here in the night before.' }),
  is_overnight: flag.meta({ description: 'The ship stays into the next day.' }),
  is_skipped: flag.meta({ description: 'Planned, and not visited.' }),
});

const shipDay = z.object({
  date: calendarDay,
  what: z.enum(['port', 'scenic', 'sea', 'unknown']).meta({ description: 'unknown: nothing is recorded.' }),
  calls: z.array(call).meta({ description: 'In their order; several on a day are possible.' }),
});

const today = shipDay.extend({
  day: z.int().min(1),
  days: z.int().min(1),
  time_zone: z.string().meta({ description: 'By whose clocks the day is reckoned.' }),
  tomorrow: shipDay.nullable(),
  next_call: call.nullable().meta({ description: 'At sea, or after the last call of the day was left.' }),
});

/** With the zone of the cruise's end, so that a device without a network knows when it is over. */
const tile = listedCruise.extend({ end_zone: cruise.shape.end_zone });
export type DashboardTile = z.infer<typeof tile>;

const hero = tile.extend({
  schedule: z.array(scheduleRow).meta({ description: 'From which the day under way follows, also later.' }),
  route: route.nullable(),
});
export type DashboardCruise = z.infer<typeof hero>;

export const dashboard = z.object({
  current: shownCruise(hero.extend({ today })).nullable(),
  next: shownCruise(hero).nullable().meta({
    description: 'The one that is counted down to; on a day between two voyages the second of them.',
  }),
  following: z.array(shownCruise(tile)),
  countdown_to: instant.nullable(),
  invitations: z.array(receivedShare).meta({ description: 'What others offer and waits for an answer.' }),
  unopened_invitations: unopened,
  attention: z.array(attention).meta({ description: 'The most urgent first.' }),
  totals: z.object({ cruises: z.int(), nights: z.int(), ports: z.int(), countries: z.int() }),
  badges: z
    .array(z.object({ key: badgeKey, earned_on: calendarDay, cruise_id: id }))
    .meta({ description: 'The newest ones, the latest first.' }),
});
export type Dashboard = z.infer<typeof dashboard>;

export const readDashboard = endpoint({
  method: 'GET',
  path: 'dashboard',
  changes_with: 'record_and_weather',
  tag: 'Dashboard',
  summary: 'All that the dashboard shows, in one call',
  answer: dashboard,
});
