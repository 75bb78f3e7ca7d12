import { dayAt, nightsBetween } from './dates.ts';
import type { Departure } from './schedule.ts';

/** Whether a cruise is past, current or future for its traveller. */
export type TimeOfCruise = 'past' | 'current' | 'future';

/** A voyage: calendar days, the ports' IANA zones (null: not in the catalogue), the first departure. */
export interface Voyage {
  start_date: string;
  end_date: string;
  start_zone: string | null;
  end_zone: string | null;
  first_departure: Departure | null;
}

/** The reader's moment: an instant (RFC 3339) and the zone to use for ports without one. */
export interface Moment {
  now: string;
  time_zone: string;
}

/** RFC 3339 instants in UTC; null if the port's zone is unknown, so that each reader's own zone decides. */
export interface VoyageInstants {
  starts_at: string | null;
  ends_at: string | null;
  sails_at: string | null;
}

/**
 * The first instant of a calendar day in a zone, as RFC 3339 in UTC. Not always midnight: if clocks skip midnight the
 * day starts at one.
 */
export function startOfDay(day: string, time_zone: string): string {
  return Temporal.PlainDate.from(day).toZonedDateTime(time_zone).toInstant().toString();
}

/**
 * The instants at which a voyage starts, ends (the start of the day after `end_date`) and sails. They are computed when
 * the record is saved, and only compared later (docs/product/rules.md, section 2).
 */
export function instantsOf(voyage: Voyage): VoyageInstants {
  const starts_at = voyage.start_zone === null ? null : startOfDay(voyage.start_date, voyage.start_zone);
  const ends_at = voyage.end_zone === null ? null : endOfDay(voyage.end_date, voyage.end_zone);
  const is_known = voyage.start_zone !== null || voyage.first_departure !== null;
  const sails_at = is_known ? sailAway(voyage, voyage.start_zone ?? 'UTC') : null;
  return { starts_at, ends_at, sails_at };
}

/**
 * Past, current or future at the traveller's calendar in the ports: current from the start of `start_date` in the
 * start port to the end of `end_date` in the end port. A port without a zone takes the reader's.
 * The SQL in `server/features/cruises/store-fields.ts` says the same over stored instants; a property test holds them together.
 */
export function timeOf(voyage: Voyage, moment: Moment): TimeOfCruise {
  const today = dayAt(moment.now, moment.time_zone);
  const { starts_at, ends_at } = instantsOf(voyage);
  const isOver = ends_at === null ? voyage.end_date < today : !isBefore(moment.now, ends_at);
  if (isOver) return 'past';
  const hasBegun = starts_at === null ? voyage.start_date <= today : !isBefore(moment.now, starts_at);
  return hasBegun ? 'current' : 'future';
}

/** The instant of sail-away (RFC 3339, UTC): the first departure, else the start of `start_date`, at the start port. */
export function sailsAt(voyage: Voyage, reader_zone: string): string {
  return sailAway(voyage, voyage.start_zone ?? reader_zone);
}

/** The number of the day of a cruise (1 on `start_date`) and of all its days, by the calendar of a zone. */
export function dayOfCruise(
  voyage: Pick<Voyage, 'start_date' | 'end_date'>,
  moment: Moment,
): { day: number; days: number } {
  const start = Temporal.PlainDate.from(voyage.start_date);
  const today = Temporal.PlainDate.from(dayAt(moment.now, moment.time_zone));
  const days = start.until(voyage.end_date, { largestUnit: 'days' }).days + 1;
  const day = start.until(today, { largestUnit: 'days' }).days + 1;
  return { day: Math.min(Math.max(day, 1), days), days };
}

/**
 * The instant of sail-away if its time is known; null if `sails_at` is only the first moment of the day at the start
 * port, as no departure is recorded.
 */
export function departureOf(
  { start_date, start_zone, sails_at }: Pick<Voyage, 'start_date' | 'start_zone'> & { sails_at: string },
  reader_zone: string,
): string | null {
  const begins = Temporal.Instant.from(startOfDay(start_date, start_zone ?? reader_zone));
  return begins.equals(sails_at) ? null : sails_at;
}

/**
 * The days until a cruise starts, the same figure on every screen. If the time of departure is known, whole days of the
 * countdown ("Starts in 103 days" stood above "102 days 13 hours"). Otherwise, and in the last two days, which people
 * call today, tomorrow and in two days, calendar days in the reader's zone.
 */
export function daysUntil(
  { start_date, departs_at }: { start_date: string; departs_at: string | null },
  { now, time_zone }: Moment,
): number {
  const days = Math.max(0, nightsBetween(dayAt(now, time_zone), start_date));
  if (departs_at === null || days <= 2) return days;
  const left = countdown(
    Temporal.Instant.from(departs_at).epochMilliseconds,
    Temporal.Instant.from(now).epochMilliseconds,
  );
  return Math.max(2, left.days);
}

/** A span of time as a traveller counts it. */
export interface Countdown {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** The time left until an instant (both in milliseconds since 1970), never below zero. */
export function countdown(until_ms: number, now_ms: number): Countdown {
  const seconds = Math.max(0, Math.ceil((until_ms - now_ms) / 1000));
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3_600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}

function sailAway({ start_date, first_departure }: Voyage, time_zone: string): string {
  if (first_departure === null) return startOfDay(start_date, time_zone);
  return Temporal.PlainDate.from(first_departure.date)
    .toZonedDateTime({ timeZone: first_departure.time_zone, plainTime: first_departure.time })
    .toInstant()
    .toString();
}

function endOfDay(day: string, time_zone: string): string {
  return startOfDay(Temporal.PlainDate.from(day).add({ days: 1 }).toString(), time_zone);
}

function isBefore(a: string, b: string): boolean {
  return Temporal.Instant.compare(a, b) < 0;
}
