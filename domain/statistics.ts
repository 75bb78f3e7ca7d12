import { continentOf } from './continents.ts';
import { dayAt, nightsBetween } from './dates.ts';
import type { Hull } from './hulls.ts';
import {
  creditedPoints,
  daysOf,
  isRouteAwaited,
  lineOf,
  longestStretchOf,
  shipOf,
  staysOf,
  yearOf,
  type LoggedCruise,
  type LoggedPassenger,
  type Stay,
} from './logbook.ts';
import { perNight, sumOf } from './money.ts';
import { daysUntil, type Moment } from './timeline.ts';

/*
 * The figures of the statistics (docs/product/rules.md, section 9). Each is the sum of what its cruises contribute. The
 * explanation of a figure is the same list, so that the two cannot differ.
 */

/** A cruise with derived values, computed once for all figures. */
export interface WeighedCruise extends LoggedCruise {
  stays: readonly Stay[];
  port_days: number;
  sea_days: number;
  /** the most days in a row at sea */
  longest_stretch: number;
  line_key: string | null;
  ship_key: string | null;
}

/** Computes the derived values of each cruise. */
export function weigh(log: readonly LoggedCruise[]): WeighedCruise[] {
  return log.map((cruise) => ({
    ...cruise,
    ...daysOf(cruise),
    longest_stretch: longestStretchOf(cruise),
    stays: staysOf(cruise),
    line_key: lineOf(cruise),
    ship_key: shipOf(cruise),
  }));
}

/** Figures that add up a number of each cruise. */
const summed = {
  cruises: () => 1,
  nights: ({ nights }) => nights,
  sea_days: ({ sea_days }) => sea_days,
  port_days: ({ port_days }) => port_days,
  port_calls: ({ stays }) => stays.length,
  distance_nm: ({ distance_nm }) => distance_nm ?? 0,
} satisfies Record<string, (cruise: WeighedCruise) => number>;

interface NamedKey {
  key: string;
  name: string;
}

/** Counts the things of a cruise: each by its key and its name, which without one is the key; nothing without a key. */
type CountThings = (
  cruise: WeighedCruise,
  count: (key: string | null | undefined, name?: string | null) => void,
) => void;

/** Figures that count distinct things, each once however many cruises have it. */
const distinct = {
  ports: ({ stays }, count) => {
    for (const { place, port_name } of stays) count(place, port_name);
  },
  countries: ({ stays }, count) => {
    for (const { country } of stays) count(country);
  },
  cruise_lines: ({ line_key, cruise_line }, count) => count(line_key, cruise_line),
  ships: ({ ship_key, ship_name }, count) => count(ship_key, ship_name),
} satisfies Record<string, CountThings>;

/** Distinct things that earn badges and are no figures of their own. */
const collected = {
  continents: ({ stays }, count) => {
    for (const { country } of stays) count(continentOf(country ?? ''));
  },
  oceans: ({ stays, hull }, count) => {
    // the port of a river is on no ocean
    if (hull !== 'river' && hull !== 'paddle') for (const { ocean } of stays) count(ocean);
  },
  hulls: ({ hull }, count) => count(hull),
} satisfies Record<string, CountThings>;

const counted_things = { ...distinct, ...collected };

/** Figures that only badges count. */
export type CollectedFigure = keyof typeof collected;

type SummedFigure = keyof typeof summed;
type DistinctFigure = keyof typeof distinct;

export const summed_figures = Object.keys(summed) as SummedFigure[];
export const distinct_figures = Object.keys(distinct) as DistinctFigure[];

/** Figures that are one whole number. */
export type CountedFigure = SummedFigure | DistinctFigure;

function isSummed(figure: string): figure is SummedFigure {
  return figure in summed;
}

/**
 * The contribution of one cruise to a figure: an amount, and of a distinct figure the names it is the first to have.
 */
export interface Contribution {
  cruise: WeighedCruise;
  amount: number;
  names: string[];
}

/** The contributions of cruises to a figure, in the order of the log; cruises without a contribution are left out. */
export function contributionsTo(
  figure: CountedFigure | CollectedFigure,
  cruises: readonly WeighedCruise[],
): Contribution[] {
  const found: Contribution[] = [];
  if (isSummed(figure)) {
    for (const cruise of cruises) {
      const amount = summed[figure](cruise);
      if (amount !== 0) found.push({ cruise, amount, names: [] });
    }
    return found;
  }
  const seen = new Set<string>();
  let names: string[] = [];
  const count = (key: string | null | undefined, name?: string | null) => {
    if (key === null || key === undefined || seen.has(key)) return;
    seen.add(key);
    names.push(name ?? key);
  };
  for (const cruise of cruises) {
    counted_things[figure](cruise, count);
    if (names.length === 0) continue;
    found.push({ cruise, amount: names.length, names });
    names = [];
  }
  return found;
}

