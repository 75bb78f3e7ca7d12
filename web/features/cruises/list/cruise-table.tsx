import { Link } from '@tanstack/react-router';
import { memo, type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ListedCruise } from '#contract/cruise-list.ts';
import { paths } from '#web/lib/paths.ts';
import { SharedBy } from '#web/parts/shares/shared-by.tsx';
import hint from '#web/ui/scroll-hint.module.css';
import { Icon } from '#web/ui/icon.tsx';
import { ui } from '#web/ui/primitives.ts';
import { useScrollHint } from '#web/ui/use-scroll-hint.ts';
import type { ListSort } from '../search.ts';
import { type Column, isFigure, ship_sorts, ship_width } from './columns.ts';
import classes from './table.module.css';
import { useListWords } from './use-cell-text.ts';
import { useVirtualRows } from './use-virtual-rows.ts';

interface TableProps {
  cruises: readonly ListedCruise[];
  total: number;
  columns: readonly Column[];
  sort: ListSort;
  onSort: (sort: ListSort) => void;
}

const row_height = 61;

/** The list as a table to compare: one line per cruise, figures aligned; only the lines in sight are rendered. */
export function CruiseTable({ cruises, total, columns, sort, onSort }: TableProps): ReactNode {
  const t = useTranslations('cruises.list');
  const words = useListWords();
  const frame = useScrollHint<HTMLDivElement>();
  const place = useRef<HTMLTableSectionElement>(null);
  const width = columns.reduce((sum, column) => sum + column.width, ship_width);
  const is_whole = useFits(frame, width);
  const { pieces, measure, keepFocused } = useVirtualRows('table', {
    place,
    count: cruises.length,
    keyOf: useCallback((row: number) => cruises[row]?.id ?? String(row), [cruises]),
    estimate: () => row_height,
    overscan: 8,
  });
  return (
    <div
      ref={frame}
      className={`${ui('paper', 'small', 'tight', 'edged', 'roundCard')} ${classes['frame']} ${is_whole ? '' : `${classes['moving']} ${hint['hint']}`}`}
    >
      <table
        className={`${ui('table', 'full')} ${classes['table']}`}
        aria-label={t('title')}
        aria-rowcount={total + 1}
        style={{ minWidth: `${width}em` }}
      >
        <colgroup>
          <col style={{ width: `${ship_width}em` }} />
          {columns.map((column) => (
            <col key={column.name} style={{ width: `${column.width}em` }} />
          ))}
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            <Head label={words.head('ship_name')} sorts={ship_sorts} sort={sort} onSort={onSort} />
            {columns.map((column) => (
              <Head
                key={column.name}
                label={words.head(column.name)}
                is_figure={isFigure(column)}
                sorts={column.sorts}
                sort={sort}
                onSort={onSort}
              />
            ))}
          </tr>
        </thead>
        <tbody ref={place} {...keepFocused}>
          {pieces.map((piece) => {
            if (!('row' in piece))
              return (
                <tr
                  key={piece.key}
                  aria-hidden="true"
                  className={classes['room']}
                  style={{ height: piece.height }}
                />
              );
            const cruise = cruises[piece.row];
            if (cruise === undefined) return null;
            return (
              <Row key={cruise.id} row={piece.row} cruise={cruise} columns={columns} measure={measure} />
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

interface HeadProps {
  label: string;
  is_figure?: boolean;
  sorts?: Column['sorts'] | undefined;
  sort: ListSort;
  onSort: (sort: ListSort) => void;
}

/** The first press sorts in the usual order, the next one reverses it. */
function Head({ label, is_figure = false, sorts, sort, onSort }: HeadProps): ReactNode {
  const figure = is_figure ? ui('end') : undefined;
  if (sorts === undefined)
    return (
      <th scope="col" className={figure}>
        {label}
      </th>
    );
  const is_sorted = sorts.includes(sort);
  const next = sort === sorts[0] ? sorts[1] : sorts[0];
  const is_rising = ['oldest', 'ship', 'price', 'booked'].includes(sort);
  return (
    <th
      scope="col"
      className={figure}
      aria-sort={is_sorted ? (is_rising ? 'ascending' : 'descending') : undefined}
    >
      <button
        type="button"
        className={`${ui('press', 'reach', 'sort', 'flush', 'inherit', 'gap4')} ${classes['sort']}`}
        onClick={() => onSort(next)}
      >
        {label}
        <span className={ui('inline', 'fixed')}>
          <Icon name="chevron" size={18} />
        </span>
      </button>
    </th>
  );
}

interface RowProps {
  row: number;
  cruise: ListedCruise;
  columns: readonly Column[];
  measure: (node: HTMLElement | null) => void;
}

const Row = memo(function Row({ row, cruise, columns, measure }: RowProps): ReactNode {
  const words = useListWords();
  const terms = useTranslations('terms.fields');
  const is_cancelled = cruise.cancelled_at !== null;
  return (
    <tr ref={measure} data-row={row} aria-rowindex={row + 2}>
      <th scope="row" aria-label={cruise.ship_name ?? undefined}>
        <Link to={paths.cruise_view} params={{ id: cruise.id }} className={ui('reach', 'bold')}>
          <bdi>{cruise.ship_name}</bdi>
        </Link>
        <SharedBy share={cruise.share} className={ui('muted', 'regular', 'block')} />
        {is_cancelled && !columns.some(({ kind }) => kind === 'state') && (
          <span className={ui('muted', 'regular', 'block')}>{terms('cancelled_at')}</span>
        )}
      </th>
      {columns.map((column) => (
        <td key={column.name} className={isFigure(column) ? ui('end', 'unbroken') : undefined}>
          <bdi>{words.cell(cruise, column)}</bdi>
        </td>
      ))}
    </tr>
  );
});

/**
 * Whether the table fits without horizontal scrolling: then it needs no scrolling frame, and its head can stay in
 * sight.
 */
function useFits(frame: RefObject<HTMLElement | null>, width: number): boolean {
  const [fits, setFits] = useState(false);
  useEffect(() => {
    const node = frame.current;
    if (node === null) return;
    const look = () => {
      const em = Number.parseFloat(getComputedStyle(node).fontSize);
      setFits(width * em <= node.clientWidth + 1);
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(node);
    return () => observer.disconnect();
  }, [frame, width]);
  return fits;
}
