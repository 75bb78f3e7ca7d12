import { type RefCallback, useCallback, useState } from 'react';

/** The room inside an element that scrolls, in CSS pixels; 0 until it is known. */
export function useWidth(): [place: RefCallback<HTMLElement>, width: number] {
  const [width, setWidth] = useState(0);
  const place = useCallback((node: HTMLElement) => {
    // scrolled with the keyboard too, in browsers that want to be told
    node.tabIndex = 0;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  return [place, width];
}
