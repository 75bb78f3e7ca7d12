import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { Graphs, Stats } from '#contract/stats.ts';
import { explained_figures, type StatScope, stat_scopes } from '#domain/explanation.ts';
import { paths } from '#web/lib/paths.ts';
import { countryNames, useFormats } from '#web/lib/formats.ts';
import { usePortName } from '#web/lib/port-name.ts';
import { FirstCruiseCard } from '#web/parts/cruise/first-cruise-card.tsx';
import { NotInPlan } from '#web/parts/plans/plan-required.tsx';
import { read } from '#web/lib/queries.ts';
import { RoutesAwaited } from '#web/parts/cruise/routes-awaited.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { LazyWorldMap } from '#web/parts/maps/world-map-lazy.tsx';
import { PartFailed, ScreenRead, useReadError, useScreenRead } from '#web/parts/read-states.tsx';
import { Later } from '#web/ui/later.tsx';
import { PageHeader } from '#web/ui/page.tsx';
import { type Target, useAddress } from './address.ts';
import { Explanation, useFilterText } from './explanation.tsx';
import { Face } from './face.tsx';
import { FiguresSection } from './figures-section.tsx';
import { LazyGraphs } from './graphs/graphs-lazy.tsx';
import { LazyPassport } from './passport/passport-lazy.tsx';
import type { Place } from './places.ts';
import { PlacesTable } from './places-table.tsx';
import { type FigureScope, proudScope, scopeOf, scopesOf } from './scopes.ts';
import { filterOf, isFiltered, type StatsSearch } from './search.ts';
import { Section } from './section.tsx';
import { type SectionName, useSections } from './sections.ts';
import { ShipsBySize } from './ships-by-size.tsx';
import { FiltersButton, no_filter, StatsFilters, useFolded } from './stats-filters.tsx';
import { Loading, NothingMatches } from './stats-states.tsx';
import { ui } from '#web/ui/primitives.ts';
import classes from './stats.module.css';

export function Screen(): ReactNode {
  const t = useTranslations('stats');
  const { search } = useAddress();
  const query = useScreenRead({
    ...read('GET stats', { query: filterOf(search) }),
    placeholderData: keepPreviousData,
  });
  return (
    <ScreenRead query={query} loading={<Loading />} failed={t('failed')} offline={t('offline')}>
      {(stats) =>
        stats.filters.years.length === 0 ? (
          <FirstCruiseCard preview="stats" title={t('empty.title')}>
            {t('empty.text')}
          </FirstCruiseCard>
        ) : (
          <Filled stats={stats} is_waiting={query.isPlaceholderData} />
        )
      }
    </ScreenRead>
  );
}

function Filled({ stats, is_waiting }: { stats: Stats; is_waiting: boolean }): ReactNode {
  const t = useTranslations('stats');
  const badges = useTranslations('badges');
  const { search, narrow, close } = useAddress();
  const filters = useFolded();
  const text = useFilterText()(search, stats);
  const target = targetOf(search);
  const is_empty = isFiltered(search) && !is_waiting && hasNothing(stats, search);
  return (
    <div className={`${ui('stack', 'gap16')} ${classes['screen']}`}>
      <PageHeader
        title={t('title')}
        actions={
          <>
            <Link to={paths.badges} className={buttonClass('quiet')}>
              {badges('title')}
            </Link>
            <FiltersButton folded={filters} />
          </>
        }
      />
      <StatsFilters stats={stats} folded={filters} />
      {text !== '' && <p className={classes['printed']}>{text}</p>}
      {is_empty ? (
        <NothingMatches onClear={() => narrow(no_filter)} />
      ) : (
        <div
          className={`${ui('stack', 'gap16')} ${is_waiting ? classes['waiting'] : ''}`}
          aria-busy={is_waiting}
        >
          <Parts stats={stats} search={search} />
        </div>
      )}
      {target !== undefined && <Explanation target={target} search={search} stats={stats} onClose={close} />}
    </div>
  );
}

interface PartsProps {
  stats: Stats;
  search: StatsSearch;
}

/** The face of the statistics, and the sections below it. */
function Parts({ stats, search }: PartsProps): ReactNode {
  const t = useTranslations('stats');
  const sections = useSections();
  const scopes = scopesOf(stats, search);
  const proud = proudScope(stats, scopes);
  const shown = scopeOf(search, scopes) ?? proud ?? scopes[0];
  return (
    <>
      <Face scope={proud} totals={proud && stats[proud]}>
        {hasGraphs(stats) ? (
          <VisitedMap search={search} />
        ) : (
          <div className={ui('inset')}>
            <NotInPlan icon="chart" />
          </div>
        )}
      </Face>
      <Pauses pauses={stats.pauses} />
      <div className={`${ui('wrap', 'unprinted')} ${classes['tools']}`}>
        {sections.is_any_closed && (
          <Button look="quiet" onClick={sections.openAll}>
            {t('expand_all')}
          </Button>
        )}
        {sections.is_any_open && (
          <Button look="quiet" onClick={sections.closeAll}>
            {t('collapse_all')}
          </Button>
        )}
        <Button look="quiet" onClick={() => globalThis.print()}>
          {t('print')}
        </Button>
      </div>
      <Later name="stats" className={ui('stack', 'gap16')}>
        <Sections stats={stats} search={search} sections={sections} scopes={scopes} shown={shown} />
      </Later>
    </>
  );
}

/** A plan with graphs has the map too. */
function hasGraphs(stats: Stats): stats is Stats & { graphs: Graphs } {
  return stats.graphs !== null && stats.graphs !== undefined;
}

interface SectionsProps extends PartsProps {
  sections: ReturnType<typeof useSections>;
  scopes: readonly FigureScope[];
  shown: FigureScope | undefined;
}

