import { Link } from '@tanstack/react-router';
import { memo, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ListedCruise } from '#contract/cruise-list.ts';
import { paths } from '#web/lib/paths.ts';
import { isolate } from '#web/lib/bidi.ts';
import { useFormats } from '#web/lib/formats.ts';
import { ShipAtEdge } from '#web/parts/cruise/ship-at-edge.tsx';
import { SharedBy } from '#web/parts/shares/shared-by.tsx';
import { ui } from '#web/ui/primitives.ts';
import classes from './list.module.css';
import { useRouteText } from '../route-text.ts';
import { useTimeText } from '../time-text.ts';
import { useVirtualRows } from './use-virtual-rows.ts';

interface ListProps {
  cruises: readonly ListedCruise[];
  /** the number of all cruises, also those not loaded yet */
  total: number;
}

const narrowest = 330;
const card_height = 252;

/** The list as cards; only those in sight are rendered. */
export function CruiseCards({ cruises, total }: ListProps): ReactNode {
  const place = useRef<HTMLUListElement>(null);
  const { across, gap } = useGrid(place);
  const { pieces, measure, keepFocused } = useVirtualRows(`cards ${across}`, {
    place,
    count: Math.ceil(cruises.length / across),
    keyOf: (row) => `${across} ${cruises[row * across]?.id ?? row}`,
    estimate: card_height,
    gap,
    overscan: 4,
  });
  return (
    <ul
      ref={place}
      className={`${ui('list')} ${classes['cards']}`}
      style={{ gap, gridTemplateColumns: `repeat(${across}, minmax(0, 1fr))` }}
      {...keepFocused}
    >
      {/* Flat, as React would remake cards in a nested list whenever a row comes before them. */}
      {pieces.flatMap((piece) =>
        'row' in piece ? (
          cruises.slice(piece.row * across, (piece.row + 1) * across).map((cruise, column) => (
            <li
              key={cruise.id}
              // all cards of a row are as high as the highest
              ref={column === 0 ? measure : undefined}
              data-row={piece.row}
              aria-setsize={total}
              aria-posinset={piece.row * across + column + 1}
            >
              <CruiseCard cruise={cruise} />
            </li>
          ))
        ) : (
          <li key={piece.key} aria-hidden="true" className={ui('whole')} style={{ height: piece.height }} />
        ),
      )}
    </ul>
  );
}

/** How many cards stand side by side. */
function useGrid(place: { readonly current: HTMLElement | null }): { across: number; gap: number } {
  // as wide as main, so that the first rendering is right most of the time
  const [width, setWidth] = useState(() => Math.min(document.documentElement.clientWidth - 32, 1176));
  useLayoutEffect(() => {
    const node = place.current;
    if (node === null) return;
    const look = () => setWidth(node.clientWidth);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(node);
    return () => observer.disconnect();
  }, [place]);
  const gap = width < 700 ? 12 : 20;
  return { across: Math.max(1, Math.floor((width + gap) / (narrowest + gap))), gap };
}

const CruiseCard = memo(function CruiseCard({ cruise }: { cruise: ListedCruise }): ReactNode {
  const t = useTranslations('cruises');
  const terms = useTranslations('terms');
  const formats = useFormats();
  const route = useRouteText()(cruise);
  const time = useTimeText(cruise);
  const is_cancelled = cruise.cancelled_at !== null;
  const is_due =
    cruise.payment_state === 'balance_due' && cruise.balance_due !== null && cruise.time !== 'past';
  return (
    <article className={`${ui('card', 'stack', 'relative', 'fill', 'gap4', 'clip')} ${classes['card']}`}>
      <div className={`${ui('relative')} ${classes['sea']}`}>
        <ShipAtEdge cruise={cruise} />
      </div>
      <div className={ui('stack', 'top', 'tight', 'below12')}>
        <h2 className={ui('heading')}>
          <Link
            to={paths.cruise_view}
            params={{ id: cruise.id }}
            className={ui('inherit', 'plain', 'covering')}
          >
            <bdi>{cruise.ship_name}</bdi>
          </Link>
        </h2>
        {cruise.cruise_line !== null && <bdi className={ui('muted')}>{cruise.cruise_line}</bdi>}
      </div>
      <p>{formats.dateRange(cruise.start_date, cruise.end_date)}</p>
      <p className={ui('muted')}>
        {t('nights', { count: cruise.nights })}
        {route !== undefined && ` · ${route}`}
      </p>
      <p className={`${ui('wrap', 'middle', 'gap4by12')} ${classes['cardFoot']}`}>
        {is_cancelled ? (
          // a cancelled cruise has no countdown
          <span className={`${ui('round', 'muted', 'smaller')} ${classes['badge']}`}>
            {terms('fields.cancelled_at')}
          </span>
        ) : (
          <span className={cruise.time === 'past' ? ui('muted') : ui('bold', 'good')}>{time}</span>
        )}
        {cruise.is_sample && (
          <span className={`${ui('round', 'muted', 'smaller')} ${classes['badge']}`}>{t('sample')}</span>
        )}
        <SharedBy share={cruise.share} className={`${ui('round', 'muted', 'smaller')} ${classes['badge']}`} />
        {is_due && !is_cancelled && cruise.balance_due !== null && (
          <span className={ui('small', 'strong', 'urgent')}>
            {terms('payment_state.balance_due')} {isolate(formats.money(cruise.balance_due, cruise.currency))}
          </span>
        )}
      </p>
    </article>
  );
});
