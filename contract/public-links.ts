import { z } from 'zod';
import { languages } from '#domain/languages.ts';
import { cruise } from './cruises.ts';
import { endpoint } from './endpoint.ts';
import { route } from './routes.ts';
import { scheduleRow } from './schedule.ts';
import { calendarDay, id, instant } from './values.ts';

/* The public link of a cruise: its voyage, for readers without an account. */

const publicLink = z.object({
  url: z.url(),
  picture_url: z.url().meta({ description: 'The countdown as a picture, PNG.' }),
  ends_on: calendarDay.meta({ description: 'The last day on which it opens, in UTC.' }),
  created_at: instant,
});
export type PublicLink = z.infer<typeof publicLink>;

const params = z.object({ id });
const answer = z.object({ link: publicLink.nullable().meta({ description: 'Null: there is none.' }) });

export const readPublicLink = endpoint({
  method: 'GET',
  path: 'cruises/{id}/sharing/link',
  tag: 'Sharing',
  summary: 'The public link of a cruise; its owner’s alone',
  params,
  answer,
});

export const putPublicLink = endpoint({
  method: 'PUT',
  path: 'cruises/{id}/sharing/link',
  tag: 'Sharing',
  summary:
    'Make the public link of a cruise, or change its last day; without one it ends two weeks after the cruise',
  params,
  body: z.strictObject({
    ends_on: calendarDay
      .nullable()
      .optional()
      .meta({ description: 'Null: two weeks after the cruise, moving along with it.' }),
  }),
  answer,
  errors: ['plan_required'],
});

export const renewPublicLink = endpoint({
  method: 'POST',
  path: 'cruises/{id}/sharing/link/renew',
  tag: 'Sharing',
  summary:
    'Give the public link another address; the one before opens nothing any more. 409 where there is none',
  status: 200,
  params,
  answer,
  errors: ['plan_required', 'conflict'],
});

export const deletePublicLink = endpoint({
  method: 'DELETE',
  path: 'cruises/{id}/sharing/link',
  tag: 'Sharing',
  summary: 'Revoke the public link of a cruise at once',
  params,
  answer: null,
});

const shown = cruise.pick({
  ship_name: true,
  cruise_line: true,
  start_date: true,
  end_date: true,
  nights: true,
  time: true,
  sails_at: true,
  start_port: true,
  end_port: true,
  start_port_code: true,
  end_port_code: true,
  start_zone: true,
  end_zone: true,
  livery: true,
  cancelled_at: true,
});

/** All that a public link shows: each field is named, so that a new one of a cruise is not public by itself. */
export const publicVoyage = shown.extend({
  schedule: z.array(scheduleRow),
  route,
  language: z
    .enum(languages)
    .meta({ description: 'The owner’s, for readers whose language is not offered.' }),
});
export type PublicVoyage = z.infer<typeof publicVoyage>;

// a token of another shape is unknown, like any other
const voyageParams = z.object({ token: z.string().max(300) });

export const readPublicVoyage = endpoint({
  method: 'GET',
  path: 'voyages/{token}',
  tag: 'Sharing',
  summary: 'The voyage of a public link',
  is_public: true,
  params: voyageParams,
  answer: publicVoyage,
  errors: ['not_found', 'too_many_requests'],
});

export const readPublicCountdown = endpoint({
  method: 'GET',
  path: 'voyages/{token}/countdown',
  tag: 'Sharing',
  summary: 'The countdown of a public link, for home dashboards',
  is_public: true,
  params: voyageParams,
  answer: z.object({
    ship_name: z.string().nullable(),
    start_date: calendarDay,
    end_date: calendarDay,
    state: z.enum(['future', 'current', 'past', 'cancelled']),
    days_left: z.int().nullable().meta({ description: 'Until it starts; null unless it is ahead.' }),
    day: z
      .int()
      .nullable()
      .meta({ description: 'The day on board, 1 on the first; null unless it is under way.' }),
    days: z.int(),
  }),
  errors: ['not_found', 'too_many_requests'],
});

export const readCountdownPicture = endpoint({
  method: 'GET',
  path: 'voyages/{token}/countdown.png',
  tag: 'Sharing',
  summary: 'The countdown of a public link as a picture, for forums and home dashboards',
  is_public: true,
  params: voyageParams,
  answer: 'file',
  errors: ['not_found', 'too_many_requests'],
});
