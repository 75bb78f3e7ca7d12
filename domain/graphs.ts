import { yearOf } from './logbook.ts';
import { sumOf } from './money.ts';
import { groupBy, type WeighedCruise } from './statistics.ts';

/** A bar of a graph; `key` identifies it, null is the bar of cruises without a value. */
export interface Bar {
  key: string | null;
  name: string | null;
  cruises: number;
  nights: number;
  /** those of them that are not past */
  booked_cruises: number;
  booked_nights: number;
}

/** The prices of the cruises that start in a year; a decimal text. */
export interface YearSpend {
  year: number;
  currency: string | null;
  amount: string;
}

/** The data of the graphs: all cruises that are not cancelled, with booked ones counted separately. */
export interface Graphs {
  by_year: Bar[];
  by_line: Bar[];
  by_ship: Bar[];
  by_category: Bar[];
  /** twelve, `key` from `"1"` to `"12"`: the month of the start */
  by_month: Bar[];
  spend_by_year: YearSpend[];
}

/** Computes all graphs of a list of cruises. */
export function graphsOf(cruises: readonly WeighedCruise[]): Graphs {
  return {
    by_year: withoutGaps(barsOf(cruises, (cruise) => named(String(yearOf(cruise))))),
    by_line: mostFirst(
      barsOf(cruises, ({ line_key, cruise_line }) => ({ key: line_key, name: cruise_line })),
    ),
    by_ship: mostFirst(barsOf(cruises, ({ ship_key, ship_name }) => ({ key: ship_key, name: ship_name }))),
    by_category: mostFirst(barsOf(cruises, categoryOf)),
    by_month: months(barsOf(cruises, ({ start_date }) => named(String(Number(start_date.slice(5, 7)))))),
    spend_by_year: spendByYear(cruises),
  };
}

function named(key: string): Pick<Bar, 'key' | 'name'> {
  return { key, name: key };
}

/** Categories are shown as printed by the lines and compared without case. */
function categoryOf({ category }: WeighedCruise): Pick<Bar, 'key' | 'name'> {
  const name = category?.trim() || null;
  return { key: name?.toLowerCase() ?? null, name };
}

function barsOf(
  cruises: readonly WeighedCruise[],
  labelOf: (cruise: WeighedCruise) => Pick<Bar, 'key' | 'name'>,
): Bar[] {
  return [...groupBy(cruises, (cruise) => labelOf(cruise).key)].map(([key, group]) => {
    const [first] = group;
    const booked = group.filter(({ time }) => time !== 'past');
    return {
      key,
      name: first === undefined ? null : labelOf(first).name,
      cruises: group.length,
      nights: nightsOf(group),
      booked_cruises: booked.length,
      booked_nights: nightsOf(booked),
    };
  });
}

function nightsOf(cruises: readonly WeighedCruise[]): number {
  return cruises.reduce((sum, { nights }) => sum + nights, 0);
}

function empty(key: string): Bar {
  return { ...named(key), cruises: 0, nights: 0, booked_cruises: 0, booked_nights: 0 };
}

/** Adds an empty bar for each year without a cruise. */
function withoutGaps(bars: readonly Bar[]): Bar[] {
  const years = bars.map(({ key }) => Number(key));
  if (years.length === 0) return [];
  const first = Math.min(...years);
  const count = Math.max(...years) - first + 1;
  return filled(
    Array.from({ length: count }, (_none, index) => String(first + index)),
    bars,
  );
}

function months(bars: readonly Bar[]): Bar[] {
  return filled(
    Array.from({ length: 12 }, (_none, index) => String(index + 1)),
    bars,
  );
}

function filled(keys: readonly string[], bars: readonly Bar[]): Bar[] {
  const found = new Map(bars.map((bar) => [bar.key, bar]));
  return keys.map((key) => found.get(key) ?? empty(key));
}

/** Sorts by cruises, then by nights, descending; the bar without a key comes last. */
function mostFirst(bars: readonly Bar[]): Bar[] {
  return bars.toSorted(
    (a, b) => Number(a.key === null) - Number(b.key === null) || b.cruises - a.cruises || b.nights - a.nights,
  );
}

function spendByYear(cruises: readonly WeighedCruise[]): YearSpend[] {
  const priced = cruises.filter(({ price }) => price !== null);
  const years = [...groupBy(priced, yearOf)].toSorted(([a], [b]) => a - b);
  return years.flatMap(([year, of_year]) =>
    [...groupBy(of_year, ({ currency }) => currency)].map(([currency, group]) => ({
      year,
      currency,
      amount: sumOf(group.map(({ price }) => price)) ?? '0.00',
    })),
  );
}
