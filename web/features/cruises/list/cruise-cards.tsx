import { Link } from '@tanstack/react-router';
import { memo, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ListedCruise } from '#contract/cruise-list.ts';
import { paths } from '#web/lib/paths.ts';
import { isolate } from '#web/lib/bidi.ts';
import { useFormats } from '#web/lib/formats.ts';
import { SeaStrip } from '#web/parts/cruise/sea-strip.tsx';
import { SharedBy } from '#web/parts/shares/shared-by.tsx';
import { ui } from '#web/ui/primitives.ts';
import classes from './list.module.css';
import { useRouteText } from '#web/parts/cruise/route-text.ts';
import { useTimeText } from '../time-text.ts';
import { type Piece, useVirtualRows } from './use-virtual-rows.ts';

interface ListProps {
  cruises: readonly ListedCruise[];
  /** the number of all cruises, also those not loaded yet */
  total: number;
}

/** Cards that stand together, under a heading if it has one. */
interface Group {
  key: string;
  heading?: string;
  cruises: readonly ListedCruise[];
  /** -1: not known yet */
  total: number;
}

/** One line of the page: the heading of a group, or as many of its cards as stand side by side. */
type Line = { group: Group } & ({ heading: string } | { from: number; cruises: readonly ListedCruise[] });

const narrowest = 330;
const card_height = 268.5;
const heading_height = 40;

/** The list as cards, in the order that was chosen. */
export function CruiseCards({ cruises, total }: ListProps): ReactNode {
  return <Groups name="cards" groups={[{ key: 'all', cruises, total }]} />;
}

/** The cards in their places: on board, ahead, and the logbook year by year. */
export function Voyages({ cruises, total }: ListProps): ReactNode {
  const t = useTranslations('lists.places');
  const terms = useTranslations('terms');
  const placed = Map.groupBy(cruises, ({ time, cancelled_at, start_date }) => {
    if (cancelled_at !== null) return 'cancelled';
    return time === 'past' ? start_date.slice(0, 4) : time;
  });
  const groups = Array.from(placed, ([key, items]) => {
    const heading =
      key === 'cancelled'
        ? terms('fields.cancelled_at')
        : key === 'current' || key === 'future'
          ? t(key)
          : t('logbook', { year: key });
    return { key, heading, cruises: items, total: items.length };
  });
  const last = groups.at(-1);
  if (last !== undefined && cruises.length < total) last.total = -1;
  return <Groups name="voyages" groups={groups} />;
}

/** Groups of cards; only those in sight are rendered. */
function Groups({ name, groups }: { name: string; groups: readonly Group[] }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const { across, gap } = useGrid(place);
  const lines = linesOf(groups, across);
  const { pieces, measure, keepFocused } = useVirtualRows(`${name} ${across}`, {
    place,
    count: lines.length,
    keyOf: (row) => keyOf(lines[row], across),
    estimate: (row) => ('heading' in (lines[row] ?? {}) ? heading_height : card_height),
    gap,
    overscan: 4,
  });
  return (
    <div ref={place} className={`${ui('grid')} ${classes['cards']}`} style={{ gap }} {...keepFocused}>
      {blocksOf(pieces, lines).map((block) =>
        'height' in block ? (
          <div key={block.key} style={{ height: block.height }} />
        ) : (
          <div key={block.group.key} className={ui('grid')} style={{ gap }}>
            {block.heading !== undefined && (
              <h2
                ref={measure}
                data-row={block.heading}
                className={`${ui('heading')} ${classes['placeHeading']}`}
              >
                {block.group.heading}
              </h2>
            )}
            {block.pieces.length > 0 && (
              <ul
                className={ui('list', 'grid')}
                aria-label={block.group.heading}
                style={{ gap, gridTemplateColumns: `repeat(${across}, minmax(0, 1fr))` }}
              >
                {block.pieces.flatMap((piece) =>
                  'row' in piece ? (
                    piece.cruises.map((cruise, column) => (
                      <li
                        key={cruise.id}
                        // all cards of a row are as high as the highest
                        ref={column === 0 ? measure : undefined}
                        data-row={piece.row}
                        aria-setsize={block.group.total}
                        aria-posinset={piece.from + column + 1}
                      >
                        <CruiseCard
                          cruise={cruise}
                          heading={block.group.heading === undefined ? 'h2' : 'h3'}
                        />
                      </li>
                    ))
                  ) : (
                    <li
                      key={piece.key}
                      aria-hidden="true"
                      className={ui('whole')}
                      style={{ height: piece.height }}
                    />
                  ),
                )}
              </ul>
            )}
          </div>
        ),
      )}
    </div>
  );
}

