import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { ExplainedCruise, Stats } from '#contract/stats.ts';
import { nightsBetween } from '#domain/dates.ts';
import type { csv } from '#domain/csv.ts';
import type { Livery } from '#domain/livery.ts';
import { sumOf } from '#domain/money.ts';
import type { stats as words } from '#messages/en/stats.ts';
import { paths } from '#web/lib/paths.ts';
import { isolate } from '#web/lib/bidi.ts';
import { isCountry } from '#domain/countries.ts';
import { countryNames, useFormats } from '#web/lib/formats.ts';
import { usePortName } from '#web/lib/port-name.ts';
import { useLiveries } from '#web/lib/use-liveries.ts';
import { ApiError } from '#web/lib/api-errors.ts';
import { NotInPlan } from '#web/parts/plans/plan-required.tsx';
import { read } from '#web/lib/queries.ts';
import { today } from '#web/lib/use-today.ts';
import { DownloadCsv } from '#web/parts/download-csv.tsx';
import { PartRead } from '#web/parts/read-states.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Monogram } from '#web/ui/monogram.tsx';
import { ui } from '#web/ui/primitives.ts';
import type { Target } from './address.ts';
import classes from './explanation.module.css';
import { filterOf, type StatsSearch } from './search.ts';

interface ExplanationProps {
  target: Target;
  search: StatsSearch;
  stats: Stats;
  onClose: () => void;
}

/** The cruises behind a figure, the amount of each, and the sum. */
export function Explanation({ target, search, stats, onClose }: ExplanationProps): ReactNode {
  const t = useTranslations('stats');
  const { scope, figure, key, in: of_year } = target;
  const filter = filterOf(search);
  const query = useQuery(
    read('GET stats/explained', {
      query: {
        ...filter,
        ...(of_year !== undefined && { year: of_year }),
        scope,
        figure,
        ...(key !== undefined && key !== '' && { key }),
      },
    }),
  );
  const title = useTitle(target, stats);
  const where = [
    scope === 'current_year' || scope === 'next_year'
      ? t(`sections.${scope}`, { year: String(stats.year + (scope === 'next_year' ? 1 : 0)) })
      : t(`sections.${scope}`),
    of_year,
  ];
  return (
    <Dialog title={<span className={classes['title']}>{title}</span>} onClose={onClose}>
      <IconButton icon="close" label={t('close')} className={classes['close']} onClick={onClose} />
      <p className={ui('small', 'strong', 'good')}>
        {where.filter((part) => part !== undefined).join(', ')}
        {Object.keys(filter).length > 0 && <FilterNote search={search} stats={stats} />}
      </p>
      <p className={`${ui('note')} ${classes['counts']}`}>{t(`counts.${countsOf(figure)}`)}</p>
      {query.error instanceof ApiError && query.error.code === 'plan_required' ? (
        <NotInPlan icon="chart" />
      ) : (
        <PartRead query={query} height={240} failed={t('explained.failed')}>
          {({ items }) => <Cruises target={target} title={title} items={items} />}
        </PartRead>
      )}
    </Dialog>
  );
}

function FilterNote({ search, stats }: Pick<ExplanationProps, 'search' | 'stats'>): ReactNode {
  const text = useFilterText()(search, stats);
  return text === '' ? null : ` · ${text}`;
}

/** The filters of the statistics, in words. */
export function useFilterText(): (search: StatsSearch, stats: Stats) => string {
  const t = useTranslations('stats.filters');
  const formats = useFormats();
  return ({ year, cruise_line, passenger }, { filters }) => {
    const nameOf = (options: readonly { key: string; name: string }[], key: string | undefined) =>
      key === undefined ? undefined : (options.find((option) => option.key === key)?.name ?? key);
    const parts = [year, nameOf(filters.cruise_lines, cruise_line), nameOf(filters.passengers, passenger)];
    const named = parts.filter((part) => part !== undefined).map(isolate);
    return named.length === 0 ? '' : t('shown', { filters: formats.list(named) });
  };
}

type CountsName = keyof typeof words.counts;

function countsOf(figure: Target['figure']): CountsName {
  if (figure.startsWith('by_')) return 'bar';
  return figure as Exclude<typeof figure, `by_${string}`>;
}

function useTitle({ figure, key = '' }: Target, stats: Stats): string {
  const t = useTranslations('stats');
  const locale = useLocale();
  const portName = usePortName();
  const formats = useFormats();
  if (figure === 'longest' || figure === 'shortest') return t(`figures.${figure}`);
  if (figure === 'spend')
    return key === '' ? t('figures.spend_none') : t('figures.spend', { name: isolate(key) });
  if (figure === 'points') return t('figures.points', { name: key === '' ? t('unknown') : isolate(key) });
  // an address may name any text, and some codes have a name that is no country's
  if (figure === 'country') return isCountry(key) ? (countryNames([key], locale)[0]?.name ?? key) : key;
  if (figure === 'port') return portName(stats.ports?.find(({ place }) => place === key)?.port_name ?? key);
  if (figure === 'by_year') return key;
  if (figure === 'by_month') return formats.monthName(Number(key));
  if (figure === 'by_line' || figure === 'by_ship' || figure === 'by_category') {
    const bar = stats.graphs?.[figure].find((one) => (one.key ?? '') === key);
    return bar?.name ?? (key === '' ? t('unknown') : key);
  }
  return t(`figures.${figure}`, { count: 2 });
}

