import { z } from 'zod';
import { isCalendarDay, nightsBetween } from '#domain/dates.ts';
import { most_ship_days } from '#domain/schedule.ts';
import { after_many, operatorCall, operatorList } from './operator.ts';
import { calendarDay, text } from './values.ts';

const call_kinds = ['port', 'sea', 'scenic'] as const;
const callKind = z.enum(call_kinds, 'not_an_option');
const wallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalid_time');

const shipCall = z.object({
  date: calendarDay,
  kind: callKind,
  port_id: z.string().nullable(),
  port_name: z.string().nullable(),
  country: z.string().nullable(),
  arrive: z.string().nullable(),
  depart: z.string().nullable(),
  time_zone: z.string().nullable(),
});
export type ShipCall = z.infer<typeof shipCall>;

const givenCall = z.strictObject({
  date: calendarDay,
  kind: callKind,
  port_id: text(200).min(1, 'required').nullable().optional(),
  port_name: text(200).nullable().optional(),
  arrive: wallTime.nullable().optional(),
  depart: wallTime.nullable().optional(),
});
export type GivenShipCall = z.infer<typeof givenCall>;

const days = { start_date: calendarDay, end_date: calendarDay };
const isInOrder = ({ start_date, end_date }: { start_date: string; end_date: string }) =>
  start_date <= end_date;
const isShort = ({ start_date, end_date }: { start_date: string; end_date: string }) =>
  // the field of an invalid day reports that itself
  !isCalendarDay(start_date) ||
  !isCalendarDay(end_date) ||
  nightsBetween(start_date, end_date) < most_ship_days;
const too_long = { path: ['end_date'], message: 'too_many_days' };
const out_of_order = { path: ['end_date'], message: 'end_before_start' };

const byShip = z.object({ id: text(200).min(1, 'required') });
const shipSchedule = z.object({ ...days, items: z.array(shipCall) });

const scheduled = z.object({
  ship_id: z.string(),
  ship_name: z.string(),
  cruise_line: z.string(),
  first_date: calendarDay,
  last_date: calendarDay,
  days: z.int().meta({ description: 'Days that have a row.' }),
});

export const listShipSchedules = operatorList({
  path: 'admin/ship-schedules',
  summary: 'Ships that have a schedule written by operators, by name',
  item: scheduled,
  filters: {},
  cursor: after_many,
});

export const readOperatorSchedule = operatorCall({
  method: 'GET',
  path: 'admin/ships/{id}/schedule',
  summary: 'What operators wrote of a ship between two days',
  params: byShip,
  query: z.object(days).refine(isInOrder, out_of_order).refine(isShort, too_long),
  answer: shipSchedule,
});

export const putOperatorSchedule = operatorCall({
  method: 'PUT',
  path: 'admin/ships/{id}/schedule',
  summary:
    'Put all rows of a ship between two days; every row stands within them. Errors by row: `items.3.port_id`',
  params: byShip,
  body: z
    .strictObject({ ...days, items: z.array(givenCall).max(1500, 'too_long') })
    .refine(isInOrder, out_of_order)
    .refine(isShort, too_long),
  answer: shipSchedule,
});

export const clearOperatorSchedule = operatorCall({
  method: 'DELETE',
  path: 'admin/ships/{id}/schedule',
  summary: 'Clear what operators wrote of a ship between two days',
  params: byShip,
  query: z.object(days).refine(isInOrder, out_of_order),
  answer: null,
});

export const previewScheduleFile = operatorCall({
  method: 'POST',
  path: 'admin/ships/{id}/schedule/preview',
  summary: 'Read a CSV (date, kind, port, arrive, depart) and say row by row what is wrong; keeps nothing',
  status: 200,
  params: byShip,
  body: z.strictObject({ csv: text(500_000) }),
  answer: z.object({
    start_date: calendarDay.nullable().meta({ description: 'The first day of the rows that are right.' }),
    end_date: calendarDay.nullable(),
    unread: z.array(z.string()).meta({ description: 'Columns of the file that nothing is read of.' }),
    rows: z.array(
      z.object({
        line: z.int().meta({ description: 'Of the file, the head is line 1.' }),
        item: shipCall.nullable().meta({ description: 'Null where something is wrong.' }),
        cells: z.array(z.string()).meta({ description: 'As they stand in the file.' }),
        errors: z.record(z.string(), z.array(z.string())).meta({
          description: 'Sentences by column, in the language of the caller; `row` for the whole line.',
        }),
      }),
    ),
  }),
});
