import type { Cruise } from '#contract/cruises.ts';
import type { Alerts, PlannedReminder, SentReminder } from '#contract/reminders.ts';
import { paymentReminderDate } from '#domain/milestones.ts';
import { type CruiseSwitch, type DatedKind, isAllowedBySettings } from '#domain/reminders.ts';

/** The state of one kind of reminder. */
export type AlertState =
  | { is: 'planned'; reminder: PlannedReminder }
  | { is: 'sent'; reminder: SentReminder }
  | { is: 'paid' | 'no_payment_date' | 'no_checkin_date' }
  | { is: 'off_settings' | 'off_days' | 'off_cruise' | 'with_due' | 'over' };

type RemindedCruise = Pick<
  Cruise,
  | 'checkin_date'
  | 'checkin_notification'
  | 'final_payment_date'
  | 'manual_payment_reminder_date'
  | 'payment_notification'
>;

const switch_of = { payment: 'payment_reminder', payment_due: 'payment', checkin: 'checkin' } as const;

/**
 * Whether a reminder is planned, sent or stopped: first by what the record lacks, then by what is switched off.
 * @param days of the settings: how long before a final payment, 0 for never
 */
export function stateOf(kind: DatedKind, cruise: RemindedCruise, alerts: Alerts, days: number): AlertState {
  const is_money = kind !== 'checkin';
  if (is_money && alerts.silent_because === 'paid') return { is: 'paid' };
  const reminder = alerts.planned.find((one) => one.kind === kind);
  if (reminder !== undefined) return { is: 'planned', reminder };
  const { checkin_date, final_payment_date, manual_payment_reminder_date } = cruise;
  const has_own_day = kind === 'payment' && manual_payment_reminder_date !== null;
  if (is_money && final_payment_date === null && !has_own_day) return { is: 'no_payment_date' };
  if (!is_money && checkin_date === null) return { is: 'no_checkin_date' };
  const sent = alerts.sent.find((one) => one.kind === kind);
  if (sent !== undefined) return { is: 'sent', reminder: sent };
  if (!alerts.is_on[switch_of[kind]]) return { is: 'off_settings' };
  if (!cruise[is_money ? 'payment_notification' : 'checkin_notification']) return { is: 'off_cruise' };
  if (kind !== 'payment') return { is: 'over' };
  const day = paymentReminderDate(cruise, days);
  if (day === null) return { is: 'off_days' };
  const comes_then = alerts.planned.some((one) => one.kind === 'payment_due' && one.date === day);
  return { is: comes_then ? 'with_due' : 'over' };
}

/**
 * Whether the settings allow any reminder that a switch of the cruise controls.
 * @param days of the settings: how long before a final payment, 0 for never
 */
export function isOnAtAll(
  name: CruiseSwitch,
  cruise: Pick<Cruise, 'manual_payment_reminder_date'>,
  { is_on }: Pick<Alerts, 'is_on'>,
  days: number,
): boolean {
  return isAllowedBySettings(name, cruise, {
    enable_payment_reminder: is_on.payment_reminder,
    payment_reminder_days: days,
    payment_notification: is_on.payment,
    checkin_notification: is_on.checkin,
  });
}

/** Whether the account has switched off all dated reminders. */
export function isAllOff({ is_on }: Pick<Alerts, 'is_on'>): boolean {
  return !is_on.payment_reminder && !is_on.payment && !is_on.checkin;
}
