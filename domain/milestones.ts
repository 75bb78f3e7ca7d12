import { addDays } from './dates.ts';
import { estimateFinalPayment } from './final-payment.ts';
import type { ChecklistItem } from './checklist.ts';
import { fold } from './fold.ts';
import { balanceOf, type PaymentSums, type Price } from './money.ts';
import { isOvernight, type PortCall, type ScheduleKind } from './schedule.ts';
import type { TimeOfCruise } from './timeline.ts';

/*
 * All milestones of a cruise, computed in one place. The calendar shows them, the feed exports them and reminders are
 * sent by them; each of these adds its own texts.
 */

interface KindFacts {
  /** in the calendar of the browser app; each kind has one of its own, so that colour alone tells nothing apart */
  icon: string;
  /** something to do on that day: it makes nobody busy in a calendar, and a cancelled cruise has none */
  is_task?: true;
  /** it is about the price, and leads there */
  is_money?: true;
  /** the kind of the reminder that comes by it (`reminders.ts`) */
  reminds?: string;
}

/** The kinds of milestones, in the order in which they are listed for a choice. */
export const milestones_by_kind = {
  cruise: { icon: 'ship' },
  port: { icon: 'anchor' },
  flight: { icon: 'plane' },
  hotel: { icon: 'bed' },
  checkin: { icon: 'check', is_task: true, reminds: 'checkin' },
  payment_reminder: { icon: 'clock', is_task: true, is_money: true, reminds: 'payment' },
  final_payment: { icon: 'wallet', is_task: true, is_money: true, reminds: 'payment_due' },
} as const satisfies Record<string, KindFacts>;

export type MilestoneKind = keyof typeof milestones_by_kind;
export const milestone_kinds = Object.keys(milestones_by_kind) as readonly MilestoneKind[];

type KindsWith<Fact extends keyof KindFacts> = {
  [Kind in MilestoneKind]: (typeof milestones_by_kind)[Kind] extends Record<Fact, unknown> ? Kind : never;
}[MilestoneKind];
export type TaskKind = KindsWith<'is_task'>;
export type RemindingKind = (typeof milestones_by_kind)[KindsWith<'reminds'>]['reminds'];

export function isTask(kind: MilestoneKind): kind is TaskKind {
  return 'is_task' in milestones_by_kind[kind];
}

export function isAboutMoney(kind: MilestoneKind): boolean {
  return 'is_money' in milestones_by_kind[kind];
}

/** The kind of the reminder that comes by a milestone; undefined for none. */
export function remindsOf(kind: MilestoneKind): RemindingKind | undefined {
  const facts = milestones_by_kind[kind];
  return 'reminds' in facts ? facts.reminds : undefined;
}

/** A flight of a cruise: times are the airports' own, `YYYY-MM-DDTHH:MM`. */
export interface DatedFlight {
  id: string;
  airline: string | null;
  flight_number: string | null;
  departure_airport: string | null;
  arrival_airport: string | null;
  departure_time: string | null;
  arrival_time: string | null;
  departure_zone: string | null;
  arrival_zone: string | null;
  confirmation_number: string | null;
}

/** Hotel nights of a cruise: days `YYYY-MM-DD`. */
export interface DatedStay {
  id: string;
  name: string;
  city: string | null;
  check_in_date: string | null;
  check_out_date: string | null;
  confirmation_number: string | null;
}

/** The fields of a record that milestones need. Days are `YYYY-MM-DD`, money is decimal text. */
export interface DatedCruise extends Price, PaymentSums {
  id: string;
  time: TimeOfCruise;
  is_cancelled: boolean;
  ship_name: string | null;
  start_date: string;
  end_date: string;
  start_port: string | null;
  end_port: string | null;
  checkin_date: string | null;
  final_payment_date: string | null;
  /** days before sailing at which the line asks for the final payment; null: no rule is known */
  final_payment_days: number | null;
  manual_payment_reminder_date: string | null;
  /** the cruise's own switch for payment reminders */
  payment_notification: boolean;
  currency: string | null;
  /** items of the checklist that the cruise does not need */
  not_needed: readonly ChecklistItem[];
  /** in order */
  schedule: readonly PortCall[];
  flights: readonly DatedFlight[];
  lodging: readonly DatedStay[];
}

/** A day with, if known, the wall time (`HH:MM`) and the IANA zone of the place. */
export interface WallPoint {
  day: string;
  time: string | null;
  time_zone: string | null;
}