/** The longest or shortest cruise. */
export interface Extreme {
  cruise_id: string;
  ship_name: string | null;
  start_date: string;
  nights: number;
}

/** The past and future spend in one currency; null stands for prices without a currency. Amounts are decimal texts. */
export interface Spend {
  currency: string | null;
  /** cruises with a known price, including `"0.00"` */
  cruises: number;
  nights: number;
  amount: string;
  /** null if all cruises are of one day */
  per_night: string | null;
  addons: string | null;
}

/** Points that a programme credited; `programme` is its name, else the line's. */
export interface Points {
  programme: string;
  points: number;
  /** points, nights, cruises ...; null: not known */
  unit: string | null;
}

/** `T` of docs/product/rules.md, section 3. */
export interface Totals extends Record<CountedFigure, number> {
  /** cruises whose route is still being computed: the distance does not include them yet */
  distance_awaited: number;
  longest: Extreme | null;
  shortest: Extreme | null;
  spend: Spend[];
  points: Points[];
}

/** All figures of cruises that are ordered by start. */
export function totalsOf(cruises: readonly WeighedCruise[]): Totals {
  const counted = Object.fromEntries(
    [...summed_figures, ...distinct_figures].map((figure) => [figure, countOf(figure, cruises)]),
  ) as Record<CountedFigure, number>;
  return {
    ...counted,
    distance_awaited: cruises.filter(isRouteAwaited).length,
    longest: extremeOf(cruises, (nights, most) => nights > most),
    shortest: extremeOf(cruises, (nights, least) => nights < least),
    spend: spendOf(cruises),
    points: pointsOf(cruises),
  };
}

function countOf(figure: CountedFigure, cruises: readonly WeighedCruise[]): number {
  return contributionsTo(figure, cruises).reduce((sum, { amount }) => sum + amount, 0);
}

/** The figures of the dashboard, of the cruises of a log that are over. */
export function sailedTotals(
  log: readonly WeighedCruise[],
): Pick<Totals, 'cruises' | 'nights' | 'ports' | 'countries'> {
  const sailed = log.filter(isOver);
  return {
    cruises: sailed.length,
    nights: countOf('nights', sailed),
    ports: countOf('ports', sailed),
    countries: countOf('countries', sailed),
  };
}

/** The first of the longest, or shortest, cruises. */
function extremeOf(
  cruises: readonly WeighedCruise[],
  beats: (nights: number, other: number) => boolean,
): Extreme | null {
  let found: WeighedCruise | undefined;
  for (const cruise of cruises) if (found === undefined || beats(cruise.nights, found.nights)) found = cruise;
  if (found === undefined) return null;
  const { id: cruise_id, ship_name, start_date, nights } = found;
  return { cruise_id, ship_name, start_date, nights };
}

/** A ship as it is drawn; its length is in metres. */
export interface SizedShip {
  cruise_id: string;
  ship_name: string | null;
  line_colour: string | null;
  hull: Hull;
  length_m: number;
  built: number | null;
}

/** The shortest and the longest ship, on the first cruise of each; null while all known ones are equally long. */
export function shipsBySize(
  cruises: readonly WeighedCruise[],
): [smallest: SizedShip, largest: SizedShip] | null {
  const ships = cruises
    .flatMap(({ id: cruise_id, ship_name, line_colour, hull, length_m, ship_year: built }) =>
      hull === null || length_m === null ? [] : { cruise_id, ship_name, line_colour, hull, length_m, built },
    )
    .toSorted((a, b) => a.length_m - b.length_m);
  const [smallest] = ships;
  const largest = ships.find(({ length_m }) => length_m === ships.at(-1)?.length_m);
  return smallest === undefined || largest === undefined || smallest === largest ? null : [smallest, largest];
}

/** Spend by currency, the one with most cruises first; currencies are never added up. */
function spendOf(cruises: readonly WeighedCruise[]): Spend[] {
  const priced = cruises.filter(({ price }) => price !== null);
  const spends = [...groupBy(priced, ({ currency }) => currency)].map(([currency, group]) => {
    const amount = sumOf(group.map(({ price }) => price)) ?? '0.00';
    const nights = group.reduce((sum, cruise) => sum + cruise.nights, 0);
    return {
      currency,
      cruises: group.length,
      nights,
      amount,
      per_night: perNight(amount, nights),
      addons: sumOf(group.map(({ addons_total }) => addons_total)),
    };
  });
  return spends.toSorted(
    (a, b) => b.cruises - a.cruises || compare(a.currency ?? '\uffff', b.currency ?? '\uffff'),
  );
}

