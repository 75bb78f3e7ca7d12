import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { memo, type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import type { ListedCruise } from '#contract/cruise-list.ts';
import { paths } from '#web/lib/paths.ts';
import { isolate } from '#web/lib/bidi.ts';
import { useFormats } from '#web/lib/formats.ts';
import { cached, kept } from '#web/lib/kept.ts';
import { shortName } from '#web/lib/port-name.ts';
import { read } from '#web/lib/queries.ts';
import { unfolding } from '#web/lib/unfolding.ts';
import { SeaStrip } from '#web/parts/cruise/sea-strip.tsx';
import { WaitingOf } from '#web/parts/outbox/unsent.tsx';
import { SharedBy } from '#web/parts/shares/shared-by.tsx';
import { usePainted } from '#web/ui/later.tsx';
import { useIdle } from '#web/ui/idle.ts';
import { ui } from '#web/ui/primitives.ts';
import classes from './list.module.css';
import { useRouteText } from '#web/parts/cruise/route-text.ts';
import { useTimeText } from '../time-text.ts';
import type { Piece } from './pieces.ts';
import { useVirtualRows } from './use-virtual-rows.ts';

interface ListProps {
  cruises: readonly ListedCruise[];
  /** the number of all cruises, also those not loaded yet */
  total: number;
}

/** Cards that stand together, under a heading if `Groups` knows one. */
interface Group {
  key: string;
  cruises: readonly ListedCruise[];
}

/** One line of the page: the heading of a group, or as many of its cards as stand side by side. */
interface Line {
  key: string;
  group: Group;
  /** of what is not rendered yet */
  height: number;
  /** the place of its first card in the group; undefined for a heading */
  from?: number;
  cruises: readonly ListedCruise[];
}

/** How a cruise stands in the list: on a phone as a row, but the one under way; on a wide screen that as a banner. */
type Face = 'card' | 'row' | 'banner';

const narrowest = 330;
const heights: Record<Face | 'heading', number> = { card: 296.5, row: 112, banner: 212.5, heading: 40 };
const route_height = 29.5;

/** The list as cards, in the order that was chosen. */
export function CruiseCards({ cruises, total }: ListProps): ReactNode {
  return <Groups name="cards" groups={inOne(cruises)} total={total} />;
}

const inOne = kept((cruises: readonly ListedCruise[]): Group[] => [{ key: 'all', cruises }]);

/** The cards in their places: on board, ahead, and the logbook year by year. */
export function Voyages({ cruises, total }: ListProps): ReactNode {
  const t = useTranslations('lists.places');
  const terms = useTranslations('terms');
  const headingOf = (key: string) =>
    key === 'cancelled'
      ? terms('fields.cancelled_at')
      : key === 'current' || key === 'future'
        ? t(key)
        : t('logbook', { year: key });
  const is_whole = cruises.length >= total;
  return (
    <Groups
      name="voyages"
      groups={inPlaces(cruises)}
      total={is_whole ? undefined : -1}
      headingOf={headingOf}
    />
  );
}

const inPlaces = kept((cruises: readonly ListedCruise[]): Group[] => {
  const places = Map.groupBy(cruises, ({ time, cancelled_at, start_date }) => {
    if (cancelled_at !== null) return 'cancelled';
    return time === 'past' ? start_date.slice(0, 4) : time;
  });
  return Array.from(places, ([key, found]) => ({ key, cruises: found }));
});

interface GroupsProps {
  name: string;
  groups: readonly Group[];
  /** the number of cruises of the last group, if more are to come; -1: not known yet */
  total: number | undefined;
  headingOf?: (key: string) => string;
}

/** Groups of cards; only those in sight are rendered. */
function Groups({ name, groups, total, headingOf }: GroupsProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const { across, gap } = useGrid(place);
  const lines = linesOf(groups)(headingOf !== undefined)(across);
  const sizeOf = (group: Group) =>
    group === groups.at(-1) && total !== undefined ? total : group.cruises.length;
  const is_painted = usePainted();
  const { pieces, measure, keepFocused } = useVirtualRows(`${name} ${across}`, {
    place,
    count: lines.length,
    keyOf: useCallback((row: number) => lines[row]?.key ?? '', [lines]),
    estimate: (row) => lines[row]?.height ?? heights.heading,
    gap,
    // rows of a phone are a third as high as cards, and one stands in a line; the first frame has what is in sight
    overscan: is_painted ? (across === 1 ? 4 : 2) : 0,
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
                {headingOf?.(block.group.key)}
              </h2>
            )}
            {block.pieces.length > 0 && (
              <ul
                className={ui('list', 'grid')}
                aria-label={headingOf?.(block.group.key)}
                style={{
                  gap,
                  gridTemplateColumns: `repeat(${acrossOf(block.group, across)}, minmax(0, 1fr))`,
                }}
              >
                {block.pieces.flatMap((piece) =>
                  'row' in piece ? (
                    piece.cruises.map((cruise, column) => (
                      <li
                        key={cruise.id}
                        // all cards of a row are as high as the highest
                        ref={column === 0 ? measure : undefined}
                        data-row={piece.row}
                        aria-setsize={sizeOf(block.group)}
                        aria-posinset={piece.from + column + 1}
                      >
                        <CruiseCard
                          cruise={cruise}
                          face={faceOf(block.group, across)}
                          heading={headingOf === undefined ? 'h2' : 'h3'}
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

/** With a heading each or none, and so many cards side by side. */
const linesOf = kept((groups: readonly Group[]) =>
  cached((has_headings: boolean) =>
    cached((across: number) =>
      groups.flatMap((group) => {
        const many = acrossOf(group, across);
        const rows = Array.from({ length: Math.ceil(group.cruises.length / many) }, (_, row): Line => {
          const from = row * many;
          const cruises = group.cruises.slice(from, from + many);
          const height = heightOf(faceOf(group, across), cruises);
          return { key: `${across} ${cruises[0]?.id}`, group, height, from, cruises };
        });
        const heading: Line = { key: group.key, group, height: heights.heading, cruises: [] };
        return has_headings ? [heading, ...rows] : rows;
      }),
    ),
  ),
);

/** The cruise under way has the whole width for itself. */
function acrossOf({ key }: Group, across: number): number {
  return key === 'current' ? 1 : across;
}

function faceOf({ key }: Group, across: number): Face {
  if (key === 'current') return across === 1 ? 'card' : 'banner';
  return across === 1 ? 'row' : 'card';
}

/** Close to what it will be: after a reload the browser goes to the pixel where it was. */
function heightOf(face: Face, cruises: readonly ListedCruise[]): number {
  const has_route = cruises.some(({ start_port, end_port }) => (start_port ?? end_port) !== null);
  return heights[face] - (has_route || face === 'row' ? 0 : route_height);
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
    if (line.from === undefined) block.heading = piece.row;
    else block.pieces.push({ row: piece.row, from: line.from, cruises: line.cruises });
  }
  if (room !== undefined) blocks.push(room);
  return blocks;
}

/** How many cards stand side by side. */
function useGrid(place: { readonly current: HTMLElement | null }): { across: number; gap: number } {
  // as wide as main, so that the first rendering is right most of the time
  const [width, setWidth] = useState(() => Math.min(document.documentElement.clientWidth - 32, 1176));
  const { across, gap } = gridOf(width);
  const shown = useRef({ across, gap });
  useLayoutEffect(() => {
    const node = place.current;
    if (node === null) return;
    const look = () => {
      const seen = gridOf(node.clientWidth);
      // flushSync also runs every effect that waits for the paint: in vain if the columns are the same
      if (seen.across === shown.current.across && seen.gap === shown.current.gap) return;
      shown.current = seen;
      // in another number of columns before anything is painted
      flushSync(() => setWidth(node.clientWidth));
    };
    const observer = new ResizeObserver(look);
    observer.observe(node);
    return () => observer.disconnect();
  }, [place]);
  return { across, gap };
}

function gridOf(width: number): { across: number; gap: number } {
  const gap = width < 700 ? 12 : 20;
  return { across: Math.max(1, Math.floor((width + gap) / (narrowest + gap))), gap };
}

interface CardProps {
  cruise: ListedCruise;
  face: Face;
  heading: 'h2' | 'h3';
}

const CruiseCard = memo(function CruiseCard({ cruise, face, heading }: CardProps): ReactNode {
  const t = useTranslations('cruises');
  const formats = useFormats();
  const route = useRouteText(shortName)(cruise);
  const dates = formats.dateRange(cruise.start_date, cruise.end_date);
  const nights = t('nights', { count: cruise.nights });
  const [, month = 1, day = 1] = cruise.start_date.split('-').map(Number);
  if (face === 'row') {
    const place = route ?? (cruise.cruise_line && isolate(cruise.cruise_line));
    return (
      <article className={`${ui('card', 'row', 'relative', 'fill', 'clip')} ${classes['place']}`}>
        <SeaStrip cruise={cruise} course="below" className={classes['rowSea']} />
        <div className={`${ui('stack', 'grow', 'shrink', 'small', 'tight')} ${classes['rowText']}`}>
          <ShipName cruise={cruise} heading={heading} size="heading" />
          <p className={ui('dots')}>
            <span>{dates}</span> <span>{nights}</span>
          </p>
          {place && <p className={ui('muted')}>{place}</p>}
          <Foot cruise={cruise} is_row />
        </div>
      </article>
    );
  }
  return (
    <article className={`${ui('card', 'relative', 'fill', 'clip')} ${classes['place']} ${classes[face]}`}>
      <SeaStrip cruise={cruise} className={classes['sea']} />
      <div className={`${ui('stack', 'shrink', 'gap4')} ${classes['cardText']}`}>
        <div className={ui('row', 'middle', 'gap16', 'below4')}>
          {/* the dates are in words below */}
          <div className={`${ui('fixed', 'tight')} ${classes['leaf']}`} aria-hidden="true">
            <span className={ui('block', 'muted', 'small')}>{formats.monthName(month, 'short')}</span>
            <span className={ui('block', 'display', 'text28')}>{formats.number(day)}</span>
          </div>
          <div className={ui('stack', 'top', 'tight', 'shrink')}>
            <ShipName cruise={cruise} heading={heading} size="large" />
            {cruise.cruise_line !== null && <bdi className={ui('muted')}>{cruise.cruise_line}</bdi>}
          </div>
        </div>
        <p className={ui('dots')}>
          <span>{dates}</span> <span>{nights}</span>
        </p>
        {route !== undefined && <p className={ui('muted')}>{route}</p>}
        <Foot cruise={cruise} />
      </div>
    </article>
  );
});

interface ShipNameProps extends Pick<CardProps, 'cruise' | 'heading'> {
  size: 'heading' | 'large';
}

function ShipName({ cruise: { id, ship_name }, heading: Heading, size }: ShipNameProps): ReactNode {
  return (
    <Heading className={`${ui('display', 'tight')} ${size === 'large' ? ui('large') : ui('heading')}`}>
      <Link
        to={paths.cruise_view}
        params={{ id }}
        className={ui('inherit', 'plain', 'covering')}
        {...unfolding}
      >
        <bdi>{ship_name}</bdi>
      </Link>
    </Heading>
  );
}

function TimeState({ cruise }: Pick<CardProps, 'cruise'>): ReactNode {
  return useTimeText(cruise);
}

/** The list has no schedules, which decide the day on board. */
function TimeUnderWay({ cruise }: Pick<CardProps, 'cruise'>): ReactNode {
  const { data } = useQuery({
    ...read('GET cruises/{id}', { params: { id: cruise.id } }),
    enabled: useIdle(),
  });
  return useTimeText({ ...cruise, end_zone: data?.end_zone, schedule: data?.schedule });
}

/** Its time, what kind of cruise it is, and what is still to pay. A row of the logbook has its dates already. */
function Foot({ cruise, is_row = false }: Pick<CardProps, 'cruise'> & { is_row?: boolean }): ReactNode {
  const t = useTranslations('cruises');
  const terms = useTranslations('terms');
  const formats = useFormats();
  const Time = cruise.time === 'current' ? TimeUnderWay : TimeState;
  const { balance_due, share } = cruise;
  const is_cancelled = cruise.cancelled_at !== null;
  const is_past = cruise.time === 'past';
  const is_due = cruise.payment_state === 'balance_due' && balance_due !== null && !is_past && !is_cancelled;
  const badge = `${ui('round', 'muted', 'smaller')} ${classes['badge']}`;
  if (is_row && is_past && !is_cancelled && !cruise.is_sample && share === null)
    return <WaitingOf id={cruise.id} className={badge} />;
  return (
    <p
      className={`${ui('wrap', 'middle')} ${is_row ? ui('gap0by12') : `${ui('gap4by12')} ${classes['cardFoot']}`}`}
    >
      {is_cancelled ? (
        // a cancelled cruise has no countdown
        <span className={badge}>{terms('fields.cancelled_at')}</span>
      ) : (
        !(is_row && is_past) && (
          <span className={is_past ? ui('muted') : ui('bold', 'good')}>
            <Time cruise={cruise} />
          </span>
        )
      )}
      {cruise.is_sample && <span className={badge}>{t('sample')}</span>}
      <SharedBy share={share} className={badge} />
      <WaitingOf id={cruise.id} className={badge} />
      {is_due && (
        <span className={ui('small', 'strong')}>
          {terms('payment_state.balance_due')} {isolate(formats.money(balance_due, cruise.currency))}
        </span>
      )}
    </p>
  );
}
