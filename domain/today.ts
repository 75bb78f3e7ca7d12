import { addDays } from './dates.ts';
import { isOvernight, type PortCall } from './schedule.ts';
import { dayOfCruise, startOfDay, type Moment } from './timeline.ts';

/*
 * The current day of a cruise, by the calendar of the ship. A ship has no zone of its own: a day has the zone of its
 * port, and a day at sea that of the port before it, until the date line lies between the two.
 */

/** A time on the port's clock and on the ship's, `HH:MM`; the ship's may be on the day after or before. */
export interface TwoClocks {
  port_time: string;
  ship_time: string;
  ship_day: 'before' | 'same' | 'after';
  /** RFC 3339 in UTC; null where the port's zone is not known */
  at: string | null;
}

/** A call of the day: a port, or a place of scenic cruising. */
export interface Call {
  date: string;
  kind: Exclude<PortCall['kind'], 'sea'>;
  port_id: string | null;
  port_name: string | null;
  arrive: string | null;
  depart: string | null;
  all_aboard: TwoClocks | null;
  time_zone: string | null;
  /** the ship was here the night before, or stays the next night */
  is_from_night: boolean;
  is_overnight: boolean;
  is_skipped: boolean;
}

/** A calendar day on board. */
export interface ShipDay {
  date: string;
  /** `sea` also if its only port was skipped; `unknown`: nothing is recorded */
  what: 'port' | 'scenic' | 'sea' | 'unknown';
  calls: Call[];
}

/** The current day of a cruise. */
export interface Today extends ShipDay {
  day: number;
  days: number;
  /** the zone that determines the day */
  time_zone: string;
  tomorrow: ShipDay | null;
  /** the next call, if the ship is at sea or has left the last call of the day */
  next_call: Call | null;
}

/** The fields of a cruise from which its days are computed. */
export interface SailedVoyage {
  start_date: string;
  end_date: string;
  start_port: string | null;
  end_port: string | null;
  start_zone: string | null;
  end_zone: string | null;
  /** in order; empty without a schedule */
  schedule: readonly PortCall[];
}

/** A day on board with the zone of its date. */
export interface ZonedDay {
  date: string;
  time_zone: string;
  /** only the date line lies between it and the day before */
  is_across: boolean;
  starts_ms: number;
  rows: PortCall[];
}

/** The day at a moment, within the days of the voyage. */
export function todayOf(voyage: SailedVoyage, moment: Moment): Today {
  const days = daysOnBoard(voyage, moment.time_zone);
  const now_ms = Temporal.Instant.from(moment.now).epochMilliseconds;
  const index = days.findLastIndex(({ starts_ms }) => starts_ms <= now_ms);
  const found = days[index];
  const time_zone = found?.time_zone ?? voyage.start_zone ?? moment.time_zone;
  const counted = dayOfCruise(voyage, { now: moment.now, time_zone });
  const calendar_day = addDays(voyage.start_date, counted.day - 1);
  const rows = days.flatMap((day) => day.rows);
  // by the clock of the last port it can be the next date already, while the next port has not reached it
  const after = days[index + 1];
  const is_recorded =
    found !== undefined &&
    (found.date === calendar_day || (after !== undefined && (after.is_across || after.date <= calendar_day)));
  if (!is_recorded) {
    const tomorrow = days.find(({ date }) => date === addDays(calendar_day, 1));
    return {
      ...emptyDay(calendar_day),
      ...counted,
      time_zone,
      tomorrow: tomorrow === undefined ? null : dayOf(tomorrow, rows),
      next_call: null,
    };
  }
  const today = dayOf(found, rows);
  const coming = days.slice(index + 1).flatMap((day) => dayOf(day, rows).calls);
  const is_left = isLeft(today.calls.findLast(isVisited), now_ms);
  const is_next_day = after?.is_across === true || after?.date === addDays(found.date, 1);
  return {
    ...today,
    day: dayOfCruise(voyage, { now: `${found.date}T00:00:00Z`, time_zone: 'UTC' }).day,
    days: counted.days,
    time_zone,
    tomorrow: after !== undefined && (is_next_day || after.date === found.date) ? dayOf(after, rows) : null,
    next_call: is_left ? (coming.find(isVisited) ?? null) : null,
  };
}

/**
 * Whether the clock on a day of the voyage is known: that of its port, or at sea that of the port before it. The zone of
 * a port that was typed is not known, and the reader's own is no answer.
 */
export function isClockKnown(
  { schedule, start_zone }: Pick<SailedVoyage, 'schedule' | 'start_zone'>,
  { date, calls }: ShipDay,
): boolean {
  if (schedule.length === 0) return start_zone !== null;
  const ports = schedule.filter((row) => row.kind !== 'sea' && row.date <= date);
  if (calls.length > 0) return ports.some((row) => row.date === date && row.time_zone !== null);
  const before = ports.at(-1);
  return before === undefined ? start_zone !== null : before.time_zone !== null;
}

/** At most `most` calls of a day, from the first one that the ship has not left yet. */
export function callsInSight(calls: readonly Call[], most: number, now: string): Call[] {
  const now_ms = Temporal.Instant.from(now).epochMilliseconds;
  const ahead = calls.findIndex((call) => isVisited(call) && !isLeft(call, now_ms));
  const last_start = Math.max(calls.length - most, 0);
  const start = ahead < 0 ? last_start : Math.min(ahead, last_start);
  return calls.slice(start, start + most);
}

/** Whether the ship visits the port. */
function isVisited({ kind, is_skipped }: Call): boolean {
  return kind !== 'scenic' && !is_skipped;
}

