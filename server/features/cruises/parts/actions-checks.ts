import { hasTooManyDecimals } from '#domain/currencies.ts';
import { hasReversedTimes, isSamePlace } from '#domain/flights.ts';
import type { Queryable } from '#server/database/shape.ts';
import { fieldError } from '#server/platform/errors.ts';
import { decimalsFault } from '../actions-amounts.ts';
import { readAirportZones, type Values } from './store.ts';

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/**
 * Adds the zones of a flight's airports. @throws CodedError `invalid` when both airports are the same, or it lands
 * before it departs, compared as instants: a flight westward over the date line lands on the day before.
 */
export async function checkFlight(query: Queryable, values: Values): Promise<Values> {
  const from = codeOf(values['departure_airport']);
  const to = codeOf(values['arrival_airport']);
  if (from !== null && to !== null && isSamePlace(from, to))
    throw fieldError('arrival_airport', 'same_airport');
  const zones = await readAirportZones(
    query,
    [from, to].filter((code) => code !== null),
  );
  const departure_zone = zones.get(from ?? '') ?? null;
  const arrival_zone = zones.get(to ?? '') ?? null;
  const flight = {
    departure_time: textOf(values['departure_time']),
    arrival_time: textOf(values['arrival_time']),
    departure_zone,
    arrival_zone,
  };
  if (hasReversedTimes(flight)) throw fieldError('arrival_time', 'lands_before_departure');
  return { ...values, departure_airport: from, arrival_airport: to, departure_zone, arrival_zone };
}

/** @throws CodedError `invalid` when the stay has no night */
export function checkLodging(values: Values): Promise<Values> {
  const check_in = textOf(values['check_in_date']);
  const check_out = textOf(values['check_out_date']);
  if (check_in !== null && check_out !== null && check_out <= check_in) {
    return Promise.reject(fieldError('check_out_date', 'check_out_before_check_in'));
  }
  return Promise.resolve(values);
}

/** Refuses an amount with more decimals than the currency of its cruise. @throws CodedError `invalid` */
export function checkAmount(
  field: 'price' | 'amount',
  values: Values,
  currency: string | null,
): Promise<Values> {
  const amount = textOf(values[field]);
  if (amount !== null && hasTooManyDecimals(amount, currency))
    return Promise.reject(fieldError(field, decimalsFault(currency)));
  return Promise.resolve(values);
}

/** The code of an airport if three letters were typed; else the typed text. */
function codeOf(value: unknown): string | null {
  const text = textOf(value)?.trim() ?? '';
  if (text === '') return null;
  return /^[a-z]{3}$/i.test(text) ? text.toUpperCase() : text;
}
