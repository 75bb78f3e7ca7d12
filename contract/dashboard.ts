import { z } from 'zod';
import { listedCruise } from './cruise-list.ts';
import { endpoint } from './endpoint.ts';
import { calendarDay, id, instant } from './values.ts';

/** Something to be done for a cruise; the screen finds the words for its kind. */
const attention = z.object({
  kind: z.enum(['final_payment', 'checkin', 'missing']),
  cruise_id: id,
  ship_name: z.string().nullable(),
  /** the day it falls on; null for what has no day */
  due_on: calendarDay.nullable(),
  amount: z.string().nullable(),
  total: z.string().nullable(),
  currency: z.string().nullable(),
  /** for `missing`: the fields that the record lacks */
  fields: z.array(z.string()),
});
export type Attention = z.infer<typeof attention>;

export const dashboard = z.object({
  current: listedCruise.nullable(),
  next: listedCruise.nullable(),
  following: z.array(listedCruise),
  countdown_to: instant.nullable(),
  attention: z.array(attention),
  totals: z.object({ cruises: z.int(), nights: z.int(), ports: z.int(), countries: z.int() }),
  badges: z.array(z.object({ key: z.string(), earned_on: calendarDay, cruise_id: id })),
});
export type Dashboard = z.infer<typeof dashboard>;

export const readDashboard = endpoint({
  method: 'GET',
  path: 'dashboard',
  tag: 'Dashboard',
  summary: 'All that the dashboard shows, in one call',
  answer: dashboard,
});