/** A dated event of a cruise. Fields that a kind does not have are null. */
export interface Milestone {
  /** stable: stays the same when the milestone moves to another day */
  key: string;
  kind: MilestoneKind;
  cruise_id: string;
  /** the calendar days that it touches, both included: a flight over the date line may end on the earlier one */
  first_day: string;
  last_day: string;
  /** start and end; equal for a milestone of one day */
  start: WallPoint;
  end: WallPoint;
  is_cancelled: boolean;
  /** the ship, the hotel, the number of the flight */
  name: string | null;
  /** the port, the airport it leaves from, the city of the hotel, the port a cruise leaves from */
  place: string | null;
  /** where a cruise or a flight ends */
  to_place: string | null;
  /** of a port: what kind of call */
  call: ScheduleKind | null;
  /** of a port: it was planned and not visited */
  is_skipped: boolean;
  /** of a port: `HH:MM` on its own clock, on the day it ends */
  all_aboard: string | null;
  /** of a payment; null while the price is unknown */
  amount: string | null;
  currency: string | null;
  /** of a final payment estimated by the rule of its line: days before sailing; null: the date is recorded */
  estimated_days_before: number | null;
  confirmation_number: string | null;
}

/** The reader's day and settings of payment reminders. */
export interface MilestoneOptions {
  /** whether the account gets a reminder some days before a payment is due */
  enable_payment_reminder: boolean;
  /** days before the final payment, 0 for none */
  payment_reminder_days: number;
  /** the reader's calendar day */
  today: string;
}

/**
 * The milestones of a cruise, in the order of their days. Payments are included only while they are to be made. A
 * cancelled cruise keeps its travel milestones, flagged, and has no tasks.
 */
export function milestonesOf(cruise: DatedCruise, options: MilestoneOptions): Milestone[] {
  const found = [
    voyageOf(cruise),
    ...portsOf(cruise),
    ...cruise.flights.map((flight) => flightOf(cruise, flight)),
    ...cruise.lodging.map((stay) => stayOf(cruise, stay)),
    ...tasksOf(cruise, options),
  ];
  return found.filter((milestone) => milestone !== null).toSorted(byTime);
}

/** The milestones that touch a span of calendar days, both ends included. */
export function filterBySpan<Dated extends Pick<Milestone, 'first_day' | 'last_day'>>(
  milestones: readonly Dated[],
  from: string,
  to: string,
): Dated[] {
  return milestones.filter(({ first_day, last_day }) => first_day <= to && last_day >= from);
}

/**
 * The day of the payment reminder: the one chosen for this cruise, else `payment_reminder_days` before the final
 * payment; null if neither is known or reminders are off.
 * @param payment_reminder_days of the user; 0 is off
 */
export function paymentReminderDate(
  cruise: Pick<DatedCruise, 'manual_payment_reminder_date' | 'final_payment_date'>,
  payment_reminder_days: number,
): string | null {
  if (cruise.manual_payment_reminder_date !== null) return cruise.manual_payment_reminder_date;
  if (cruise.final_payment_date === null || payment_reminder_days <= 0) return null;
  return addDays(cruise.final_payment_date, -payment_reminder_days);
}

/** The day of the payment reminder; null also if the account or the cruise switched it off. */
function comingReminder(cruise: DatedCruise, options: MilestoneOptions): string | null {
  const comes = options.enable_payment_reminder && cruise.payment_notification;
  return comes ? paymentReminderDate(cruise, options.payment_reminder_days) : null;
}

/** Sorts by day; within a day the voyage first, then milestones without a time, then by wall time. */
export function byTime(a: Milestone, b: Milestone): number {
  return (
    compare(a.first_day, b.first_day) ||
    compare(rank(a), rank(b)) ||
    compare(timeOn(a), timeOn(b)) ||
    // within a cruise the order of the schedule stays: forty ports on one day were sorted by the text of their keys
    compare(a.cruise_id, b.cruise_id)
  );
}

function voyageOf(cruise: DatedCruise): Milestone {
  const ends = { start: dayOnly(cruise.start_date), end: dayOnly(cruise.end_date) };
  return {
    ...dated(cruise, 'cruise', cruise.id, ends),
    name: cruise.ship_name,
    place: cruise.start_port,
    to_place: cruise.end_port,
  };
}

/**
 * The port calls. Rows without a place and days at sea are left out; a night in port is merged with the row before it.
 */
