import { useElementScrollRestoration } from '@tanstack/react-router';
import {
  defaultRangeExtractor,
  observeWindowOffset,
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
import { piecesOf } from './pieces.ts';

/*
 * Nothing is read from the page while rows are rendered and inserted: each such read forces a layout of its own, which on
 * a phone was half of the work before the first frame. What only a layout knows is told by observers after it, and
 * before anything is painted.
 */

/** Where the window is scrolled to. */
let scrolled = globalThis.scrollY;
const note = () => {
  scrolled = globalThis.scrollY;
};
globalThis.addEventListener('scroll', note, { passive: true });

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

/** Less than what stands above any list: with 0 the first frame has rows that nobody sees. */
const usual_margin = 200;

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
  const [margin, setMargin] = useState(known?.margin ?? usual_margin);
  const [focused, setFocused] = useState<number>();
  const isArriving = useIsLeaving();
  const entry = useElementScrollRestoration({ getElement: () => globalThis.window });

  const [initialRect] = useState(windowRect);
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  const options = {
    getScrollElement: () => globalThis.window,
    observeElementRect: observeRect,
    observeElementOffset: observeWindowOffset,
    measureElement: sizeOf,
    scrollToFn: scrollTo,
    initialRect,
    // the screen before is still where it was scrolled to: the rows there would be rendered first
    initialOffset: () => (isArriving() ? (entry?.scrollY ?? 0) : scrolled),
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
      if (is_scrolling) flushSync(redraw);
      else redraw();
    },
  };
  // The library's own hook returns the same object each time, so React would see no change.
  const [virtualizer] = useState(() => new Virtualizer<Window, HTMLElement>(options));
  virtualizer.setOptions(options);
  useLayoutEffect(() => virtualizer._didMount(), [virtualizer]);
  useLayoutEffect(() => virtualizer._willUpdate());

  // The start of the list moves with all content above it.
  useLayoutEffect(() => {
    const node = place.current;
    if (node === null) return;
    const look = () => {
      const top = node.getBoundingClientRect().top + globalThis.scrollY;
      const move = () => setMargin((before) => (Math.abs(before - top) < 1 ? before : top));
      // other rows come into sight in the same frame
      if (globalThis.scrollY > 0) flushSync(move);
      else move();
    };
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
    measure: virtualizer.measureElement,
    keepFocused: {
      onFocus: ({ target }: FocusEvent) => {
        const row = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
        setFocused(row === undefined ? undefined : Number(row));
      },
      onBlur: () => setFocused(undefined),
    },
  };
}

/** A size that is known on a phone without a layout, and of a window as high as it gets there without its address bar. */
function windowRect() {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  return { width, height };
}

/** Scrolls the window, unless it is there: a list that opens asks for the place where it is. */
const scrollTo: typeof windowScroll = (offset, how, virtualizer) => {
  if (offset + (how.adjustments ?? 0) !== scrolled) windowScroll(offset, how, virtualizer);
};

/** Tells the window's own size after the first layout, and when it changes. */
function observeRect(_virtualizer: unknown, tell: (rect: { width: number; height: number }) => void) {
  const look = () => tell({ width: globalThis.innerWidth, height: globalThis.innerHeight });
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    look();
  });
  observer.observe(document.documentElement);
  globalThis.addEventListener('resize', look, { passive: true });
  return () => {
    observer.disconnect();
    globalThis.removeEventListener('resize', look);
  };
}

/** What a row was measured or estimated to be as long as no layout has told its height. */
function sizeOf(
  row: HTMLElement,
  entry: ResizeObserverEntry | undefined,
  { indexFromElement, options, itemSizeCache }: Virtualizer<Window, HTMLElement>,
): number {
  const [box] = entry?.borderBoxSize ?? [];
  if (box !== undefined) return Math.round(box.blockSize);
  const index = indexFromElement(row);
  return itemSizeCache.get(options.getItemKey(index)) ?? options.estimateSize(index);
}
