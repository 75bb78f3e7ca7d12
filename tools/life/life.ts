// A traveller's life of cruises: the same for the same seed, number and day, so that all developers see the same.
import type { NewCruise } from '#contract/cruises.ts';
import { addDays } from '#domain/dates.ts';
import { bookingOf, extrasOf, paymentsOf } from './booking.ts';
import { endsOf, nightsOf, scheduleOf } from './days.ts';
import { Dice } from './dice.ts';
import { filled } from './fields.ts';
import { PARTNER } from './household.ts';
import { companyOf, journeyOf } from './journey.ts';
import { planOf, type PlannedVoyage } from './plan.ts';
import { Balances } from './points.ts';
import { shipOf } from './ships.ts';
import type { Voyage } from './voyage.ts';

export interface LifeOptions {
  /** `YYYY-MM-DD`; one cruise is under way on it */
  today: string;
  count?: number;
  seed?: string;
}

/** A life in the order of its days, in the form for the API. */
export function makeLife({ today, count = 140, seed = 'gangway' }: LifeOptions): Voyage[] {
  const balances = new Balances();
  return planOf(count, today, seed).map((planned, place) => {
    const voyage_seed = `${seed}/${planned.start_date}/${place}`;
    const voyage = voyageOf(planned, { today, balances, dice: new Dice(voyage_seed) });
    // dice of their own: a new field changes nothing else
    return { ...voyage, cruise: filled(voyage.cruise, new Dice(`${voyage_seed}/fields`)) };
  });
}

interface LifeContext {
  today: string;
  balances: Balances;
  dice: Dice;
}

function voyageOf(planned: PlannedVoyage, { today, balances, dice }: LifeContext): Voyage {
  const { itinerary, start_date, cancelled } = planned;
  const nights = nightsOf(itinerary);
  const end_date = addDays(start_date, nights);
  const passengers = companyOf(planned, dice);
  const trip = { planned, nights, people: passengers.length, today };
  const ship = shipOf(planned.ship);
  const told: NewCruise = {
    start_date,
    end_date,
    ...(ship === null
      ? { ship_name: planned.ship.slice(1, -1) }
      : { cruise_line_id: ship.cruise_line_id, ship_id: ship.id }),
    ...endsOf(itinerary),
    ...bookingOf(trip, dice),
  };
  const isSailed = end_date < today && cancelled === undefined;
  const line = ship?.cruise_line_id ?? null;
  const points = isSailed ? balances.earned(line, told) : balances.known(line, start_date);
  const cruise = { ...told, ...points };
  // details of a journey are kept for some years
  const isRecent = addDays(start_date, 3000) > today && cancelled === undefined;
  const isForgotten = start_date < '2007' && cruise.total_price === null && dice.happens(0.3);
  return {
    cruise,
    schedule: isForgotten ? [] : scheduleOf(itinerary, start_date, { dice, is_sailed: isSailed }),
    // both adults are members; the child is too young
    passengers: passengers.map((person) =>
      person === PARTNER ? { ...person, points_earned: cruise.points_earned ?? null } : person,
    ),
    ...(isRecent ? journeyOf(planned, end_date, dice) : { flights: [], lodging: [] }),
    addons: cancelled === undefined ? extrasOf(trip, dice) : [],
    payments: cancelled === undefined ? paymentsOf(cruise, today) : [],
  };
}
