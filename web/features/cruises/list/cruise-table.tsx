import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ListedCruise } from '#contract/cruise-list.ts';
import { paths } from '#web/app/paths.ts';
import { type Formats, useFormats } from '#web/lib/formats.ts';
import hint from '#web/ui/scroll-hint.module.css';
import { useScrollHint } from '#web/ui/use-scroll-hint.ts';
import classes from './list.module.css';

interface Column {
  name:
    | 'cruise_line'
    | 'start_date'
    | 'end_date'
    | 'nights'
    | 'start_port'
    | 'end_port'
    | 'stateroom'
    | 'total_price'
    | 'balance_due';
  is_figure?: true;
  write: (cruise: ListedCruise, formats: Formats) => string | null;
}

const columns: readonly Column[] = [
  { name: 'cruise_line', write: ({ cruise_line }) => cruise_line },
  { name: 'start_date', is_figure: true, write: ({ start_date }, { date }) => date(start_date) },
  { name: 'end_date', is_figure: true, write: ({ end_date }, { date }) => date(end_date) },
  { name: 'nights', is_figure: true, write: ({ nights }, { number }) => number(nights) },
  { name: 'start_port', write: ({ start_port }) => start_port },
  { name: 'end_port', write: ({ end_port }) => end_port },
  { name: 'stateroom', is_figure: true, write: ({ stateroom }) => stateroom },
  {
    name: 'total_price',
    is_figure: true,
    write: ({ total_price, currency }, { money }) =>
      total_price === null ? null : money(total_price, currency),
  },
  {
    name: 'balance_due',
    is_figure: true,
    write: ({ balance_due, currency }, { money }) =>
      balance_due === null ? null : money(balance_due, currency),
  },
];

/** The list for those who compare: one line per cruise, figures under each other. */
export function CruiseTable({ cruises }: { cruises: readonly ListedCruise[] }): ReactNode {
  const t = useTranslations('cruises.list');
  const terms = useTranslations('terms.fields');
  const formats = useFormats();
  const frame = useScrollHint<HTMLDivElement>();
  return (
    <div ref={frame} className={`${classes['tableFrame']} ${hint['hint']}`}>
      <table className={classes['table']} aria-label={t('title')}>
        <thead>
          <tr>
            <th scope="col">{terms('ship_name')}</th>
            {columns.map(({ name, is_figure }) => (
              <th key={name} scope="col" className={is_figure ? classes['figure'] : undefined}>
                {terms(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cruises.map((cruise) => (
            <tr key={cruise.id}>
              <th scope="row" aria-label={cruise.ship_name ?? undefined}>
                <Link to={paths.cruise_view} params={{ id: cruise.id }} className={classes['rowLink']}>
                  <bdi>{cruise.ship_name}</bdi>
                </Link>
              </th>
              {columns.map(({ name, is_figure, write }) => (
                <td key={name} className={is_figure ? classes['figure'] : undefined}>
                  <bdi>{write(cruise, formats)}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
