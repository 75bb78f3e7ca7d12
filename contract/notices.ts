import { z } from 'zod';
import { reminder_kinds } from '#domain/reminders.ts';
import { endpoint } from './endpoint.ts';
import { calendarDay, computedAmount, id, instant } from './values.ts';

/* Notices of the app: facts, for which the app finds the words. */

const reminderDetails = z.object({
  reminder: z.enum(reminder_kinds),
  ship_name: z.string().nullable(),
  due_on: calendarDay.nullable(),
  amount: computedAmount.nullable(),
  currency: z.string().nullable(),
  event: z.string().nullable().meta({ description: 'Of a weather warning: its name.' }),
  place_name: z.string().nullable(),
  person_name: z
    .string()
    .nullable()
    .meta({ description: 'Of the owner, for a cruise that is shared with the user; null for their own.' }),
});
export type ReminderDetails = z.infer<typeof reminderDetails>;

/** The operator's decision on a report, or on a ship that a user typed. */
const settledDetails = z.object({
  settled: z.enum(['report', 'ship_accepted', 'ship_mapped', 'ship_declined']),
  ship_name: z.string().nullable().meta({ description: 'As it was typed.' }),
  catalogue_name: z.string().nullable().meta({ description: 'What the ship is called in the catalogue.' }),
  answer: z.string().nullable().meta({ description: 'Of a report: the words of the operator.' }),
});
export type SettledDetails = z.infer<typeof settledDetails>;

/** A share that was offered to the user, or one of theirs that was accepted. */
const shareDetails = z.object({
  share: z.enum(['offered', 'accepted']),
  person_name: z.string().meta({ description: 'Empty for somebody whose account is gone.' }),
  is_of_all: z.boolean().meta({ description: 'Whether it is of all cruises: then the next one is named.' }),
  ship_name: z.string().nullable(),
  start_date: calendarDay.nullable(),
  end_date: calendarDay.nullable(),
});
export type ShareNoticeDetails = z.infer<typeof shareDetails>;

/** A booking document whose reading ended while its user did not wait for it. */
const uploadDetails = z.object({
  upload_id: id,
  file_name: z.string(),
  outcome: z.enum(['proposed', 'not_a_booking', 'failed']),
  count: z.int().meta({ description: 'Of cruises proposed.' }),
});
export type UploadNoticeDetails = z.infer<typeof uploadDetails>;

/** An amount that an update of Gangway corrected. */
const balanceDetails = z.object({
  corrected: z.enum(['deposit', 'mark_paid']).meta({
    description:
      'A deposit had been taken off twice. Corrected is the balance due, or the payment that marked the cruise paid.',
  }),
  ship_name: z.string().nullable(),
  before: computedAmount,
  after: computedAmount,
  currency: z.string().nullable(),
});
export type BalanceNoticeDetails = z.infer<typeof balanceDetails>;

const common = { id, cruise_id: id.nullable(), created_at: instant, read_at: instant.nullable() };

const notice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('reminder'), details: reminderDetails, ...common }),
  z.object({ kind: z.literal('settled'), details: settledDetails, ...common }),
  z.object({ kind: z.literal('share'), details: shareDetails, ...common }),
  z.object({ kind: z.literal('upload'), details: uploadDetails, ...common }),
  z.object({ kind: z.literal('balance'), details: balanceDetails, ...common }),
]);
export type Notice = z.infer<typeof notice>;
export type NoticeDetails = Notice['details'];

/** An operator's announcement to all signed-in users, in the caller's language or in English. */
const announced = z.object({ id, kind: z.enum(['info', 'warning']), text: z.string() });
export type ShownAnnouncement = z.infer<typeof announced>;

const summary = z.object({ unread: z.int(), pending_uploads: z.int(), announcements: z.array(announced) });

export const listNotices = endpoint({
  method: 'GET',
  path: 'user/notifications',
  changes_with: 'record',
  tag: 'Notices',
  summary: 'What the app has told you, the latest first',
  query: z.object({
    cursor: id.optional(),
    limit: z.coerce.number().int().min(1).max(1000).default(50),
  }),
  answer: z.object({ items: z.array(notice), next_cursor: z.string().nullable(), total: z.int() }),
});

export const summarizeNotices = endpoint({
  method: 'GET',
  path: 'user/notifications/summary',
  changes_with: 'record',
  tag: 'Notices',
  summary: 'What the navigation bar counts and announces',
  answer: summary,
});
export type NoticeSummary = z.infer<typeof summarizeNotices.answer>;

export const readNotices = endpoint({
  method: 'POST',
  path: 'user/notifications/read',
  tag: 'Notices',
  summary: 'Mark notices as read, all of them without `ids`; `unread` takes it back',
  body: z.strictObject({
    ids: z.array(id).max(1000).optional(),
    unread: z.literal(true).optional(),
  }),
  answer: summary,
});
