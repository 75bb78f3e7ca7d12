import { type RefObject, useEffect, useRef } from 'react';

/** Marks an element that scrolls sideways: `data-before` and `data-after` while there is more on that side. */
export function useScrollHint<Part extends HTMLElement>(): RefObject<Part | null> {
  const place = useRef<Part>(null);
  useEffect(() => {
    const node = place.current;
    if (node === null) return;
    const look = () => {
      // It is negative where the page runs from right to left.
      const before = Math.abs(node.scrollLeft);
      node.toggleAttribute('data-before', before > 1);
      node.toggleAttribute('data-after', node.scrollWidth - node.clientWidth - before > 1);
    };
    const observer = new ResizeObserver(look);
    observer.observe(node);
    node.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      node.removeEventListener('scroll', look);
    };
  }, []);
  return place;
}
