import type { ReminderDetails } from '#contract/notices.ts';
import type { Reminder } from '#domain/reminders.ts';
import type { Queryable } from '#server/database/database.ts';
import { postAll } from '#server/features/mail/actions.ts';
import { leaveNotices } from '#server/features/notices/actions.ts';
import { newId } from '#server/platform/ids.ts';
import type { Services } from '#server/services.ts';
import { byDay, keyOfWarning, type Warning } from './actions-warnings.ts';

/** A reminder on its way, whose row is in the database. */
export interface Told {
  id: string;
  user_id: string;
  cruise_id: string;
  ship_name: string | null;
  reminder: Reminder;
  /** what a reminder of the weather warns of */
  warnings: readonly Warning[];
  /** RFC 3339 in UTC */
  now: string;
}

/** A way to tell people. What it does is done with the transaction: it may put jobs there, not call the outside. */
export interface Channel {
  name: string;
  tell(services: Pick<Services, 'jobs'>, tx: Queryable, told: readonly Told[]): Promise<void>;
}

const in_app: Channel = {
  name: 'in_app',
  async tell(_services, tx, told) {
    const overdue = new Set(told.filter(isOverdue).map(({ cruise_id }) => cruise_id));
    await leaveNotices(
      tx,
      // one that comes late says no more than that it is overdue
      told
        .filter((one) => isOverdue(one) || !(isOfPayment(one) && overdue.has(one.cruise_id)))
        .map((one) => ({
          id: newId(),
          user_id: one.user_id,
          kind: 'reminder',
          cruise_id: one.cruise_id,
          details: detailsOf(one),
          created_at: one.now,
        })),
    );
  },
};

/**
 * The letter names the reminder; what it says is read when it is written, as the cruise may be paid by then. That a
 * payment is overdue is a notice alone: it comes also where mails are switched off.
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

function isOverdue({ reminder }: Told): boolean {
  return reminder.kind === 'payment_overdue';
}

function isOfPayment({ reminder }: Told): boolean {
  return reminder.kind === 'payment' || reminder.kind === 'payment_due';
}

function detailsOf({ reminder, ship_name, warnings }: Told): ReminderDetails & { warnings?: string[] } {
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
    ...(kind === 'weather' && { warnings: warnings.map(keyOfWarning) }),
  };
}
