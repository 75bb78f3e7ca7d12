import { addDays, dayAt } from './dates.ts';
import {
  milestonesOf,
  type DatedCruise,
  type Milestone,
  type RemindingKind,
  remindsOf,
} from './milestones.ts';
import { timeOf } from './timeline.ts';

/* Reminders, computed from the record alone: the database stores only those that were sent. */

/**
 * Kinds of reminders. `payment` comes some days before the payment is due, `payment_due` on the day, and
 * `payment_overdue`, a notice and no mail, on the day after.
 */
export const reminder_kinds = ['payment', 'payment_due', 'payment_overdue', 'checkin', 'weather'] as const;
export type ReminderKind = (typeof reminder_kinds)[number];

/** Kinds that come from a date of the record and have a switch. */
export type DatedKind = RemindingKind;

/** From the most severe: after an outage only the most severe missed reminder goes out. */
const by_severity: readonly ReminderKind[] = [
  'payment_overdue',
  'payment_due',
  'payment',
  'checkin',
  'weather',
];

/** Wall time in the zone of the receiver. */
const hour_of_reminders = '09:00';
/** Days before a cruise from which weather warnings are sent (docs/product/rules.md, sections 5 and 6). */
const weather_days_before = 3;

/** The reminder settings of a user. */
export interface ReminderPreferences {
  /** IANA; null is UTC */
  time_zone: string | null;
  /** with `payment_reminder_days`, 0 for none, it governs `payment` */
  enable_payment_reminder: boolean;
  payment_reminder_days: number;
  /** governs `payment_due` */
  payment_notification: boolean;
  checkin_notification: boolean;
  weather_notification: boolean;
}

/** A record with its own reminder switches: the payment switch silences both kinds of payment reminders. */
export interface RemindedCruise extends Omit<DatedCruise, 'time'> {
  start_zone: string | null;
  end_zone: string | null;
  is_sample: boolean;
  checkin_notification: boolean;
}

/** One reminder. */
export interface Reminder {
  kind: ReminderKind;
  /** the day of the reminder, in the calendar of its user */
  date: string;
  /** the instant, RFC 3339 in UTC */
  at: string;
  /** the day of the event that it is about */
  due_on: string | null;
  amount: string | null;
  currency: string | null;
}

/** The identity of a reminder within a cruise: each comes once. */
export type ReminderKey = Pick<Reminder, 'kind' | 'date'>;

/**
 * The instant of nine o'clock on a day in a zone. If clocks skip nine o'clock, it is later by the same amount.
 * @returns RFC 3339 in UTC
 */
export function reminderInstant(day: string, time_zone: string | null): string {
  return Temporal.PlainDate.from(day)
    .toZonedDateTime({ timeZone: time_zone ?? 'UTC', plainTime: hour_of_reminders })
    .toInstant()
    .toString();
}

/**
 * All reminders of a record, past and future, the earliest first; none for paid, past, cancelled or sample cruises or
 * kinds that are switched off. If both payment reminders fall on one day, only `payment_due` remains. Weather warnings
 * do not come from the record: see `weatherChecks`.
 */
export function remindersOf(
  cruise: RemindedCruise,
  preferences: ReminderPreferences,
  now: string,
): Reminder[] {
  if (isSilent(cruise, preferences, now)) return [];
  const found = datesOf(cruise, preferences, now).flatMap(
    ({ kind, start: { day }, amount, currency }): Reminder[] => {
      const reminder = remindsOf(kind);
      if (reminder === undefined || !isOn(reminder, cruise, preferences)) return [];
      const at = reminderInstant(day, preferences.time_zone);
      const due_on = reminder === 'payment' ? cruise.final_payment_date : day;
      const is_in_time = !isPast(cruise, preferences, later(at, now));
      return is_in_time ? [{ kind: reminder, date: day, at, due_on, amount, currency }] : [];
    },
  );
  return found
    .filter(({ kind, date }) => kind !== 'payment' || !found.some((one) => isKey(one, 'payment_due', date)))
    .toSorted((a, b) => compare(a.at, b.at) || severity(a) - severity(b));
}

/** The milestones with a recorded date: an estimated date reminds of nothing. */
function datesOf(
  cruise: RemindedCruise,
  preferences: Pick<ReminderPreferences, 'enable_payment_reminder' | 'payment_reminder_days' | 'time_zone'>,
  now: string,
): Milestone[] {
  const options = { ...preferences, today: dayAt(now, preferences.time_zone ?? 'UTC') };
  return milestonesOf({ ...cruise, time: 'future' }, options).filter(
    ({ estimated_days_before }) => estimated_days_before === null,
  );
}

/**
 * The overdue notice of a final payment, on the day after it was due. No switch silences it, as a missed payment can
 * cost the cabin. None for paid, past, cancelled or sample cruises.
 */
export function overdueOf(
  cruise: RemindedCruise,
  preferences: Pick<ReminderPreferences, 'time_zone'>,
  now: string,
): Reminder[] {
  if (isSilent(cruise, preferences, now)) return [];
  const off = { enable_payment_reminder: false, payment_reminder_days: 0 };
  return datesOf(cruise, { ...preferences, ...off }, now)
    .filter(({ kind }) => kind === 'final_payment')
    .map(({ start, amount, currency }): Reminder => {
      const date = addDays(start.day, 1);
      const at = reminderInstant(date, preferences.time_zone);
      return { kind: 'payment_overdue', date, at, due_on: start.day, amount, currency };
    })
    .filter(({ at }) => !isPast(cruise, preferences, later(at, now)));
}

