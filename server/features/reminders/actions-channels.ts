import type { ReminderDetails } from '#contract/notices.ts';
import type { Reminder } from '#domain/reminders.ts';
import type { Queryable } from '#server/database/shape.ts';
import { postAll } from '#server/features/mail/actions.ts';
import { leaveNotices } from '#server/features/notices/actions.ts';
import { newId } from '#server/platform/ids.ts';
import { nameToGreet } from '#server/platform/mail/render.ts';
import type { Services } from '#server/services.ts';
import * as store from './store.ts';
import { byDay, keyOfWarning, type Warning } from './actions-warnings.ts';

/** A reminder to be sent, whose row is in the database. */
export interface DueReminder {
  id: string;
  user_id: string;
  cruise_id: string;
  ship_name: string | null;
  reminder: Reminder;
  /** the warnings of a weather reminder */
  warnings: readonly Warning[];
  /** RFC 3339 in UTC */
  now: string;
}

/** A way to send reminders. It runs in the transaction: it may add jobs there, but not call services outside. */
export interface Channel {
  name: string;
  tell(services: Pick<Services, 'jobs'>, tx: Queryable, told: readonly DueReminder[]): Promise<void>;
}

const in_app: Channel = {
  name: 'in_app',
  async tell(_services, tx, told) {
    const overdue = new Set(told.filter(isOverdue).map(({ cruise_id }) => cruise_id));
    // a late reminder of a payment is replaced by the notice that the payment is overdue
    const shown = told.filter((one) => isOverdue(one) || !(isOfPayment(one) && overdue.has(one.cruise_id)));
    const noticeOf = (one: DueReminder) => ({
      id: newId(),
      user_id: one.user_id,
      kind: 'reminder',
      cruise_id: one.cruise_id,
      share_id: null as string | null,
      person_id: null as string | null,
      details: detailsOf(one),
      created_at: one.now,
    });
    // who sees payments and check-in of a cruise sails on it or pays for it; a place of the weather is all along it
    const to_act = shown.filter(({ reminder }) => reminder.kind !== 'weather');
    const readers = await store.listReaders(
      tx,
      to_act.map(({ cruise_id }) => cruise_id),
    );
    const of_cruise = Map.groupBy(readers, ({ cruise_id }) => cruise_id);
    await leaveNotices(tx, [
      ...shown.map(noticeOf),
      ...to_act.flatMap((one) =>
        (of_cruise.get(one.cruise_id) ?? []).filter(isOnFor(one)).map(({ user_id, share_id, owner_name }) => {
          const notice = noticeOf(one);
          const details = { ...notice.details, person_name: nameToGreet(owner_name) };
          return { ...notice, user_id, share_id, person_id: one.user_id, details };
        }),
      ),
    ]);
  },
};

/**
 * The letter names the reminder; its text is written when the mail is sent, as the cruise may be paid by then. An
 * overdue payment is only a notice: it is shown also where mails are switched off.
 */
const email: Channel = {
  name: 'email',
  async tell(services, tx, told) {
    await postAll(
      services,
      tx,
      told
        .filter((one) => !isOverdue(one))
        .map(({ id, user_id }) => ({ kind: 'reminder', user_id, reminder_id: id })),
    );
  },
};

export const channels: readonly Channel[] = [in_app, email];

function isOverdue({ reminder }: DueReminder): boolean {
  return reminder.kind === 'payment_overdue';
}

/** The reader's own settings, also for an overdue payment: it is not theirs to be missed. */
function isOnFor({ reminder }: DueReminder): (reader: store.Reader) => boolean {
  const name = reminder.kind === 'checkin' ? 'checkin_notification' : 'payment_notification';
  return (reader) => reader[name];
}

function isOfPayment({ reminder }: DueReminder): boolean {
  return reminder.kind === 'payment' || reminder.kind === 'payment_due';
}

function detailsOf({
  reminder,
  ship_name,
  warnings,
}: DueReminder): ReminderDetails & { warnings?: string[] } {
  const { kind, due_on, amount, currency } = reminder;
  const [first] = warnings.toSorted(byDay);
  return {
    reminder: kind,
    ship_name,
    due_on: first?.date ?? due_on,
    amount,
    currency,
    event: first?.event ?? null,
    place_name: first?.place_name ?? null,
    person_name: null,
    ...(kind === 'weather' && { warnings: warnings.map(keyOfWarning) }),
  };
}
