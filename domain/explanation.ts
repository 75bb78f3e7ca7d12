import { creditedPoints, yearOf } from './logbook.ts';
import {
  contributionsTo,
  distinct_figures,
  groupBy,
  isOver,
  programmeOf,
  summed_figures,
  totalsOf,
  type CountedFigure,
  type WeighedCruise,
} from './statistics.ts';

/**
 * The cruises that a figure counts: `cruise` past ones, `future` booked ones, `all` every one that is not cancelled.
 */
export const stat_scopes = ['current_year', 'next_year', 'cruise', 'future', 'all'] as const;
export type StatScope = (typeof stat_scopes)[number];

/** Figures that need a key: a currency, a programme, a port, a country, a bar of a graph. */
const keyed_figures = [
  'spend',
  'points',
  'port',
  'country',
  'by_year',
  'by_month',
  'by_line',
  'by_ship',
  'by_category',
] as const;
type KeyedFigure = (typeof keyed_figures)[number];

export const explained_figures = [
  ...(summed_figures as [CountedFigure, ...CountedFigure[]]),
  ...distinct_figures,
  'longest',
  'shortest',
  ...keyed_figures,
] as const;
export type ExplainedFigure = (typeof explained_figures)[number];

/** The contribution of one cruise to a figure: its amount as a decimal text, and the names it is the first to have. */
export interface ExplainedCruise {
  cruise: WeighedCruise;
  amount: string;
  names: string[];
}

/**
 * The cruises of a scope, in the order of the log.
 * @param year the reader's current year
 */
export function cruisesIn(
  scope: StatScope,
  cruises: readonly WeighedCruise[],
  year: number,
): WeighedCruise[] {
  return cruises.filter((cruise) => {
    if (scope === 'all') return true;
    if (scope === 'cruise') return isOver(cruise);
    if (scope === 'future') return cruise.time === 'future';
    return yearOf(cruise) === (scope === 'current_year' ? year : year + 1);
  });
}

/** Whether a cruise is in a bar of a graph or contributes to a sum; an empty key selects cruises without a value. */
const belongs: Record<KeyedFigure, (cruise: WeighedCruise, key: string) => boolean> = {
  spend: ({ price, currency }, key) => price !== null && (currency ?? '') === key,
  points: (cruise, key) => creditedPoints(cruise) !== null && programmeOf(cruise) === key,
  port: ({ stays }, key) => stays.some(({ place }) => place === key),
  country: ({ stays }, key) => stays.some(({ country }) => country === key),
  by_year: (cruise, key) => String(yearOf(cruise)) === key,
  by_month: ({ start_date }, key) => String(Number(start_date.slice(5, 7))) === key,
  by_line: ({ line_key }, key) => (line_key ?? '') === key,
  by_ship: ({ ship_key }, key) => (ship_key ?? '') === key,
  by_category: ({ category }, key) => (category?.trim().toLowerCase() ?? '') === key,
};

function partOf(figure: KeyedFigure, cruise: WeighedCruise, key: string): string {
  if (figure === 'spend') return cruise.price ?? '0.00';
  if (figure === 'points') return String(creditedPoints(cruise) ?? 0);
  if (figure === 'port') return String(groupBy(cruise.stays, ({ place }) => place).get(key)?.length ?? 0);
  if (figure === 'country')
    return String(groupBy(cruise.stays, ({ country }) => country).get(key)?.length ?? 0);
  return '1';
}

/**
 * The cruises behind a figure with their contributions: the amounts add up to the figure.
 * @param cruises those of the figure's scope, in the order of the log
 * @param key for keyed figures: currency, programme, `place` of a port, country code, key of a bar
 */
export function explain(
  figure: ExplainedFigure,
  cruises: readonly WeighedCruise[],
  key: string,
): ExplainedCruise[] {
  if (figure === 'longest' || figure === 'shortest') {
    const extreme = totalsOf(cruises)[figure];
    const cruise = cruises.find(({ id }) => id === extreme?.cruise_id);
    return cruise === undefined ? [] : [{ cruise, amount: String(cruise.nights), names: [] }];
  }
  if (isKeyed(figure)) {
    return cruises
      .filter((cruise) => belongs[figure](cruise, key))
      .map((cruise) => ({ cruise, amount: partOf(figure, cruise, key), names: [] }));
  }
  return contributionsTo(figure, cruises).map(({ cruise, amount, names }) => ({
    cruise,
    amount: String(amount),
    names,
  }));
}

function isKeyed(figure: ExplainedFigure): figure is KeyedFigure {
  return keyed_figures.some((name) => name === figure);
}