/**
 * The mornings on which the forecast of a cruise is checked for warnings: from three days before it sails until it
 * ends. Warnings become known only then.
 */
export function weatherChecks(
  cruise: RemindedCruise,
  preferences: ReminderPreferences,
  now: string,
): Reminder[] {
  if (!preferences.weather_notification || isSilent(cruise, preferences, now)) return [];
  const today = dayAt(now, preferences.time_zone ?? 'UTC');
  const first = addDays(cruise.start_date, -weather_days_before);
  const looks: Reminder[] = [];
  // only today's and the next one: earlier weather is over
  for (
    let day = today > first ? today : first;
    looks.length < 2 && day <= cruise.end_date;
    day = addDays(day, 1)
  ) {
    const at = reminderInstant(day, preferences.time_zone);
    if (isPast(cruise, preferences, later(at, now))) break;
    looks.push({ kind: 'weather', date: day, at, due_on: null, amount: null, currency: null });
  }
  return looks;
}

/** The reminders to send now, and the time of the next check. */
export interface Decision {
  send: Reminder[];
  /** RFC 3339 in UTC; null: no more reminders */
  look_at: string | null;
}

/**
 * Chooses the reminders of a cruise to send now. All of today's go out. Of those missed on earlier days, while no
 * server ran, only the most severe goes out, and none if one of today is at least as severe. The others count as seen.
 * An overdue notice always goes out besides, also if its day had passed when the date was entered.
 */
export function decide(
  reminders: readonly Reminder[],
  {
    sent,
    seen_until,
    now,
    time_zone,
  }: {
    sent: readonly ReminderKey[];
    /** reminders due up to this instant are settled: sent or skipped */
    seen_until: string;
    now: string;
    time_zone: string | null;
  },
): Decision {
  const open = reminders.filter(({ kind, date }) => !sent.some((one) => isKey(one, kind, date)));
  const due_by_now = open.filter(({ at }) => !isAfter(at, now));
  const overdue = due_by_now.filter(({ kind }) => kind === 'payment_overdue');
  const due = due_by_now.filter(({ kind, at }) => kind !== 'payment_overdue' && isAfter(at, seen_until));
  const today = dayAt(now, time_zone ?? 'UTC');
  const todays = due.filter(({ date }) => date >= today);
  const [missed] = due.filter(({ date }) => date < today).toSorted(bySeverity);
  const is_outdone = missed === undefined || todays.some((one) => severity(one) <= severity(missed));
  const [next] = open.filter(({ at }) => isAfter(at, now)).toSorted((a, b) => compare(a.at, b.at));
  return { send: [...(is_outdone ? [] : [missed]), ...todays, ...overdue], look_at: next?.at ?? null };
}

/** The switches of a cruise: for both payment reminders, and for its check-in. */
export type CruiseSwitch = 'payment_notification' | 'checkin_notification';

/** Whether the settings allow any reminder that a switch of a cruise controls: if not, the switch has no effect. */
export function isAllowedBySettings(
  name: CruiseSwitch,
  { manual_payment_reminder_date }: Pick<RemindedCruise, 'manual_payment_reminder_date'>,
  preferences: Omit<ReminderPreferences, 'time_zone' | 'weather_notification'>,
): boolean {
  if (name === 'checkin_notification') return preferences.checkin_notification;
  const has_day = preferences.payment_reminder_days > 0 || manual_payment_reminder_date !== null;
  return preferences.payment_notification || (preferences.enable_payment_reminder && has_day);
}

/**
 * Why a cruise has no reminders at all; null if it has. A paid cruise is not silent: it lacks only payment reminders.
 */
export function silenceReason(
  cruise: RemindedCruise,
  preferences: Pick<ReminderPreferences, 'time_zone'>,
  now: string,
): 'sample' | 'cancelled' | 'past' | null {
  if (cruise.is_sample) return 'sample';
  if (cruise.is_cancelled) return 'cancelled';
  return isPast(cruise, preferences, now) ? 'past' : null;
}

function isSilent(...asked: Parameters<typeof silenceReason>): boolean {
  return silenceReason(...asked) !== null;
}

function isOn(kind: DatedKind, cruise: RemindedCruise, preferences: ReminderPreferences): boolean {
  switch (kind) {
    case 'payment':
      return preferences.enable_payment_reminder && cruise.payment_notification;
    case 'payment_due':
      return preferences.payment_notification && cruise.payment_notification;
    case 'checkin':
      return preferences.checkin_notification && cruise.checkin_notification;
  }
}

function isPast(
  cruise: RemindedCruise,
  { time_zone }: Pick<ReminderPreferences, 'time_zone'>,
  now: string,
): boolean {
  return timeOf({ ...cruise, first_departure: null }, { now, time_zone: time_zone ?? 'UTC' }) === 'past';
}

function isKey(one: ReminderKey, kind: ReminderKind, date: string): boolean {
  return one.kind === kind && one.date === date;
}

function severity({ kind }: Pick<Reminder, 'kind'>): number {
  return by_severity.indexOf(kind);
}

/** Sorts by severity; of one kind, which a moved date can produce twice, the latest first. */
function bySeverity(a: Reminder, b: Reminder): number {
  return severity(a) - severity(b) || compare(b.at, a.at);
}

function compare(a: string, b: string): number {
  return a === b ? 0 : Temporal.Instant.compare(a, b);
}

function isAfter(a: string, b: string): boolean {
  return compare(a, b) > 0;
}

function later(a: string, b: string): string {
  return isAfter(a, b) ? a : b;
}
