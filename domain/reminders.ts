import { addDays, dayAt } from './dates.ts';
import { milestonesOf, type DatedCruise, type Milestone, type MilestoneKind } from './milestones.ts';
import { timeOf } from './timeline.ts';

/*
 * What somebody is reminded of, worked out of the record and of nothing else: what is stored is only what was sent.
 */

/** Days before the final payment at which a user may be reminded; 0 is off (docs/product/rules.md, section 5). */
export const payment_reminder_days = [0, 1, 3, 5, 7, 10, 14, 21, 30, 45, 60] as const;

/**
 * What somebody may be told. `payment` comes some days before it is due, `payment_due` on the day, and
 * `payment_overdue`, a notice and no mail, on the day after.
 */
export const reminder_kinds = ['payment', 'payment_due', 'payment_overdue', 'checkin', 'weather'] as const;
export type ReminderKind = (typeof reminder_kinds)[number];

/** Those that a date of the record brings about and a switch turns off. */
export type DatedKind = 'payment' | 'payment_due' | 'checkin';

/** So many days before a payment somebody is reminded who chose nothing else: time to move money, and not forgotten again. */
export const usual_reminder_days = 7;

/** From the most severe: after an outage only the first of what was missed goes out. */
const by_severity: readonly ReminderKind[] = [
  'payment_overdue',
  'payment_due',
  'payment',
  'checkin',
  'weather',
];

/** By the clock on the wall of whoever is reminded. */
const hour_of_reminders = '09:00';
/** Days before a cruise from which warnings of the weather are sent (docs/product/rules.md, sections 5 and 6). */
const weather_days_before = 3;

/** What a user lets themselves be reminded of. */
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

/** A record and what it says of reminders itself: its payment switch silences both kinds of payment. */
export interface RemindedCruise extends Omit<DatedCruise, 'time'> {
  start_zone: string | null;
  end_zone: string | null;
  is_sample: boolean;
  checkin_notification: boolean;
}

/** One of the things that somebody is to be told. */
export interface Reminder {
  kind: ReminderKind;
  /** the day it comes, by the calendar of its user */
  date: string;
  /** the instant, RFC 3339 in UTC */
  at: string;
  /** the day of what it reminds of */
  due_on: string | null;
  amount: string | null;
  currency: string | null;
}

/** What tells one reminder of a cruise from another: each comes once. */
export type ReminderKey = Pick<Reminder, 'kind' | 'date'>;

/**
 * Nine o'clock of a day where somebody is. Where clocks jump over it, it is as much later as they jump.
 * @returns RFC 3339 in UTC
 */
export function reminderInstant(day: string, time_zone: string | null): string {
  return Temporal.PlainDate.from(day)
    .toZonedDateTime({ timeZone: time_zone ?? 'UTC', plainTime: hour_of_reminders })
    .toInstant()
    .toString();
}

/**
 * All that a record reminds of, of whatever day, the earliest first; nothing of what is paid, past, cancelled, a sample
 * or switched off. Of a payment whose two reminders fall on one day only the one that it is due remains. Warnings of
 * the weather are not of the record: see `weatherLooks`.
 */
export function remindersOf(
  cruise: RemindedCruise,
  preferences: ReminderPreferences,
  now: string,
): Reminder[] {
  if (isSilent(cruise, preferences, now)) return [];
  const found = datesOf(cruise, preferences, now).flatMap(
    ({ kind, start: { day }, amount, currency }): Reminder[] => {
      const reminder = kind_of_milestone[kind];
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

/** Nobody is reminded of a date that is only estimated. */
function datesOf(
  cruise: RemindedCruise,
  preferences: Pick<ReminderPreferences, 'enable_payment_reminder' | 'payment_reminder_days' | 'time_zone'>,
  now: string,
): Milestone[] {
  const reckoning = { ...preferences, today: dayAt(now, preferences.time_zone ?? 'UTC') };
  return milestonesOf({ ...cruise, time: 'future' }, reckoning).filter(
    ({ estimated_days_before }) => estimated_days_before === null,
  );
}

const kind_of_milestone: Partial<Record<MilestoneKind, DatedKind>> = {
  payment_reminder: 'payment',
  final_payment: 'payment_due',
  checkin: 'checkin',
};

/**
 * That a final payment was not made by its day: told on the day after, whatever is switched off, as it is no reminder
 * but a fact that costs a cabin. Nothing for what is paid, past, cancelled or a sample.
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
 * The mornings on which the forecast of a cruise is looked at for warnings: from three days before it sails until it
 * ends. Whether one is known shows only then.
 */
export function weatherLooks(
  cruise: RemindedCruise,
  preferences: ReminderPreferences,
  now: string,
): Reminder[] {
  if (!preferences.weather_notification || isSilent(cruise, preferences, now)) return [];
  const today = dayAt(now, preferences.time_zone ?? 'UTC');
  const first = addDays(cruise.start_date, -weather_days_before);
  const looks: Reminder[] = [];
  // the one of today and the next; those before today are over with their weather
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

/** What is to be sent now, and when to look again. */
export interface Decision {
  send: Reminder[];
  /** RFC 3339 in UTC; null: nothing is to come */
  look_at: string | null;
}

/**
 * What of the reminders of a cruise goes out now. What is of the present day all goes; of what was missed on earlier
 * days, as no server ran, only the most severe one, and none beside one of today that is as severe. What does not go
 * counts as seen. That a payment is overdue goes beside all of them, also where its day had passed when it was typed.
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
    /** what was due until then was sent or was not to be */
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

/** The switches of one cruise: of both reminders of its payment, and of its check-in. */
export type CruiseSwitch = 'payment_notification' | 'checkin_notification';

/** Whether the settings let anything come that a switch of a cruise is for: if not, it is off whatever the cruise says. */
export function isLetThrough(
  name: CruiseSwitch,
  { manual_payment_reminder_date }: Pick<RemindedCruise, 'manual_payment_reminder_date'>,
  preferences: Omit<ReminderPreferences, 'time_zone' | 'weather_notification'>,
): boolean {
  if (name === 'checkin_notification') return preferences.checkin_notification;
  const has_day = preferences.payment_reminder_days > 0 || manual_payment_reminder_date !== null;
  return preferences.payment_notification || (preferences.enable_payment_reminder && has_day);
}

/** Why a cruise reminds of nothing, if it does not: `paid` silences only what is about money. */
export function silenceOf(
  cruise: RemindedCruise,
  preferences: Pick<ReminderPreferences, 'time_zone'>,
  now: string,
): 'sample' | 'cancelled' | 'past' | null {
  if (cruise.is_sample) return 'sample';
  if (cruise.is_cancelled) return 'cancelled';
  return isPast(cruise, preferences, now) ? 'past' : null;
}

function isSilent(...asked: Parameters<typeof silenceOf>): boolean {
  return silenceOf(...asked) !== null;
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

/** Of one kind, which a date that was moved may have twice, the latest. */
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
