import { z } from 'zod';
import { detail_levels, feed_ends, feed_parts } from '#domain/calendar-feed.ts';
import { endpoint } from './endpoint.ts';
import { calendarDay, flag, id, wallTime } from './values.ts';

/* The calendar feed (docs/product/rules.md, section 11). */

const detailLevel = z.enum(detail_levels);
const include = z.array(z.enum(feed_parts)).max(feed_parts.length);

const feed = z.object({
  enabled: flag,
  ended_by: z
    .enum(feed_ends)
    .nullable()
    .meta({
      description:
        'What ended the address that was known before, until the new one is read: calendars have to subscribe again. ' +
        'With `secret` the feed is disabled.',
    }),
  token: z.string().nullable(),
  url: z.string().nullable(),
  webcal_url: z.string().nullable(),
  detail_level: detailLevel,
  include: include.meta({ description: 'What it tells of.' }),
});
export type CalendarFeed = z.infer<typeof feed>;

const choice = z.strictObject({ detail_level: detailLevel, include }).partial();

export const readFeed = endpoint({
  method: 'GET',
  path: 'user/icalendar',
  tag: 'Calendar feed',
  summary: 'The feed of the signed-in user',
  answer: feed,
  errors: ['plan_required'],
});

export const enableFeed = endpoint({
  method: 'POST',
  path: 'user/icalendar',
  tag: 'Calendar feed',
  summary: 'Enable it; enabled already, it stays as it is but for what is given',
  body: choice.optional(),
  answer: feed,
  errors: ['plan_required'],
});

export const changeFeed = endpoint({
  method: 'PATCH',
  path: 'user/icalendar',
  tag: 'Calendar feed',
  summary: 'Change what it tells, and how much of it',
  body: choice,
  answer: feed,
  errors: ['plan_required'],
});

export const disableFeed = endpoint({
  method: 'DELETE',
  path: 'user/icalendar',
  tag: 'Calendar feed',
  summary: 'Disable it: its address is unknown at once, whatever the plan',
  answer: feed,
});

export const resetFeed = endpoint({
  method: 'POST',
  path: 'user/icalendar/reset',
  tag: 'Calendar feed',
  summary: 'Another address; the old one is unknown at once',
  answer: feed,
  errors: ['plan_required', 'conflict'],
});

export const readCruiseCalendar = endpoint({
  method: 'GET',
  path: 'cruises/{id}/calendar',
  tag: 'Cruises',
  summary: 'One cruise as a calendar file, in every detail that you see of it',
  token_scopes: ['read'],
  params: z.object({ id }),
  answer: 'file',
});

/** A day, with a wall-clock time and its zone if they are known. */
const point = z.object({ day: calendarDay, time: wallTime.nullable(), time_zone: z.string().nullable() });

/** An event as a calendar program shows it. */
const event = z.object({
  key: z.string(),
  summary: z.string(),
  location: z.string().nullable(),
  description: z.string().nullable(),
  start: point.meta({ description: 'Without a time it lasts whole days.' }),
  end: point.nullable().meta({
    description: 'The last day of what lasts whole days; null: it is a moment, or its end is not known.',
  }),
  status: z.enum(['CONFIRMED', 'CANCELLED']),
  is_free: flag,
  alarms: z.int().meta({ description: 'How often it reminds.' }),
});
export type FeedEvent = z.infer<typeof event>;

export const previewFeed = endpoint({
  method: 'GET',
  path: 'user/icalendar/preview',
  tag: 'Calendar feed',
  summary: 'What a reader of the feed will see of the next cruise, at a level of detail',
  query: z.object({
    detail_level: detailLevel.optional(),
    include: z
      .string()
      .transform((value) => (value === 'none' ? [] : value.split(',')))
      .pipe(include)
      .optional()
      .meta({ description: 'Parts, with commas between; `none` alone: nothing.' }),
  }),
  answer: z.object({ items: z.array(event) }),
  errors: ['plan_required'],
});