/** Whether the ship has left a call; a missing call counts as left. */
export function isLeft(
  call: Pick<Call, 'date' | 'depart' | 'time_zone' | 'is_overnight'> | undefined,
  now_ms: number,
): boolean {
  if (call === undefined) return true;
  if (call.depart === null || call.time_zone === null || call.is_overnight) return false;
  return instantAt(call.date, call.depart, call.time_zone).epochMilliseconds <= now_ms;
}

function emptyDay(date: string): ShipDay {
  return { date, what: 'unknown', calls: [] };
}

function dayOf({ date, time_zone, rows }: ZonedDay, all: readonly PortCall[]): ShipDay {
  const calls = rows.filter(({ kind }) => kind !== 'sea').map((row) => callOf(row, all, time_zone));
  const seen = calls.filter(({ is_skipped }) => !is_skipped);
  const what = seen.some(isVisited) ? 'port' : seen.length > 0 ? 'scenic' : 'sea';
  return { date, what, calls };
}

function callOf(row: PortCall, all: readonly PortCall[], zone_of_day: string): Call {
  const place = all.indexOf(row);
  const before = all[place - 1];
  const { date, kind, port_id, port_name, arrive, depart, outcome } = row;
  return {
    date,
    kind: kind === 'sea' ? 'port' : kind,
    port_id,
    port_name,
    arrive,
    depart,
    all_aboard: row.all_aboard === null ? null : twoClocks(row, row.all_aboard),
    time_zone: row.time_zone ?? zone_of_day,
    is_from_night: before !== undefined && isOvernight(before, row),
    is_overnight: isOvernight(row, all[place + 1]),
    is_skipped: outcome === 'skipped',
  };
}

/** A port time on both clocks: the ship's is `ship_time_offset` minutes ahead. */
export function twoClocks(
  { date, time_zone, ship_time_offset }: Pick<PortCall, 'date' | 'time_zone' | 'ship_time_offset'>,
  port_time: string,
): TwoClocks {
  const wall = Temporal.PlainDate.from(date).toPlainDateTime(Temporal.PlainTime.from(port_time));
  const ship = wall.add({ minutes: ship_time_offset ?? 0 });
  const days = Temporal.PlainDate.compare(ship.toPlainDate(), wall.toPlainDate());
  return {
    port_time,
    ship_time: ship.toPlainTime().toString({ smallestUnit: 'minute' }),
    ship_day: days === 0 ? 'same' : days < 0 ? 'before' : 'after',
    at: time_zone === null ? null : instantAt(date, port_time, time_zone).toString(),
  };
}

function instantAt(date: string, time: string, time_zone: string): Temporal.Instant {
  return Temporal.PlainDate.from(date)
    .toZonedDateTime({ timeZone: time_zone, plainTime: Temporal.PlainTime.from(time) })
    .toInstant();
}

/** The days of a voyage in order, each with the zone of its date. */
export function daysOnBoard(voyage: SailedVoyage, reader_zone: string): ZonedDay[] {
  const groups = groupDays(voyage.schedule.length > 0 ? voyage.schedule : endsOf(voyage));
  const zones = groups.map((rows) => rows.find(({ time_zone }) => time_zone !== null)?.time_zone ?? null);
  let zone = voyage.start_zone ?? zones.find((known) => known !== null) ?? reader_zone;
  return groups.map((rows, index) => {
    const date = rows[0]?.date ?? voyage.start_date;
    const before = groups[index - 1]?.[0]?.date;
    const ahead = zones.slice(index).find((known) => known !== null) ?? voyage.end_zone ?? zone;
    // a repeated date, or a skipped one
    const jumps = before !== undefined && (date === before || date === addDays(before, 2));
    const is_across = jumps && isDateLineBetween(zone, ahead, date);
    zone = zones[index] ?? (is_across ? ahead : zone);
    return {
      date,
      time_zone: zone,
      is_across,
      starts_ms: Temporal.Instant.from(startOfDay(date, zone)).epochMilliseconds,
      rows,
    };
  });
}

/**
 * Groups rows of one date into a day; two sea rows of one date are two days, as the ship crossed the date line
 * eastward.
 */
function groupDays(rows: readonly PortCall[]): PortCall[][] {
  const groups: PortCall[][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    const is_same = last?.[0]?.date === row.date;
    const is_second = row.kind === 'sea' && last?.some(({ kind }) => kind === 'sea') === true;
    if (last !== undefined && is_same && !is_second) last.push(row);
    else groups.push([row]);
  }
  return groups;
}

function endsOf(voyage: SailedVoyage): PortCall[] {
  const blank = { port_id: null, arrive: null, depart: null, all_aboard: null, ship_time_offset: null };
  const rows: PortCall[] = [];
  if (voyage.start_port !== null) {
    const place = { port_name: voyage.start_port, time_zone: voyage.start_zone };
    rows.push({ ...blank, ...place, date: voyage.start_date, kind: 'embark', outcome: 'as_planned' });
  }
  if (voyage.end_port !== null) {
    const place = { port_name: voyage.end_port, time_zone: voyage.end_zone };
    rows.push({ ...blank, ...place, date: voyage.end_date, kind: 'disembark', outcome: 'as_planned' });
  }
  return rows;
}

/** Whether the date line lies between two zones: their clocks are more than half a day apart. */
function isDateLineBetween(zone: string, other: string, date: string): boolean {
  const hours = (time_zone: string) =>
    Temporal.PlainDate.from(date).toZonedDateTime(time_zone).offsetNanoseconds / 3_600_000_000_000;
  return Math.abs(hours(zone) - hours(other)) > 12;
}
