import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { Bar, Graphs } from '#contract/stats.ts';
import { directionOf, isLanguage } from '#domain/languages.ts';
import { isolate } from '#web/lib/bidi.ts';
import { useFormats } from '#web/lib/formats.ts';
import { ownLivery } from '#domain/livery.ts';
import { read } from '#web/lib/queries.ts';
import { useAddress } from '../address.ts';
import { Columns } from './columns.tsx';
import { GraphCard, type GraphTable } from './graph-card.tsx';
import { type DrawnBar, MOST, peakOf, spendGraphs, withRest } from './graph-data.ts';
import { ui } from '#web/ui/primitives.ts';
import classes from './graphs.module.css';
import { Rows } from './rows.tsx';

type Figure = 'by_year' | 'by_month' | 'by_line' | 'by_ship' | 'by_category';

/** All graphs; loaded when the section is open. */
export function GraphsPanel({ graphs }: { graphs: Graphs }): ReactNode {
  const t = useTranslations('stats');
  const colours = useLineColours(graphs.by_line);
  if (graphs.by_year.length === 0) return <p className={classes['none']}>{t('none.graphs')}</p>;
  return (
    <>
      <p className={`${ui('unprinted')} ${classes['lead']}`}>{t('leads.graphs')}</p>
      <div className={`${ui('grid', 'top')} ${classes['grid']}`}>
        <ColumnsOf figure="by_year" measure="cruises" bars={graphs.by_year} />
        <ColumnsOf figure="by_year" measure="nights" bars={graphs.by_year} />
        <RowsOf figure="by_line" bars={graphs.by_line} colours={colours} />
        <RowsOf figure="by_ship" bars={graphs.by_ship} />
        <ColumnsOf figure="by_month" measure="cruises" bars={graphs.by_month} />
        <RowsOf figure="by_category" bars={graphs.by_category} />
        {spendGraphs(graphs.spend_by_year).map(({ currency, years }) => (
          <SpendOf key={currency ?? ''} currency={currency} years={years} />
        ))}
      </div>
    </>
  );
}

function useIsRtl(): boolean {
  const locale = useLocale();
  return isLanguage(locale) && directionOf(locale) === 'rtl';
}

/** The name of a bar. */
function useNameOf(figure: Figure): (bar: Pick<Bar, 'key' | 'name'>) => string {
  const t = useTranslations('stats');
  const formats = useFormats();
  return ({ key, name }) => {
    if (key === null) return t('unknown');
    return figure === 'by_month' ? formats.monthName(Number(key)) : (name ?? key);
  };
}

function useTable(figure: Figure, bars: readonly Bar[]): GraphTable {
  const t = useTranslations('stats.graphs.columns');
  const formats = useFormats();
  const nameOf = useNameOf(figure);
  const counts = ['cruises', 'nights', 'booked_cruises', 'booked_nights'] as const;
  return {
    head: [t(figure), ...counts.map((name) => t(name))],
    rows: bars.map((bar) => ({
      key: bar.key ?? '',
      cells: [
        { text: nameOf(bar), plain: nameOf(bar) },
        ...counts.map((name) => ({ text: formats.number(bar[name]), plain: bar[name] })),
      ],
    })),
  };
}

function useDrawnBars(figure: Figure, bars: readonly Bar[], measure: 'cruises' | 'nights'): DrawnBar[] {
  const nameOf = useNameOf(figure);
  return bars.map((bar) => ({
    key: bar.key ?? '',
    name: nameOf(bar),
    value: bar[measure],
    booked: bar[`booked_${measure}`],
  }));
}

/** The longest bar in a sentence; unrecorded values do not count. */
function useMessage(
  drawn: readonly DrawnBar[],
  amountOf: (value: number) => string,
  text: 'most' | 'most_often',
) {
  const t = useTranslations('stats.graphs');
  const formats = useFormats();
  const peak = peakOf(drawn.filter(({ key }) => key !== ''));
  const [first] = peak;
  // of several equal bars none is the longest, but the sum is worth a sentence
  if (first === undefined) return amountOf(drawn.reduce((sum, { value }) => sum + value, 0));
  const names = formats.list(peak.map(({ name }) => isolate(name)));
  return t(text, { names, amount: amountOf(first.value) });
}

function useLabel(measure: 'cruises' | 'nights'): (bar: DrawnBar) => string {
  const t = useTranslations('stats.graphs');
  const formats = useFormats();
  return ({ name, value, booked }) => {
    const bar = t('bar', { name, text: t(measure, { count: value }) });
    return booked > 0 ? t('booked_of', { bar, count: formats.number(booked) }) : bar;
  };
}

interface BarsProps {
  figure: Figure;
  bars: readonly Bar[];
}

