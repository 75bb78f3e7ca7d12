import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { calendarDay, id, instant } from './values.ts';

/* A few figures for programs such as a home dashboard: flat, small, and without names of people or prices. */

const voyage = {
  id,
  ship_name: z.string().nullable(),
  cruise_line: z.string().nullable(),
  start_date: calendarDay,
  end_date: calendarDay,
  start_port: z.string().nullable().meta({ description: 'Where it embarks.' }),
  end_port: z.string().nullable(),
};

export const summary = z.object({
  next: z
    .object({
      ...voyage,
      sails_at: instant,
      days_to_go: z.int().meta({ description: 'As the countdown says it; 0 on the day.' }),
      final_payment_date: calendarDay.nullable().meta({
        description:
          'Of a final payment that is open, also an estimated one; null: none, or not shown by a share.',
      }),
      checkin_date: calendarDay.nullable(),
    })
    .nullable()
    .meta({ description: 'The cruise that is counted down to.' }),
  current: z
    .object({
      ...voyage,
      day: z.int().min(1),
      days: z.int().min(1),
      today: z.enum(['port', 'scenic', 'sea', 'unknown']),
      port: z
        .string()
        .nullable()
        .meta({ description: 'The last port of the day; null: at sea, or not known.' }),
    })
    .nullable()
    .meta({ description: 'The cruise that is under way.' }),
  totals: z
    .object({ cruises: z.int(), nights: z.int(), ports: z.int(), countries: z.int() })
    .meta({ description: 'Of all past cruises.' }),
});
export type Summary = z.infer<typeof summary>;

export const readSummary = endpoint({
  method: 'GET',
  path: 'summary',
  changes_with: 'record',
  tag: 'Dashboard',
  summary: 'The next cruise, the current one and the totals, for home dashboards',
  token_scopes: ['summary', 'read'],
  answer: summary,
});
