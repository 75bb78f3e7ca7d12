import { type ReactNode, type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** How high each part was on the last visit of its screen. */
const heights = new Map<string, number>();

interface LaterProps {
  /** tells apart the parts that come later: each has a height of its own */
  name: string;
  /** it is rendered with the rest of the screen: something leads into it */
  is_now?: boolean;
  className?: string;
  children: ReactNode;
}

/** What lies below the window when a screen opens: rendered once the rest is painted. */
export function Later({ name, is_now = false, className, children }: LaterProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const { is_there, room } = useLater(place, name, is_now);
  return (
    <div ref={place} className={className} style={room}>
      {is_there && children}
    </div>
  );
}

/**
 * Whether what lies below the window is to be rendered. Until then its room is as high as it was on the last visit, so
 * that a step back finds its scroll position.
 * @param from the first child of the place that comes later: those before it are in sight
 */
export function useLater<Place extends HTMLElement>(
  place: RefObject<Place | null>,
  name: string,
  is_now: boolean,
  from = 0,
) {
  const is_there = usePainted(is_now);
  useEffect(() => {
    const node = place.current;
    if (node === null || !is_there) return;
    const observer = new ResizeObserver(() => {
      const { bottom } = node.getBoundingClientRect();
      const first = from === 0 ? node : node.children[from];
      heights.set(name, bottom - (first?.getBoundingClientRect().top ?? bottom));
    });
    observer.observe(node);
    return () => observer.disconnect();
  }, [place, name, is_there, from]);
  return { is_there, room: is_there ? undefined : { minHeight: heights.get(name) ?? '100dvh' } };
}

/**
 * Whether the first frame of a screen is painted.
 * @param is_now what would wait for it does not have to
 */
export function usePainted(is_now = false): boolean {
  const [is_painted, setPainted] = useState(is_now);
  useEffect(() => {
    if (is_now || is_painted) return;
    // the next frame begins when the first is painted; before it React would work in between, and hold that back
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => startTransition(() => setPainted(true)));
    });
    return () => cancelAnimationFrame(frame);
  }, [is_now, is_painted]);
  return is_now || is_painted;
}

/**
 * Whether the page was printed: what only paper shows is rendered as it is, and stays, because phones read it late.
 */
export function usePrinted(): boolean {
  const [is_printed, setPrinted] = useState(false);
  useEffect(() => {
    const render = () => flushSync(() => setPrinted(true));
    addEventListener('beforeprint', render);
    return () => removeEventListener('beforeprint', render);
  }, []);
  return is_printed;
}
