import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Frame } from './view.ts';

/**
 * The size of an element in whole pixels; undefined until it is measured. Changes of less than a pixel are ignored.
 * @param latest its size on the last visit. It is taken for true until the page is laid out anyway: to measure it before,
 *   a screen would be laid out twice.
 */
export function useFrame<Element extends HTMLElement>(
  latest?: Frame,
): [RefObject<Element | null>, Frame | undefined] {
  const place = useRef<Element>(null);
  const [frame, setFrame] = useState(latest);
  const [is_known] = useState(latest !== undefined);

  useLayoutEffect(() => {
    const node = place.current;
    if (node === null) return;
    const measure = () => {
      const [width, height] = [node.clientWidth, node.clientHeight];
      if (width === 0 || height === 0) return;
      setFrame((before) =>
        before?.width === width && before.height === height ? before : { width, height },
      );
    };
    if (!is_known) measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, [is_known]);

  return [place, frame];
}
