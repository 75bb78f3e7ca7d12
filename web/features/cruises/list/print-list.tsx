import { memo, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ListedCruise, ListTotals as Totals } from '#contract/cruise-list.ts';
import { isolate } from '#web/lib/bidi.ts';
import { now } from '#web/ui/clock.ts';
import { useFormats } from '#web/lib/formats.ts';
import { type Column, isFigure } from './columns.ts';
import { ListTotals } from './list-totals.tsx';
import classes from './print.module.css';
import { useListWords } from './use-cell-text.ts';

interface PrintProps {
  cruises: readonly ListedCruise[];
  columns: readonly Column[];
  totals: Totals;
  /** the filters in use, as text */
  narrowed: string;
}

/** The whole list on paper, where the screen renders only the part in sight. Visible only in print. */
export const PrintList = memo(function PrintList(props: PrintProps): ReactNode {
  const { cruises, columns, totals, narrowed } = props;
  const t = useTranslations('cruises.list');
  const lists = useTranslations('lists');
  const words = useListWords();
  const formats = useFormats();
  const printed_on = lists('printed_on', { date: isolate(formats.dateAt(new Date(now()).toISOString())) });
  return (
    <div className={classes['paper']}>
      <h1 className={classes['title']}>{t('title')}</h1>
      <p>
        {[t('total', { count: cruises.length }), narrowed, printed_on]
          .filter((part) => part !== '')
          .join(' · ')}
      </p>
      <ListTotals totals={totals} />
      <table className={classes['table']}>
        <thead>
          <tr>
            <th scope="col">{words.head('ship_name')}</th>
            {columns.map((column) => (
              <th key={column.name} scope="col" className={isFigure(column) ? classes['figure'] : undefined}>
                {words.head(column.name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cruises.map((cruise) => (
            <tr key={cruise.id}>
              <th scope="row">
                <bdi>{cruise.ship_name}</bdi>
              </th>
              {columns.map((column) => (
                <td key={column.name} className={isFigure(column) ? classes['figure'] : undefined}>
                  <bdi>{words.cell(cruise, column)}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});
