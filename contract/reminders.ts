import { z } from 'zod';
import { reminder_kinds } from '#domain/reminders.ts';
import { cruise } from './cruises.ts';
import { endpoint } from './endpoint.ts';
import { calendarDay, computedAmount, currency, flag, id, instant } from './values.ts';

/* Reminders (docs/product/rules.md, section 5): computed from the record; sent ones are stored. */

const reminderKind = z.enum(reminder_kinds);

const planned = z.object({
  kind: reminderKind,
  date: calendarDay.meta({ description: 'The day it comes, at 09:00 where the user is.' }),
  at: instant,
  due_on: calendarDay.nullable().meta({ description: 'The day of what it reminds of.' }),
  amount: computedAmount.nullable(),
  currency: z.string().nullable(),
});
export type PlannedReminder = z.infer<typeof planned>;

const sent = z.object({ kind: reminderKind, date: calendarDay, sent_at: instant });
export type SentReminder = z.infer<typeof sent>;

export const alerts = z.object({
  planned: z.array(planned).meta({ description: 'What will come, the next first.' }),
  sent: z.array(sent).meta({ description: 'What came, the latest first.' }),
  time_zone: z.string(),
  is_on: z
    .object({ payment_reminder: flag, payment: flag, checkin: flag, weather: flag })
    .meta({ description: 'What the user lets themselves be reminded of, in the settings.' }),
  silent_because: z.enum(['past', 'cancelled', 'paid', 'shared', 'sample']).nullable().meta({
    description:
      'Why nothing comes: `paid` silences only what is about money. A cruise of somebody else reminds its owner.',
  }),
});
export type Alerts = z.infer<typeof alerts>;

export const readAlerts = endpoint({
  method: 'GET',
  path: 'cruises/{id}/alerts',
  tag: 'Reminders',
  summary: 'What this cruise will remind of and when, and what it has',
  token_scopes: ['read'],
  params: z.object({ id }),
  answer: alerts,
  errors: ['not_found'],
});

/** Kinds that a link in a mail switches off, by the setting that it changes. */
export const switch_off_kinds = ['payment_reminder', 'payment', 'checkin', 'weather'] as const;

const linkParams = z.object({ token: z.string().max(300) });

export const readSwitchOff = endpoint({
  method: 'GET',
  path: 'reminders/off/{token}',
  tag: 'Reminders',
  summary: 'What the link of a mail would switch off; nothing is changed by it',
  is_public: true,
  params: linkParams,
  answer: z.object({ kind: z.enum(switch_off_kinds), is_on: flag }),
  errors: ['not_found'],
});

export const switchOff = endpoint({
  method: 'POST',
  path: 'reminders/off/{token}',
  tag: 'Reminders',
  summary: 'Switch a kind of reminder off by the link in a mail, also with one click (RFC 8058)',
  is_public: true,
  takes: 'anything',
  params: linkParams,
  answer: z.object({ kind: z.enum(switch_off_kinds), is_on: flag }),
  errors: ['not_found'],
});

export const switchOnAgain = endpoint({
  method: 'DELETE',
  path: 'reminders/off/{token}',
  tag: 'Reminders',
  summary: 'Take that back',
  is_public: true,
  params: linkParams,
  answer: z.object({ kind: z.enum(switch_off_kinds), is_on: flag }),
  errors: ['not_found'],
});

const paidByMail = z.object({
  cruise_id: id,
  ship_name: z.string().nullable().meta({ description: 'Or its line.' }),
  state: cruise.shape.payment_state,
  amount: computedAmount.nullable().meta({
    description: 'What is open, or what the link marked as paid; null: unknown, or paid otherwise.',
  }),
  currency: z.string().nullable(),
  can_undo: flag.meta({ description: 'The link marked it as paid, and that can be taken back.' }),
});
export type PaidByMail = z.infer<typeof paidByMail>;

const shownDebt = z.object({
  amount: computedAmount.max(30).meta({ description: 'What was shown as open, to the letter.' }),
  currency: currency.nullable(),
});
export type ShownDebt = z.infer<typeof shownDebt>;

export const readPaidByMail = endpoint({
  method: 'GET',
  path: 'reminders/paid/{token}',
  tag: 'Reminders',
  summary: 'What the link of a mail would mark as paid; nothing is changed by it',
  is_public: true,
  params: linkParams,
  answer: paidByMail,
  errors: ['not_found'],
});

export const markPaidByMail = endpoint({
  method: 'POST',
  path: 'reminders/paid/{token}',
  tag: 'Reminders',
  summary: 'Mark a cruise as paid by the link in a mail; 409 while another amount is open than was shown',
  is_public: true,
  status: 200,
  params: linkParams,
  body: shownDebt,
  answer: paidByMail,
  errors: ['not_found', 'conflict'],
});

export const unmarkPaidByMail = endpoint({
  method: 'DELETE',
  path: 'reminders/paid/{token}',
  tag: 'Reminders',
  summary: 'Take that back',
  is_public: true,
  params: linkParams,
  answer: paidByMail,
  errors: ['not_found'],
});
