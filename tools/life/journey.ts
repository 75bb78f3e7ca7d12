import { addDays } from '#domain/dates.ts';
import { endsOf } from './days.ts';
import type { Dice } from './dice.ts';
import { SPECIAL } from './itineraries-special.ts';
import type { Itinerary } from './itinerary.ts';
import { AIRPORTS, GRANDCHILD, HOME, OWNER, PARTNER } from './household.ts';
import type { PlannedVoyage } from './plan.ts';
import type { Voyage } from './voyage.ts';

/** The passengers: usually both, sometimes one alone, and in the holidays with the grandchild. */
export function companyOf({ start_date, itinerary }: PlannedVoyage, dice: Dice): Voyage['passengers'] {
  const isHoliday = ['07', '08', '12'].includes(start_date.slice(5, 7));
  const isSpecial = Object.values<Itinerary>(SPECIAL).includes(itinerary);
  if (!isSpecial && dice.happens(0.12)) return [OWNER];
  return isHoliday && start_date > '2019' ? [OWNER, PARTNER, GRANDCHILD] : [OWNER, PARTNER];
}

/** Flights there and back, and a hotel night before if the way is long. */
export function journeyOf(
  { itinerary, start_date }: PlannedVoyage,
  end_date: string,
  dice: Dice,
): Pick<Voyage, 'flights' | 'lodging'> {
  const { start_port_id, end_port_id } = endsOf(itinerary);
  const [there, back] = [AIRPORTS[start_port_id], AIRPORTS[end_port_id]];
  const flights: Voyage['flights'] = [];
  const lodging: Voyage['lodging'] = [];
  if (there !== undefined) {
    const [airport, city, hours] = there;
    const day = addDays(start_date, hours > 20 ? -3 : hours > 16 ? -2 : -1);
    // in local time: westward the flight lands an hour or two later, eastward a day later
    const landing =
      hours > 16 ? `${addDays(day, hours > 20 ? 2 : 1)}T11:40` : `${day}T${hours > 6 ? '14:50' : '13:05'}`;
    flights.push({
      ...flightOf('pre', dice),
      departure_airport: HOME,
      arrival_airport: airport,
      departure_time: `${day}T10:15`,
      arrival_time: landing,
    });
    lodging.push({
      kind: 'pre',
      name: `${dice.pick(['Harbour View', 'Grand Quay', 'Old Customs House', 'Lighthouse'])} Hotel`,
      city,
      check_in_date: landing.slice(0, 10),
      check_out_date: start_date,
      confirmation_number: String(dice.between(10_000_000, 99_999_999)),
    });
  }
  if (back !== undefined) {
    const [airport, , hours] = back;
    const landing =
      hours > 6 ? `${addDays(end_date, hours > 17 && hours <= 20 ? 2 : 1)}T07:35` : `${end_date}T18:20`;
    flights.push({
      ...flightOf('post', dice),
      departure_airport: airport,
      arrival_airport: HOME,
      departure_time: `${end_date}T14:05`,
      arrival_time: landing,
    });
  }
  return { flights, lodging };
}

function flightOf<const Kind extends 'pre' | 'post'>(kind: Kind, dice: Dice) {
  const row = dice.between(11, 38);
  return {
    kind,
    airline: 'KLM',
    flight_number: `KL${dice.between(601, 1990)}`,
    seat: `${row}A, ${row}B`,
    confirmation_number: dice.between(1_000_000, 9_999_999).toString(36).toUpperCase(),
  };
}