function pointsOf(cruises: readonly WeighedCruise[]): Points[] {
  const credited = cruises.filter((cruise) => creditedPoints(cruise) !== null);
  const points = [...groupBy(credited, programmeOf)].map(([programme, group]) => ({
    programme,
    points: group.reduce((sum, cruise) => sum + (creditedPoints(cruise) ?? 0), 0),
    unit: group[0]?.programme_unit ?? null,
  }));
  return points.toSorted((a, b) => b.points - a.points || compare(a.programme, b.programme));
}

/** The name under which points are summed: the programme's, else the line's; empty if neither is known. */
export function programmeOf({
  programme,
  cruise_line,
}: Pick<LoggedCruise, 'programme' | 'cruise_line'>): string {
  return programme ?? cruise_line ?? '';
}

/** Visits to a port, or to a country through its ports. */
export interface Visits {
  /** stays in port: a night in port is one, the end of a round trip does not count */
  visits: number;
  first_visit: string;
  latest_visit: string;
}
export interface PortVisits extends Visits, Pick<Stay, 'place' | 'port_id' | 'port_name' | 'country'> {}
export interface CountryVisits extends Visits {
  country: string;
}

/** The ports of cruises, most visited first. */
export function portsOf(cruises: readonly WeighedCruise[]): PortVisits[] {
  const stays = groupBy(
    cruises.flatMap((cruise) => cruise.stays),
    ({ place }) => place,
  );
  const ports = [...stays].map(([place, group]) => {
    const { port_id = null, port_name = place, country = null } = group[0] ?? {};
    return { place, port_id, port_name, country, ...visitsOf(group) };
  });
  return ports.toSorted((a, b) => b.visits - a.visits || compare(a.port_name, b.port_name));
}

/** The countries of cruises; visits are those to their ports. */
export function countriesOf(cruises: readonly WeighedCruise[]): CountryVisits[] {
  const stays = cruises.flatMap((cruise) => cruise.stays.filter(({ country }) => country !== null));
  const countries = [...groupBy(stays, ({ country }) => country ?? '')].map(([country, group]) => ({
    country,
    ...visitsOf(group),
  }));
  return countries.toSorted((a, b) => b.visits - a.visits || compare(a.country, b.country));
}

/** A stamp in a passport: a stay in port, and the line that brought the traveller. */
export interface PortStamp
  extends
    Pick<Stay, 'port_name' | 'country'>,
    Pick<LoggedCruise, 'cruise_line_id' | 'cruise_line' | 'ship_name'> {
  cruise_id: string;
  /** the first day of the stay */
  date: string;
}

/** The stamps of cruises, the latest first. */
export function stampsOf(cruises: readonly WeighedCruise[]): PortStamp[] {
  const stamps = cruises.flatMap(({ id, stays, cruise_line_id, cruise_line, ship_name }) =>
    stays.map(({ port_name, country, first_date }) => ({
      cruise_id: id,
      port_name,
      country,
      date: first_date,
      cruise_line_id,
      cruise_line,
      ship_name,
    })),
  );
  return stamps.toSorted((a, b) => compare(b.date, a.date));
}

/** The year of a traveller at sea, from cruises that have begun. A cruise counts in the year it starts, as a whole. */
export interface YearAtSea {
  totals: Totals;
  /** nautical miles of the year before */
  distance_before_nm: number;
  /** ports that no earlier cruise of the whole log called at */
  new_ports: string[];
  ships: string[];
  /** the most days in a row at sea, and the ship; null without a day at sea */
  longest_stretch: { days: number; ship_name: string | null } | null;
  /** of the longest cruise, if the catalogue knows it */
  ship: (Omit<SizedShip, 'cruise_id' | 'length_m'> & { length_m: number | null }) | null;
  /** the next cruise that is booked */
  next: Pick<LoggedCruise, 'ship_name' | 'start_date'> | null;
}

/**
 * Whether a cruise counts as sailed: in the figures, on the map, in the passport and in pictures alike. One under way
 * counts once it is over, as half of its ports are still to come.
 */
export function isOver({ time }: Pick<WeighedCruise, 'time'>): boolean {
  return time === 'past';
}

/**
 * @param cruises those of the filter, of all years, ordered by start
 * @param log all cruises in that order: a port is not new because the filter leaves out the first call
 */
