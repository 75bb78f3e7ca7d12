import { useElementScrollRestoration } from '@tanstack/react-router';
import {
  defaultRangeExtractor,
  observeWindowOffset,
  observeWindowRect,
  type VirtualItem,
  Virtualizer,
  windowScroll,
} from '@tanstack/react-virtual';
import {
  type FocusEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useIsLeaving } from '#web/lib/use-is-leaving.ts';

/** A row to render, or the height of rows that are not rendered. */
export type Piece = { row: number } | { key: string; height: number };

interface Rows<Place extends HTMLElement> {
  /** the container of the rows; they stand in its normal flow */
  place: RefObject<Place | null>;
  count: number;
  /** the same function for the same rows: with another one all are counted together again */
  keyOf: (row: number) => string;
  /** the height of a row that was not rendered yet */
  estimate: (row: number) => number;
  gap?: number;
  overscan: number;
}

/**
 * The measures of a list that was left: with them a step back finds every row where it was. Kept for each kind of list,
 * as long as the page lives.
 */
const left = new Map<string, { margin: number; sizes: VirtualItem[] }>();

/**
 * Chooses the rows of a long list to render: those in sight and a few around them, and the one with the focus, which
 * would be lost if it scrolled away.
 */
export function useVirtualRows<Place extends HTMLElement>(name: string, rows: Rows<Place>) {
  const { place, count, keyOf, estimate, gap = 0, overscan } = rows;
  const [known] = useState(() => left.get(name));
  const [margin, setMargin] = useState(known?.margin ?? 0);
  const [focused, setFocused] = useState<number>();
  const isArriving = useIsLeaving();
  const entry = useElementScrollRestoration({ getElement: () => globalThis.window });

  const [, redraw] = useReducer((times: number) => times + 1, 0);
  const options = {
    getScrollElement: () => globalThis.window,
    observeElementRect: observeWindowRect,
    observeElementOffset: observeWindowOffset,
    scrollToFn: windowScroll,
    initialRect: { width: globalThis.innerWidth, height: globalThis.innerHeight },
    // the screen before is still where it was scrolled to: the rows there would be rendered first
    initialOffset: () => (isArriving() ? (entry?.scrollY ?? 0) : globalThis.scrollY),
    count,
    estimateSize: estimate,
    getItemKey: keyOf,
    gap,
    overscan,
    scrollMargin: margin,
    indexAttribute: 'data-row',
    initialMeasurementsCache: known?.sizes ?? [],
    rangeExtractor: (range: Parameters<typeof defaultRangeExtractor>[0]) => {
      const seen = defaultRangeExtractor(range);
      if (focused === undefined || focused >= range.count || seen.includes(focused)) return seen;
      return [...seen, focused].toSorted((a, b) => a - b);
    },
    onChange: (_instance: unknown, is_scrolling: boolean) => {
      // rows that come into sight are rendered in the same frame
      if (is_scrolling && !rows_measured.isMeasuring) flushSync(redraw);
      else redraw();
    },
  };
  // The library's own hook returns the same object each time, so React would see no change.
  const [virtualizer] = useState(() => new Virtualizer<Window, HTMLElement>(options));
  const [rows_measured] = useState(() => measuringOf(virtualizer));
  virtualizer.setOptions(options);
  useLayoutEffect(() => virtualizer._didMount(), [virtualizer]);
  useLayoutEffect(() => virtualizer._willUpdate());

  // The start of the list moves with all content above it.
  useLayoutEffect(() => {
    const node = place.current;
    if (node === null) return;
    const look = () => {
      const top = node.getBoundingClientRect().top + globalThis.scrollY;
      setMargin((before) => (Math.abs(before - top) < 1 ? before : top));
    };
    look();
    // content that grows above makes the page longer
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [place]);

  const latest = useRef({ name, margin });
  useLayoutEffect(() => {
    latest.current = { name, margin };
  }, [name, margin]);
  useEffect(
    () => () => {
      left.set(latest.current.name, { margin: latest.current.margin, sizes: virtualizer.takeSnapshot() });
    },
    [virtualizer],
  );

  return {
    pieces: piecesOf(virtualizer.getVirtualItems(), margin, margin + virtualizer.getTotalSize(), gap),
    measure: rows_measured.measure,
    keepFocused: {
      onFocus: ({ target }: FocusEvent) => {
        const row = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
        setFocused(row === undefined ? undefined : Number(row));
      },
      onBlur: () => setFocused(undefined),
    },
  };
}

/** Measures rows as React inserts them: no synchronous rendering is allowed meanwhile. */
function measuringOf(virtualizer: Virtualizer<Window, HTMLElement>) {
  const measuring = {
    isMeasuring: false,
    measure: (node: HTMLElement | null) => {
      measuring.isMeasuring = true;
      virtualizer.measureElement(node);
      measuring.isMeasuring = false;
    },
  };
  return measuring;
}

/** Rows and the spaces between them, in the flow of the page: each piece is a gap away from the next. */
export function piecesOf(
  items: readonly Pick<VirtualItem, 'index' | 'start' | 'end'>[],
  start: number,
  end: number,
  gap: number,
): Piece[] {
  const pieces: Piece[] = [];
  let at = start - gap;
  const leaveRoom = (until: number, key: string) => {
    const height = until - at - 2 * gap;
    if (height > 0) pieces.push({ key, height });
  };
  for (const item of items) {
    leaveRoom(item.start, `before ${item.index}`);
    pieces.push({ row: item.index });
    at = item.end;
  }
  leaveRoom(end + gap, 'end');
  return pieces;
}
