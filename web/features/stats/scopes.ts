import type { Stats } from '#contract/stats.ts';
import type { StatsSearch } from './search.ts';

/** Whose figures the switch shows, in its order. */
export const figure_scopes = ['cruise', 'current_year', 'next_year', 'future'] as const;
export type FigureScope = (typeof figure_scopes)[number];

/** The year of the cruises of a scope, in its texts. */
export function yearOf(scope: FigureScope, { year }: Stats): number {
  return scope === 'next_year' ? year + 1 : year;
}

/** The scopes of the switch: a chosen year hides those of other years. */
export function scopesOf(stats: Stats, search: StatsSearch): FigureScope[] {
  return figure_scopes.filter((scope) => {
    if (stats[scope] === undefined) return false;
    if (scope === 'cruise' || scope === 'future' || search.year === undefined) return true;
    return search.year === String(yearOf(scope, stats));
  });
}

/** What there is to be proud of: what was sailed, or else what is booked. */
export function proudScope(stats: Stats, scopes: readonly FigureScope[]): FigureScope | undefined {
  const order = ['cruise', 'future', 'current_year', 'next_year'] as const;
  return order.find((scope) => scopes.includes(scope) && (stats[scope]?.cruises ?? 0) > 0);
}

/** The scope that the address names, by itself or by the figure that it explains. */
export function scopeOf({ scope, of = '' }: StatsSearch, scopes: readonly FigureScope[]) {
  return scopes.find((one) => one === scope) ?? scopes.find((one) => one === of.split('.')[0]);
}