interface CruisesProps {
  target: Target;
  title: string;
  items: readonly ExplainedCruise[];
}

function Cruises({ target, title, items }: CruisesProps): ReactNode {
  const t = useTranslations('stats');
  const write = useAmount(target);
  const tableOf = useTable(target, title);
  const liveryOf = useLiveries();
  if (items.length === 0)
    return <p className={`${ui('muted', 'center')} ${classes['failed']}`}>{t('explained.none')}</p>;
  return (
    <>
      <p className={`${ui('row', 'between', 'padBlock12', 'gap12')} ${classes['sum']}`}>
        <span>{t('explained.sum')}</span>
        <strong>{write.sum(items)}</strong>
      </p>
      <ul className={ui('list', 'ruled')}>
        {items.map((item) => (
          <CruiseRow
            key={item.cruise_id}
            item={item}
            amount={write.amount(item)}
            figure={target.figure}
            livery={liveryOf(item)}
          />
        ))}
      </ul>
      <div className={ui('above12', 'outdent', 'unprinted')}>
        <DownloadCsv file={`gangway-${target.figure}-${today()}`} table={() => tableOf(items)} />
      </div>
    </>
  );
}

/** The cruises as rows of a file. */
function useTable({ figure, key = '' }: Target, title: string) {
  const t = useTranslations('stats.explained');
  const fields = useTranslations('terms.fields');
  const locale = useLocale();
  return (items: readonly ExplainedCruise[]): Parameters<typeof csv> => {
    const has_names = items.some(({ names }) => names.length > 0);
    const header = [
      fields('ship_name'),
      fields('start_date'),
      fields('end_date'),
      isEachOne(figure) ? fields('nights') : title,
      ...(figure === 'spend' ? [fields('currency')] : []),
      ...(has_names ? [t('new')] : []),
    ];
    const rows = items.map(({ ship_name, start_date, end_date, amount, names }) => [
      ship_name,
      start_date,
      end_date,
      isEachOne(figure) ? nightsBetween(start_date, end_date) : amount,
      ...(figure === 'spend' ? [key] : []),
      ...(has_names ? [namesOf(figure, names, locale).join('; ')] : []),
    ]);
    return [header, rows];
  };
}

function namesOf(figure: Target['figure'], names: readonly string[], locale: string): readonly string[] {
  return figure === 'countries' ? countryNames(names, locale).map(({ name }) => name) : names;
}

/** Whether each cruise counts as one in the figure. */
function isEachOne(figure: Target['figure']): boolean {
  return figure === 'cruises' || figure.startsWith('by_');
}

interface RowProps {
  item: ExplainedCruise;
  amount: string;
  figure: Target['figure'];
  livery: Livery;
}

function CruiseRow({ item, amount, figure, livery }: RowProps): ReactNode {
  const t = useTranslations('stats.explained');
  const locale = useLocale();
  const formats = useFormats();
  const names = namesOf(figure, item.names, locale);
  return (
    <li className={classes['item']}>
      <Link
        to={paths.cruise_view}
        params={{ id: item.cruise_id }}
        className={`${ui('row', 'middle', 'rounded', 'padBlock12', 'inherit', 'plain')} ${classes['cruise']}`}
      >
        <Monogram letters={livery.monogram} colour={livery.colour} />
        <span className={ui('stack', 'top', 'tight', 'shrink', 'grow')}>
          <bdi className={`${ui('strong', 'start')} ${classes['ship']}`}>
            {item.ship_name ?? t('no_ship')}
          </bdi>
          <span className={ui('note')}>
            {formats.dateRange(item.start_date, item.end_date)}
            {amount === '' && ` · ${t('nights', { count: nightsBetween(item.start_date, item.end_date) })}`}
          </span>
          {names.length > 0 && (
            <span className={ui('small', 'good')}>
              {t('brings', { names: formats.list(names.map(isolate)) })}
            </span>
          )}
        </span>
        {amount !== '' && <bdi className={ui('bold', 'fixed')}>{amount}</bdi>}
      </Link>
    </li>
  );
}

/** Formats the amounts of a figure; where each cruise counts as one, only the sum is shown. */
function useAmount({ figure, key = '' }: Target) {
  const t = useTranslations('stats');
  const formats = useFormats();
  const currency = key === '' ? null : key;
  const is_each_one = isEachOne(figure);
  const isMoney = figure === 'spend';
  const total = (items: readonly ExplainedCruise[]) =>
    items.reduce((sum, { amount }) => sum + Number(amount), 0);
  return {
    amount: ({ amount }: ExplainedCruise) =>
      isMoney ? formats.money(amount, currency) : is_each_one ? '' : formats.number(Number(amount)),
    sum: (items: readonly ExplainedCruise[]) => {
      if (isMoney) return formats.money(sumOf(items.map(({ amount }) => amount)) ?? '0.00', currency);
      const count = total(items);
      const name =
        figure === 'port' || figure === 'country'
          ? t('figures.visits', { count })
          : is_each_one
            ? t('figures.cruises', { count })
            : figure === 'longest' || figure === 'shortest'
              ? t('figures.nights', { count })
              : figure === 'points'
                ? ''
                : t(`figures.${figure as 'nights'}`, { count });
      return `${formats.number(count)} ${name}`.trim();
    },
  };
}