function Sections({ stats, search, sections, scopes, shown }: SectionsProps): ReactNode {
  const t = useTranslations('stats');
  const formats = useFormats();
  const { countries = [], ports = [] } = stats;
  const named = useNamedPlaces(stats);
  const common = (name: SectionName) => ({
    is_open: sections.isOpen(name),
    onToggle: () => sections.toggle(name),
  });
  return (
    <>
      {shown !== undefined && (
        <FiguresSection stats={stats} scopes={scopes} shown={shown} {...common('figures')} />
      )}
      {stats.ships_by_size && <ShipsBySize ships={stats.ships_by_size} />}
      <Section
        title={t('sections.countries')}
        summary={formats.number(countries.length)}
        lead={countries.length === 0 ? undefined : t('leads.countries')}
        {...common('countries')}
      >
        {countries.length === 0 ? (
          <p className={ui('wrap', 'middle', 'muted', 'gap8by16')}>{t('none.countries')}</p>
        ) : (
          <>
            <LazyPassport search={search} />
            <details className={classes['table']} open={search.countries !== undefined}>
              <summary className={ui('target', 'padBlock8', 'strong', 'pointer')}>
                {t('graphs.show_table')}
              </summary>
              <PlacesTable kind="countries" places={named.countries} />
            </details>
          </>
        )}
      </Section>
      <Section
        title={t('sections.ports')}
        summary={formats.number(ports.length)}
        lead={ports.length === 0 ? undefined : t('leads.ports')}
        {...common('ports')}
      >
        {ports.length === 0 ? (
          <p className={ui('wrap', 'middle', 'muted', 'gap8by16')}>{t('none.ports')}</p>
        ) : (
          <PlacesTable kind="ports" places={named.ports} />
        )}
      </Section>
      <Section title={t('sections.graphs')} {...common('graphs')}>
        {hasGraphs(stats) ? <LazyGraphs graphs={stats.graphs} /> : <NotInPlan icon="chart" />}
      </Section>
    </>
  );
}

/** The map of all visited places, read when it is shown. */
function VisitedMap({ search }: { search: StatsSearch }): ReactNode {
  const world = useTranslations('routes.world');
  const query = useQuery({
    ...read('GET stats/map', { query: filterOf(search) }),
    placeholderData: keepPreviousData,
  });
  const { data, isFetching, refetch } = query;
  const error = useReadError(query);
  if (data === undefined && error !== null)
    return <PartFailed text={world('failed')} is_working={isFetching} onRetry={() => void refetch()} />;
  return (
    <>
      <LazyWorldMap map={data} search={filterOf(search)} />
      {data !== undefined && data.routes_awaited > 0 && (
        <p className={`${ui('muted')} ${classes['awaited']}`}>
          <RoutesAwaited count={data.routes_awaited} />
        </p>
      )}
    </>
  );
}

const pause_names = [
  'days_until_next',
  'days_since_last',
  'average_days_between',
  'longest_days_between',
] as const;

/** The time ashore. */
function Pauses({ pauses }: Pick<Stats, 'pauses'>): ReactNode {
  const t = useTranslations('stats.pauses');
  const formats = useFormats();
  const known = pause_names.flatMap((name) => {
    const days = pauses[name];
    return days === null ? [] : [{ name, days }];
  });
  if (known.length === 0) return null;
  return (
    <section aria-label={t('title')}>
      <dl className={`${ui('grid', 'bare', 'roundCard')} ${classes['pauses']}`}>
        {known.map(({ name, days }) => (
          <div key={name} className={classes['pause']}>
            <dt className={`${ui('small', 'tight')} ${classes['pauseName']}`}>{t(name, { count: days })}</dt>
            <dd className={`${ui('bare', 'bold', 'screenTitle')} ${classes['pauseFigure']}`}>
              {formats.number(days)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function useNamedPlaces({ countries = [], ports = [] }: Stats): Record<'countries' | 'ports', Place[]> {
  const locale = useLocale();
  const portName = usePortName();
  const codes = new Set([...countries.map(({ country }) => country), ...ports.map(({ country }) => country)]);
  const names = new Map(
    countryNames(
      [...codes].filter((code) => code !== null),
      locale,
    ).map(({ code, name }) => [code, name]),
  );
  return {
    countries: countries.map(({ country, ...visits }) => ({
      key: country,
      name: names.get(country) ?? country,
      ...visits,
    })),
    ports: ports.map(({ place, port_name, country, visits, first_visit, latest_visit }) => ({
      key: place,
      name: portName(port_name),
      country: country === null ? undefined : names.get(country),
      visits,
      first_visit,
      latest_visit,
    })),
  };
}

/** Whether no cruise matches the filter; sections of another year than the chosen one are not shown. */
function hasNothing(stats: Stats, { year: chosen }: StatsSearch): boolean {
  const { year, current_year, next_year, cruise, future, graphs } = stats;
  const isShown = (of: number) => chosen === undefined || chosen === String(of);
  const totals = [cruise, future, isShown(year) && current_year, isShown(year + 1) && next_year];
  const counted = totals.some((some) => some !== false && some !== undefined && some.cruises > 0);
  return !counted && (graphs?.by_year.length ?? 0) === 0;
}

/** The figure that the address names, if there is one. */
function targetOf({ of = '', key, in: of_year }: StatsSearch): Target | undefined {
  const [which, name] = of.split('.');
  const scope: StatScope | undefined = stat_scopes.find((one) => one === which);
  const figure = explained_figures.find((one) => one === name);
  return scope === undefined || figure === undefined ? undefined : { scope, figure, key, in: of_year };
}