function portsOf(cruise: DatedCruise): Milestone[] {
  const calls: PortCall[][] = [];
  cruise.schedule.forEach((row, index) => {
    const before = cruise.schedule[index - 1];
    if (before !== undefined && isOvernight(before, row)) calls.at(-1)?.push(row);
    else if (row.kind !== 'sea' && row.port_name !== null) calls.push([row]);
  });
  const times_there = new Map<string, number>();
  return calls.flatMap((rows) => {
    const [first] = rows;
    const last = rows.at(-1);
    if (first === undefined || last === undefined) return [];
    // key of the port and the occurrence of its call: rows have no id, and days and times of a call change
    const place = first.port_id ?? fold(first.port_name ?? '');
    const nth = (times_there.get(place) ?? 0) + 1;
    times_there.set(place, nth);
    const time_zone = first.time_zone ?? last.time_zone;
    const ends = {
      start: { day: first.date, time: first.arrive, time_zone },
      end: { day: last.date, time: last.depart, time_zone },
    };
    return {
      ...dated(cruise, 'port', `${cruise.id}:${place}:${nth}`, ends),
      place: first.port_name,
      call: first.kind,
      is_skipped: first.outcome === 'skipped',
      all_aboard: last.all_aboard,
    };
  });
}

/** A flight. Over the date line it lands on the local day before it left. */
function flightOf(cruise: DatedCruise, flight: DatedFlight): Milestone | null {
  const departure = pointOf(flight.departure_time, flight.departure_zone);
  const arrival = pointOf(flight.arrival_time, flight.arrival_zone);
  const start = departure ?? arrival;
  const end = arrival ?? departure;
  if (start === null || end === null) return null;
  const number = flight.flight_number?.trim() ? flight.flight_number : flight.airline;
  return {
    ...dated(cruise, 'flight', flight.id, {
      // if only one end is known, the other one has no time
      start: departure ?? { ...start, time: null },
      end: arrival ?? { ...end, time: null },
    }),
    name: number,
    place: flight.departure_airport,
    to_place: flight.arrival_airport,
    confirmation_number: flight.confirmation_number,
  };
}

function stayOf(cruise: DatedCruise, stay: DatedStay): Milestone | null {
  const first = stay.check_in_date ?? stay.check_out_date;
  const last = stay.check_out_date ?? stay.check_in_date;
  if (first === null || last === null) return null;
  return {
    ...dated(cruise, 'hotel', stay.id, { start: dayOnly(first), end: dayOnly(last) }),
    name: stay.name,
    place: stay.city,
    confirmation_number: stay.confirmation_number,
  };
}

/** The tasks before a cruise sails. A past cruise has no payment tasks, even if its record has a balance due. */
function tasksOf(cruise: DatedCruise, options: MilestoneOptions): Milestone[] {
  if (cruise.is_cancelled) return [];
  const tasks: Milestone[] = [];
  const add = (kind: TaskKind, day: string | null, money: Partial<Milestone> = {}) => {
    if (day === null) return;
    const ends = { start: dayOnly(day), end: dayOnly(day) };
    tasks.push({ ...dated(cruise, kind, cruise.id, ends), name: cruise.ship_name, ...money });
  };
  add('checkin', cruise.checkin_date);
  const { balance_due, payment_state } = balanceOf(cruise);
  if (payment_state === 'paid' || cruise.time === 'past') return tasks;
  const money = { amount: balance_due, currency: cruise.currency };
  add('payment_reminder', comingReminder(cruise, options), money);
  add('final_payment', cruise.final_payment_date, money);
  const estimate = estimateFinalPayment({ ...cruise, cancelled_at: null, payment_state }, options.today);
  if (estimate !== null)
    add('final_payment', estimate.date, { ...money, estimated_days_before: estimate.days_before });
  return tasks;
}

function dated(
  cruise: DatedCruise,
  kind: MilestoneKind,
  id: string,
  { start, end }: Pick<Milestone, 'start' | 'end'>,
): Milestone {
  const is_turned = end.day < start.day;
  return {
    key: `${kind}:${id}`,
    kind,
    cruise_id: cruise.id,
    first_day: is_turned ? end.day : start.day,
    last_day: is_turned ? start.day : end.day,
    start,
    end,
    is_cancelled: cruise.is_cancelled,
    name: null,
    place: null,
    to_place: null,
    call: null,
    is_skipped: false,
    all_aboard: null,
    amount: null,
    currency: null,
    estimated_days_before: null,
    confirmation_number: null,
  };
}

function pointOf(moment: string | null, time_zone: string | null): WallPoint | null {
  if (moment === null) return null;
  const [day = '', time = null] = moment.split('T');
  return { day, time, time_zone };
}

function dayOnly(day: string): WallPoint {
  return { day, time: null, time_zone: null };
}

function rank({ kind }: Milestone): number {
  return kind === 'cruise' ? 0 : 1;
}

/** The wall time on the first day; empty, and so sorted first, without one. */
function timeOn({ start, end, first_day }: Milestone): string {
  const point = [start, end].find(({ day, time }) => day === first_day && time !== null);
  return point?.time ?? '';
}

function compare(a: string | number, b: string | number): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
