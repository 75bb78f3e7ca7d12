import { type RefCallback, useCallback, useState } from 'react';

/** The inner width of an element that scrolls, in CSS pixels; 0 until it is measured. */
export function useWidth(): [place: RefCallback<HTMLElement>, width: number] {
  const [width, setWidth] = useState(0);
  const place = useCallback((node: HTMLElement) => {
    // makes it scrollable by keyboard in browsers that require a tabindex
    node.tabIndex = 0;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  return [place, width];
}