export function yearAtSeaOf(
  cruises: readonly WeighedCruise[],
  year: number,
  log: readonly WeighedCruise[] = cruises,
): YearAtSea {
  const over = cruises.filter(isOver);
  const of = (wanted: number) => over.filter((cruise) => yearOf(cruise) === wanted);
  const those = of(year);
  const ids = new Set(those.map(({ id }) => id));
  const firstIn = (figure: DistinctFigure, among: readonly WeighedCruise[]) =>
    contributionsTo(figure, among)
      .filter(({ cruise }) => ids.has(cruise.id))
      .flatMap(({ names }) => names);
  const stretches = those.map((cruise) => ({
    days: cruise.longest_stretch,
    ship_name: cruise.ship_name,
  }));
  const longest = stretches.reduce<YearAtSea['longest_stretch']>(
    (most, stretch) => (stretch.days > (most?.days ?? 0) ? stretch : most),
    null,
  );
  const next = cruises.find(({ time }) => time === 'future');
  const totals = totalsOf(those);
  return {
    totals,
    distance_before_nm: totalsOf(of(year - 1)).distance_nm,
    new_ports: firstIn('ports', log.filter(isOver)),
    ships: firstIn('ships', those),
    longest_stretch: longest,
    ship: shipOfCruise(those.find(({ id }) => id === totals.longest?.cruise_id)),
    next: next === undefined ? null : { ship_name: next.ship_name, start_date: next.start_date },
  };
}

function shipOfCruise(cruise: WeighedCruise | undefined): YearAtSea['ship'] {
  if (cruise === undefined || cruise.hull === null) return null;
  const { ship_name, line_colour, hull, length_m, ship_year: built } = cruise;
  return { ship_name, line_colour, hull, length_m, built };
}

function visitsOf(stays: readonly Stay[]): Visits {
  const days = stays.map(({ first_date }) => first_date).toSorted();
  return { visits: stays.length, first_visit: days[0] ?? '', latest_visit: days.at(-1) ?? '' };
}

/** The time ashore between cruises, in days; null if there are not enough cruises to measure. */
export interface Pauses {
  days_until_next: number | null;
  days_since_last: number | null;
  /** from the end of a past cruise to the start of the one after it, on average, rounded */
  average_days_between: number | null;
  longest_days_between: number | null;
}

/** The time ashore at the reader's moment. */
export function pausesOf(cruises: readonly LoggedCruise[], moment: Moment): Pauses {
  const today = dayAt(moment.now, moment.time_zone);
  const past = cruises.filter(({ time }) => time === 'past');
  const next = cruises.find(({ time }) => time === 'future');
  // a traveller at sea is not ashore, whenever the previous cruise ended
  const is_on_board = cruises.some(({ time }) => time === 'current');
  const last_end = past.reduce<string | null>(
    (latest, { end_date }) => (latest === null || end_date > latest ? end_date : latest),
    null,
  );
  const gaps: number[] = [];
  let ashore_since: string | null = null;
  for (const { start_date, end_date } of past) {
    // a second cabin, or a voyage that began before this one ended, is no time ashore
    if (ashore_since !== null && start_date >= ashore_since)
      gaps.push(nightsBetween(ashore_since, start_date));
    if (ashore_since === null || end_date > ashore_since) ashore_since = end_date;
  }
  const all = gaps.reduce((sum, gap) => sum + gap, 0);
  return {
    days_until_next: next === undefined ? null : daysUntil(next, moment),
    days_since_last: last_end === null || is_on_board ? null : Math.max(0, nightsBetween(last_end, today)),
    average_days_between: gaps.length === 0 ? null : Math.round(all / gaps.length),
    longest_days_between: gaps.length === 0 ? null : Math.max(...gaps),
  };
}

/** The options of the filter lists, from the whole log. */
export interface FilterOptions {
  years: number[];
  cruise_lines: NamedKey[];
  passengers: NamedKey[];
}

/** @param keyOfName the identity of a passenger, `nameKey` of the logbook */
export function filterOptionsOf(
  log: readonly LoggedCruise[],
  keyOfName: (name: string) => string,
): FilterOptions {
  const lines = new Map<string, string>();
  const people = new Map<string, string>();
  // the same few sail on most cruises, and folding a name is slow
  const names = new Set<string>();
  for (const cruise of log) {
    const line = lineOf(cruise);
    if (line !== null && !lines.has(line)) lines.set(line, cruise.cruise_line ?? line);
    for (const { name } of cruise.passengers satisfies readonly LoggedPassenger[]) names.add(name);
  }
  for (const name of names) {
    const key = keyOfName(name);
    if (!people.has(key)) people.set(key, name);
  }
  const named = (things: Map<string, string>) =>
    [...things].map(([key, name]) => ({ key, name })).toSorted((a, b) => compare(a.name, b.name));
  return {
    years: [...new Set(log.map(yearOf))].toSorted((a, b) => b - a),
    cruise_lines: named(lines),
    passengers: named(people),
  };
}

/** Groups items, in the order in which their keys occur first. */
export function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

/** Compares by code points: an order by language would differ between server and browser. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
