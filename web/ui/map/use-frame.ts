import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Frame } from './view.ts';

/** The size of an element in whole pixels; undefined until it is measured. Changes of less than a pixel are ignored. */
export function useFrame<Element extends HTMLElement>(): [RefObject<Element | null>, Frame | undefined] {
  const place = useRef<Element>(null);
  const [frame, setFrame] = useState<Frame>();

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
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, []);

  return [place, frame];
}
