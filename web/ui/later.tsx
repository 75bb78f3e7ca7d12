import { type ReactNode, type RefObject, startTransition, useEffect, useRef, useState } from 'react';

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
  const { is_there, style } = useLater(place, name, is_now);
  return (
    <div ref={place} className={className} style={style}>
      {is_there && children}
    </div>
  );
}

/**
 * Whether what lies below the window is to be rendered. Until then its place is as high as it was on the last visit, so
 * that a step back finds its scroll position.
 */
export function useLater<Place extends HTMLElement>(
  place: RefObject<Place | null>,
  name: string,
  is_now: boolean,
) {
  const is_painted = usePainted();
  const is_there = is_now || is_painted;
  useEffect(() => {
    const node = place.current;
    if (node === null || !is_there) return;
    const observer = new ResizeObserver(() => heights.set(name, node.offsetHeight));
    observer.observe(node);
    return () => observer.disconnect();
  }, [place, name, is_there]);
  return { is_there, style: is_there ? undefined : { minHeight: heights.get(name) ?? '100dvh' } };
}

/** Whether the first frame of a screen is painted. */
export function usePainted(): boolean {
  const [is_painted, setPainted] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // a frame is painted after its callbacks
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return is_painted;
}
