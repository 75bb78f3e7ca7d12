import { fold } from './fold.ts';

/** Local times `YYYY-MM-DDTHH:MM` and the IANA zones of the airports; null: not known. */
export interface FlightTimes {
  departure_time: string | null;
  arrival_time: string | null;
  departure_zone: string | null;
  arrival_zone: string | null;
}

/** The largest difference of clocks, Baker Island (-12) to Kiritimati (+14): a flight can seem shorter by as much. */
const widest_hours = 26;

/** Whether two airports, as codes or as typed, are the same. */
export function isSamePlace(one: string, other: string): boolean {
  return fold(one) !== '' && fold(one) === fold(other);
}

/**
 * Whether a flight lands before it leaves, compared as instants. With an unknown zone the answer is true only if no two
 * zones on earth could make the times right.
 */
export function hasReversedTimes(flight: FlightTimes): boolean {
  if (flight.departure_time === null || flight.arrival_time === null) return false;
  const minutes = flightMinutes(flight);
  if (minutes !== null) return minutes <= 0;
  const left = Temporal.PlainDateTime.from(flight.departure_time);
  const landed = Temporal.PlainDateTime.from(flight.arrival_time);
  return Temporal.PlainDateTime.compare(landed.add({ hours: widest_hours }), left) <= 0;
}

/** How long a flight takes, in minutes; null while a time or a zone is not known. */
export function flightMinutes(flight: FlightTimes): number | null {
  const { departure_time, arrival_time, departure_zone, arrival_zone } = flight;
  if (departure_time === null || arrival_time === null) return null;
  if (departure_zone === null || arrival_zone === null) return null;
  const left = Temporal.PlainDateTime.from(departure_time).toZonedDateTime(departure_zone);
  const landed = Temporal.PlainDateTime.from(arrival_time).toZonedDateTime(arrival_zone);
  return left.toInstant().until(landed.toInstant(), { largestUnit: 'minutes' }).minutes;
}
