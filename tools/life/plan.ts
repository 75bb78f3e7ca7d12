import { addDays, nightsBetween } from '#domain/dates.ts';
import { nightsOf } from './days.ts';
import { Dice } from './dice.ts';
import { AMERICA } from './itineraries-america.ts';
import { FAR } from './itineraries-far.ts';
import { MEDITERRANEAN } from './itineraries-mediterranean.ts';
import { NORTH } from './itineraries-north.ts';
import type { Itinerary } from './itinerary.ts';
import { AHEAD, BOOKED_AHEAD, FIRST_DAY, GAP, PAST, type FixedVoyage } from './pinned.ts';
import { sailingIn } from './ships.ts';

export type PlannedVoyage = Omit<FixedVoyage, 'itineraries'> & { itinerary: Itinerary; ship: string };

const ITINERARIES = [...AMERICA, ...MEDITERRANEAN, ...NORTH, ...FAR];
/** Near regions occur more often than distant ones. */
const TASTE = [AMERICA, AMERICA, MEDITERRANEAN, MEDITERRANEAN, NORTH, NORTH, FAR] as const;
/** More cruises than these do not fit into the years one after the other; they are for the benchmark. */
const MOST_IN_A_LIFE = 400;

/** The voyages by start: those on fixed days, and others in between, with growing frequency. */
export function planOf(count: number, today: string, seed: string): PlannedVoyage[] {
  const ahead = AHEAD.map((pin) => planVoyage({ ...pin, start_date: addDays(today, pin.in_days) }, seed));
  const past = PAST.filter(({ start_date }) => start_date < addDays(today, -BOOKED_AHEAD)).map((pin) =>
    planVoyage(pin, seed),
  );
  const plan = [...ahead, ...past].slice(0, count);
  for (let number = 0; plan.length < count; number += 1) {
    plan.push(another(plan, { number, wanted: count - ahead.length - past.length, count, today, seed }));
  }
  return plan.toSorted((a, b) => (a.start_date < b.start_date ? -1 : 1));
}

interface PlanOptions {
  number: number;
  wanted: number;
  count: number;
  today: string;
  seed: string;
}

function another(
  plan: readonly PlannedVoyage[],
  { number, wanted, count, today, seed }: PlanOptions,
): PlannedVoyage {
  const dice = new Dice(`${seed}/another/${number}`);
  const gap = nightsBetween(GAP.from, GAP.to);
  const days = nightsBetween(FIRST_DAY, today) - gap - 60;
  // the root: few in the first years, many in the last
  const at = Math.floor(days * ((number + dice.roll()) / wanted) ** 0.62);
  const day = addDays(FIRST_DAY, at);
  const wished = day < GAP.from ? day : addDays(day, gap);
  const start_date = count > MOST_IN_A_LIFE ? wished : freeDay(plan, wished, addDays(today, -40));
  return planVoyage({ start_date, itineraries: seasonal(start_date, dice) }, seed);
}

/** The nearest day, week by week, with three free weeks; the day itself if there is none. */
function freeDay(plan: readonly PlannedVoyage[], wished: string, last: string): string {
  for (let weeks = 0; weeks < 60; weeks += 1) {
    for (const day of [addDays(wished, 7 * weeks), addDays(wished, -7 * weeks)]) {
      const isOutside = day < FIRST_DAY || day > last || (day > addDays(GAP.from, -22) && day < GAP.to);
      if (!isOutside && plan.every((voyage) => isApart(voyage, day))) return day;
    }
  }
  return wished;
}

function isApart({ start_date, itinerary }: PlannedVoyage, day: string): boolean {
  return addDays(day, 22) < start_date || day > addDays(start_date, nightsOf(itinerary) + 4);
}

function seasonal(day: string, dice: Dice): string[] {
  const month = Number(day.slice(5, 7));
  const year = Number(day.slice(0, 4));
  const some = dice
    .pick(TASTE)
    .filter(
      ({ months, ships, since = 0, until = 9999 }) =>
        months.includes(month) && since <= year && year <= until && sailingIn(ships, year).length > 0,
    );
  return some.length > 0 ? [dice.pick(some).name] : seasonal(day, dice);
}

/** The first of the itineraries that suits the month, else the first, on a ship of the year. */
function planVoyage({ itineraries, ...pin }: FixedVoyage, seed: string): PlannedVoyage {
  const dice = new Dice(`${seed}/ship/${pin.start_date}`);
  const named = itineraries.map((wanted) => (typeof wanted === 'string' ? itineraryOf(wanted) : wanted));
  const month = Number(pin.start_date.slice(5, 7));
  const itinerary = named.find(({ months }) => months.includes(month)) ?? named[0];
  if (itinerary === undefined) throw new Error(`Nothing is planned for ${pin.start_date}.`);
  const ships = sailingIn(itinerary.ships, Number(pin.start_date.slice(0, 4)));
  const ship = pin.ship ?? (ships.length > 0 ? dice.pick(ships) : itinerary.ships[0]);
  if (ship === undefined) throw new Error(`${itinerary.name} has no ship.`);
  return { ...pin, itinerary, ship };
}

function itineraryOf(name: string): Itinerary {
  const found = ITINERARIES.find((itinerary) => itinerary.name === name);
  if (found === undefined) throw new Error(`There is no itinerary ${name}.`);
  return found;
}
