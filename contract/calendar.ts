import { z } from 'zod';
import { isCalendarDay, nightsBetween } from '#domain/dates.ts';
import { milestone_kinds } from '#domain/milestones.ts';
import { schedule_kinds } from '#domain/schedule.ts';
import { endpoint } from './endpoint.ts';
import { calendarDay, computedAmount, flag, id, wallTime } from './values.ts';

/** A year with the weeks around it, and some more: the content of one screen. */
const most_days = 400;

/** A calendar day of a place. */
const point = z.object({
  day: calendarDay,
  time: wallTime.nullable(),
  time_zone: z.string().nullable(),
});

/** A dated event of a cruise; the screen finds the words. Fields that a kind does not have are null. */
const entry = z.object({
  key: z.string().meta({ description: 'Of this thing, whatever day it is moved to.' }),
  kind: z.enum(milestone_kinds),
  cruise_id: id,
  ship_name: z.string().nullable(),
  cruise_line_id: z.string().nullable(),
  cruise_line: z.string().nullable(),
  owner_name: z.string().nullable().meta({ description: 'Whose cruise it is; null for your own.' }),
  is_sample: flag,
  is_cancelled: flag,
  first_day: calendarDay.meta({
    format: 'date',
    description: 'The first calendar day that it touches. A flight over the date line lands on it.',
  }),
  last_day: calendarDay,
  start: point,
  end: point,
  name: z.string().nullable().meta({ description: 'The ship, the hotel, the number of the flight.' }),
  place: z.string().nullable(),
  to_place: z.string().nullable(),
  call: z.enum(schedule_kinds).nullable(),
  is_skipped: flag,
  all_aboard: wallTime.nullable(),
  amount: computedAmount.nullable(),
  currency: z.string().nullable(),
  estimated_days_before: z.int().nullable().meta({
    description: 'Of a final payment whose date is estimated by the rule of its line; null: recorded.',
  }),
});
export type CalendarEntry = z.infer<typeof entry>;

export const calendar = z.object({
  items: z.array(entry),
  earlier: calendarDay.nullable().meta({
    description: 'Nothing lies between this day and `from`; null: nothing lies before it.',
  }),
  later: calendarDay.nullable().meta({
    description: 'Nothing lies between `to` and this day; null: nothing lies after it.',
  }),
  first: calendarDay.nullable().meta({ description: 'The first of all dated days; null: there is none.' }),
  last: calendarDay.nullable().meta({ description: 'The last of all dated days.' }),
});
export type Calendar = z.infer<typeof calendar>;

/** True for days that do not exist, which their own checks refuse. */
function areNear({ from, to }: { from: string; to: string }): boolean {
  return !isCalendarDay(from) || !isCalendarDay(to) || nightsBetween(from, to) < most_days;
}

export const readCalendar = endpoint({
  method: 'GET',
  path: 'calendar',
  changes_with: 'record',
  tag: 'Calendar',
  summary: `All that is dated between two days, both included, at most ${most_days}`,
  token_scopes: ['read'],
  query: z
    .object({ from: calendarDay, to: calendarDay })
    .refine(({ from, to }) => from <= to, {
      path: ['to'],
      message: 'end_before_start',
    })
    .refine(areNear, {
      path: ['to'],
      message: 'too_many_days',
    }),
  answer: calendar,
});
