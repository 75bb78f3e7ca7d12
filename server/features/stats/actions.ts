import type { ExplainQuery, ExplainedCruise, Stats, StatSection, StatsQuery } from '#contract/stats.ts';
import { dayAt } from '#domain/dates.ts';
import { cruisesIn, explain, type StatScope } from '#domain/explanation.ts';
import { graphsOf } from '#domain/graphs.ts';
import { filterLog, isRouteAwaited, nameKey, yearOf, type LogFilter } from '#domain/logbook.ts';
import {
  countriesOf,
  filterOptionsOf,
  pausesOf,
  portsOf,
  stampsOf,
  shipsBySize,
  totalsOf,
  yearAtSeaOf,
  type WeighedCruise,
} from '#domain/statistics.ts';
import type { Moment } from '#domain/timeline.ts';
import { hasFeature, requireFeature } from '#server/features/users/access.ts';
import { readLog } from '#server/features/cruises/logbook/actions.ts';
import type { Scope } from '#server/platform/scope.ts';
import type { Services } from '#server/services.ts';
import { pick } from '#domain/pick.ts';

/** Sections with a screen of their own, which the statistics do not show. */
const asked_alone: ReadonlySet<string> = new Set<StatSection>(['passport', 'year_at_sea']);

/**
 * The user's figures, all sections or the requested one. Graphs are null if the plan lacks them.
 * @throws CodedError `plan_required` if graphs are requested alone
 */
export async function readStats(
  services: Services,
  scope: Scope,
  { section, ...filter }: StatsQuery,
  moment: Moment,
): Promise<Stats> {
  if (section === 'graphs') await requireFeature(services, scope, 'graphs');
  const has_graphs = section === undefined ? await hasFeature(services, scope, 'graphs') : true;
  const log = await readLog(services, scope, moment);
  const today = dayAt(moment.now, moment.time_zone);
  const year = Number(today.slice(0, 4));
  const those = selection(log, filter, year);
  const sections = {
    current_year: () => totalsOf(those('current_year')),
    next_year: () => totalsOf(those('next_year')),
    countries: () => countriesOf(those('cruise')),
    ports: () => portsOf(those('cruise')),
    cruise: () => totalsOf(those('cruise')),
    future: () => totalsOf(those('future')),
    graphs: () => (has_graphs ? graphsOf(those('all')) : null),
    passport: () => ({ countries: countriesOf(those('cruise')), stamps: stampsOf(those('cruise')) }),
    year_at_sea: () => {
      const { year: chosen = year, ...of_any_year } = filter;
      return yearAtSeaOf(filterLog(log, of_any_year), chosen, log);
    },
  } satisfies { [Section in StatSection]: () => Stats[Section] };
  const wanted = Object.entries(sections).filter(([name]) =>
    section === undefined ? !asked_alone.has(name) : name === section,
  );
  const filtered = filterLog(log, filter);
  return {
    year,
    routes_awaited: filtered.filter(isRouteAwaited).length,
    ...Object.fromEntries(wanted.map(([name, compute]) => [name, compute()])),
    ...(section === undefined && { ships_by_size: shipsBySize(those('cruise')) }),
    pauses: pausesOf(filtered, moment),
    filters: filterOptionsOf(log, nameKey),
  };
}

/** The cruises that make up a figure, each with its share. @throws CodedError `plan_required` for graphs */
export async function explainStats(
  services: Services,
  scope: Scope,
  { scope: which, figure, key = '', ...filter }: ExplainQuery,
  moment: Moment,
): Promise<{ items: ExplainedCruise[] }> {
  if (figure.startsWith('by_')) await requireFeature(services, scope, 'graphs');
  const log = await readLog(services, scope, moment);
  const year = Number(dayAt(moment.now, moment.time_zone).slice(0, 4));
  const items = explain(figure, selection(log, filter, year)(which), key);
  return {
    items: items.map(({ cruise, amount, names }) => ({
      cruise_id: cruise.id,
      ...pick(cruise, 'ship_name', 'cruise_line_id', 'cruise_line', 'start_date', 'end_date'),
      amount,
      names,
    })),
  };
}

type Log = Awaited<ReturnType<typeof readLog>>;

/** The cruises of a scope that match the filter; a scope with its own year ignores the year of the filter. */
function selection(log: Log, { year: chosen, ...filter }: LogFilter, year: number) {
  const of_any_year = filterLog(log, filter);
  const of_year =
    chosen === undefined ? of_any_year : of_any_year.filter((cruise) => yearOf(cruise) === chosen);
  return (which: StatScope): WeighedCruise[] => {
    const is_year = which === 'current_year' || which === 'next_year';
    return cruisesIn(which, is_year ? of_any_year : of_year, year);
  };
}
