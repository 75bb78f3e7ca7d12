import { z } from 'zod';
import { schedule_kinds, schedule_outcomes } from '#domain/schedule.ts';
import { endpoint } from './endpoint.ts';
import { calendarDay, id, text, timeZone, wallTime } from './values.ts';

/** The longest voyages have some 280 days, and few days more than two ports. */
const most_rows = 800;

const kind = z.enum(schedule_kinds);
const outcome = z.enum(schedule_outcomes);
const offset = z.int().min(-1440).max(1440);

/** One call or sea day. Several on a day are valid, in the order of the list. */
export const scheduleRow = z.object({
  date: calendarDay,
  kind,
  port_id: z.string().nullable(),
  port_name: z.string().nullable(),
  country: z
    .string()
    .nullable()
    .meta({ description: 'Of the port in the catalogue, ISO 3166, two letters.' }),
  arrive: wallTime.nullable(),
  depart: wallTime.nullable(),
  all_aboard: wallTime.nullable().meta({ description: "In the port's time." }),
  time_zone: z.string().nullable(),
  ship_time_offset: offset.nullable().meta({ description: "Minutes that the ship's clocks are ahead." }),
  outcome: outcome.meta({
    description: 'as_planned; skipped: planned, not visited; unplanned: visited without having been planned.',
  }),
});
export type ScheduleRow = z.infer<typeof scheduleRow>;

const shipScheduleRow = scheduleRow.extend({
  source: z
    .enum(['operator', 'travellers'])
    .meta({ description: 'Whose entry it is: of those who run this instance, or of travellers on board.' }),
});
export type ShipScheduleRow = z.infer<typeof shipScheduleRow>;

const givenRow = z.strictObject({
  date: calendarDay,
  kind,
  port_id: text(200).min(1, 'required').nullable().optional(),
  port_name: text(200).nullable().optional(),
  arrive: wallTime.nullable().optional(),
  depart: wallTime.nullable().optional(),
  all_aboard: wallTime.nullable().optional(),
  time_zone: timeZone.nullable().optional(),
  ship_time_offset: offset.nullable().optional(),
  outcome: outcome.optional(),
});
export type GivenRow = z.infer<typeof givenRow>;

export const schedule = z.object({
  items: z.array(scheduleRow),
  version: z.int().meta({ description: 'Of the schedule, for If-Match; 0 while there is none.' }),
});
export type Schedule = z.infer<typeof schedule>;

const params = z.object({ id });

export const readSchedule = endpoint({
  method: 'GET',
  path: 'cruises/{id}/schedule',
  changes_with: 'record',
  tag: 'Cruise parts',
  summary: 'The schedule of a cruise, day by day',
  token_scopes: ['read'],
  params,
  answer: schedule,
  is_versioned: true,
});

export const putSchedule = endpoint({
  method: 'PUT',
  path: 'cruises/{id}/schedule',
  tag: 'Cruise parts',
  summary: 'Put the whole schedule at once',
  token_scopes: ['write'],
  params,
  body: z.strictObject({ items: z.array(givenRow).max(most_rows) }),
  answer: schedule,
  errors: ['stale'],
  is_versioned: true,
});

export const clearSchedule = endpoint({
  method: 'DELETE',
  path: 'cruises/{id}/schedule',
  tag: 'Cruise parts',
  summary: 'Clear the schedule of a cruise',
  token_scopes: ['write'],
  params,
  answer: null,
  errors: ['stale'],
  is_versioned: true,
});

export const readShipSchedule = endpoint({
  method: 'GET',
  path: 'catalog/ships/{id}/schedule',
  tag: 'Catalog',
  summary:
    'What is known of the ports of a ship between two days, from operators and from travellers who allowed it',
  token_scopes: ['read'],
  params: z.object({ id: text(200).min(1, 'required') }),
  query: z
    .object({ from: calendarDay, to: calendarDay })
    .refine(({ from, to }) => from <= to, { path: ['to'], message: 'end_before_start' }),
  answer: z.object({ items: z.array(shipScheduleRow) }),
});
