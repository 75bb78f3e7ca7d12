import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The width of an element in pixels; undefined until it is measured. A folded element keeps its last width. */
export function useWidth<Place extends HTMLElement>(): [RefObject<Place | null>, number | undefined] {
  const place = useRef<Place>(null);
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    const node = place.current;
    if (node === null) return;
    const look = () => {
      const now = Math.round(node.clientWidth);
      if (now > 0) setWidth(now);
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  return [place, width];
}