function ColumnsOf({ figure, measure, bars }: BarsProps & { measure: 'cruises' | 'nights' }): ReactNode {
  const t = useTranslations('stats.graphs');
  const formats = useFormats();
  const { explain } = useAddress();
  const is_rtl = useIsRtl();
  const drawn = useDrawnBars(figure, bars, measure);
  const table = useTable(figure, bars);
  const labelOf = useLabel(measure);
  const message = useMessage(drawn, (count) => t(measure, { count }), 'most');
  const name = t(measure === 'nights' ? 'nights_by_year' : figure);
  return (
    <GraphCard
      name={name}
      message={message}
      file={`${measure}-${figure.replace('_', '-')}`}
      table={table}
      has_booked={drawn.some(({ booked }) => booked > 0)}
      height={220}
    >
      <Columns
        bars={drawn}
        label={name}
        labelOf={labelOf}
        is_rtl={is_rtl}
        is_whole
        tickOf={(value) => formats.number(value)}
        footOf={(foot) =>
          figure === 'by_month'
            ? formats.monthName(drawn.findIndex((bar) => bar.name === foot) + 1, 'short')
            : foot
        }
        foot_width={figure === 'by_month' ? 46 : 42}
        onChoose={({ key }) => explain({ scope: 'all', figure, key: key ?? '' })}
      />
    </GraphCard>
  );
}

function RowsOf({ figure, bars, colours }: BarsProps & { colours?: ReadonlyMap<string | null, string> }) {
  const t = useTranslations('stats.graphs');
  const formats = useFormats();
  const { explain } = useAddress();
  const is_rtl = useIsRtl();
  const all = useDrawnBars(figure, bars, 'cruises');
  const table = useTable(figure, bars);
  const labelOf = useLabel('cruises');
  const message = useMessage(all, (count) => t('cruises', { count }), 'most_often');
  const { bars: shown, rest, others } = withRest(bars);
  const drawn = all.slice(0, shown.length);
  const nights = new Map(bars.map((bar, index) => [all[index]?.name, bar.nights]));
  const rest_name = t('rest', { count: formats.number(others) });
  if (rest !== undefined) {
    drawn.push({
      key: null,
      name: rest_name,
      value: rest.cruises,
      booked: rest.booked_cruises,
      is_rest: true,
    });
    nights.set(rest_name, rest.nights);
  }
  return (
    <GraphCard
      name={t(figure)}
      message={message}
      file={figure.replace('_', '-')}
      table={table}
      has_booked={drawn.some(({ booked }) => booked > 0)}
      height={Math.min(bars.length, MOST + 1) * 46}
    >
      <Rows
        bars={drawn}
        label={t(figure)}
        labelOf={labelOf}
        is_rtl={is_rtl}
        colours={colours}
        textOf={(value, name, is_narrow) =>
          is_narrow
            ? t('cruises', { count: value })
            : t('both', { cruises: value, nights: nights.get(name) ?? 0 })
        }
        onChoose={({ key }) => explain({ scope: 'all', figure, key: key ?? '' })}
      />
    </GraphCard>
  );
}

function SpendOf({ currency, years }: ReturnType<typeof spendGraphs>[number]): ReactNode {
  const t = useTranslations('stats.graphs');
  const formats = useFormats();
  const { explain } = useAddress();
  const is_rtl = useIsRtl();
  const amounts = new Map(years.map(({ year, amount }) => [String(year), amount]));
  const write = (year: string) => formats.money(amounts.get(year) ?? '0.00', currency);
  // only the length of a bar is a float: the shown amount is the text that the server computed
  const drawn = years.map(({ year, amount }) => ({
    key: String(year),
    name: String(year),
    value: Number(amount),
    booked: 0,
  }));
  const peak = peakOf(drawn);
  const message =
    peak[0] === undefined
      ? undefined
      : t('most', {
          names: formats.list(peak.map(({ name }) => name)),
          amount: isolate(write(peak[0].name)),
        });
  const name = currency === null ? t('spend_none') : t('spend', { name: currency });
  return (
    <GraphCard
      name={name}
      message={message}
      file={`spend-${(currency ?? 'other').toLowerCase()}`}
      table={{
        head: [t('columns.by_year'), t('columns.amount'), t('columns.currency')],
        rows: years.map(({ year, amount }) => ({
          key: String(year),
          cells: [
            { text: String(year), plain: year },
            { text: formats.money(amount, currency), plain: amount },
            { text: currency ?? '', plain: currency },
          ],
        })),
      }}
      has_booked={false}
      height={220}
    >
      <Columns
        bars={drawn}
        label={name}
        labelOf={(bar) => t('bar', { name: bar.name, text: isolate(write(bar.name)) })}
        is_rtl={is_rtl}
        is_whole={false}
        tickOf={(value) => formats.compact(value, currency)}
        footOf={(foot) => foot}
        foot_width={42}
        onChoose={({ key }) =>
          explain({ scope: 'all', figure: 'spend', key: currency ?? '', in: key ?? undefined })
        }
      />
    </GraphCard>
  );
}

/** Each line in its own colour: the catalogue's, else that of its monogram. */
function useLineColours(lines: readonly Bar[]): ReadonlyMap<string | null, string> {
  const { data } = useQuery(read('GET catalog/cruise-lines'));
  return new Map(
    lines
      .filter(({ key }) => key !== null)
      .map(({ key, name }) => [
        key,
        data?.items.find(({ id }) => id === key)?.colour ?? ownLivery(name ?? '').colour,
      ]),
  );
}