function linesOf(groups: readonly Group[], across: number): Line[] {
  return groups.flatMap((group) => {
    const { heading, cruises } = group;
    const rows = Array.from({ length: Math.ceil(cruises.length / across) }, (_, row): Line => {
      const from = row * across;
      return { group, from, cruises: cruises.slice(from, from + across) };
    });
    return heading === undefined ? rows : [{ group, heading }, ...rows];
  });
}

function keyOf(line: Line | undefined, across: number): string {
  if (line === undefined) return '';
  return 'heading' in line ? line.group.key : `${across} ${line.cruises[0]?.id}`;
}

type Room = Exclude<Piece, { row: number }>;

/** What is rendered of a group: its heading, its cards, and the room of those between them. */
interface Block {
  group: Group;
  /** its row */
  heading?: number;
  pieces: (Room | { row: number; from: number; cruises: readonly ListedCruise[] })[];
}

/** Cards stand in the list of their group, so that React keeps them while groups before them come and go. */
function blocksOf(pieces: readonly Piece[], lines: readonly Line[]): (Block | Room)[] {
  const blocks: (Block | Room)[] = [];
  let block: Block | undefined;
  let room: Room | undefined;
  for (const piece of pieces) {
    if (!('row' in piece)) {
      room = piece;
      continue;
    }
    const line = lines[piece.row];
    if (line === undefined) continue;
    const is_same = block?.group === line.group;
    if (room !== undefined) (is_same && block ? block.pieces : blocks).push(room);
    room = undefined;
    if (!is_same || block === undefined) {
      block = { group: line.group, pieces: [] };
      blocks.push(block);
    }
    if ('heading' in line) block.heading = piece.row;
    else block.pieces.push({ row: piece.row, from: line.from, cruises: line.cruises });
  }
  if (room !== undefined) blocks.push(room);
  return blocks;
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

interface CardProps {
  cruise: ListedCruise;
  heading: 'h2' | 'h3';
}

const CruiseCard = memo(function CruiseCard({ cruise, heading: Heading }: CardProps): ReactNode {
  const t = useTranslations('cruises');
  const terms = useTranslations('terms');
  const formats = useFormats();
  const route = useRouteText()(cruise);
  const time = useTimeText(cruise);
  const [, month = 1, day = 1] = cruise.start_date.split('-').map(Number);
  const is_cancelled = cruise.cancelled_at !== null;
  const is_due =
    cruise.payment_state === 'balance_due' && cruise.balance_due !== null && cruise.time !== 'past';
  return (
    <article className={`${ui('card', 'stack', 'relative', 'fill', 'gap4', 'clip')} ${classes['card']}`}>
      <SeaStrip cruise={cruise} className={classes['sea']} />
      <div className={ui('row', 'middle', 'gap16', 'below4')}>
        {/* the dates are in words below */}
        <div className={`${ui('fixed', 'tight')} ${classes['leaf']}`} aria-hidden="true">
          <span className={ui('block', 'muted', 'small')}>{formats.monthName(month, 'short')}</span>
          <span className={ui('block', 'display', 'text28')}>{formats.number(day)}</span>
        </div>
        <div className={ui('stack', 'top', 'tight', 'shrink')}>
          <Heading className={ui('display', 'large')}>
            <Link
              to={paths.cruise_view}
              params={{ id: cruise.id }}
              className={ui('inherit', 'plain', 'covering')}
            >
              <bdi>{cruise.ship_name}</bdi>
            </Link>
          </Heading>
          {cruise.cruise_line !== null && <bdi className={ui('muted')}>{cruise.cruise_line}</bdi>}
        </div>
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
