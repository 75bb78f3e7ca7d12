import { useElementScrollRestoration } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Scrolls back to where the list was left, also when its rows must be loaded again first: the router cannot scroll to
 * rows that are not there yet. It stops when the user scrolls meanwhile.
 */
export function useScrollReturn(loaded: number): void {
  const entry = useElementScrollRestoration({ getElement: () => globalThis.window });
  const wanted = useRef(entry?.scrollY ?? 0);

  useEffect(() => {
    const stay = () => {
      wanted.current = 0;
    };
    const moves = ['wheel', 'touchmove', 'keydown', 'pointerdown'];
    for (const move of moves) globalThis.addEventListener(move, stay, { passive: true });
    return () => {
      for (const move of moves) globalThis.removeEventListener(move, stay);
    };
  }, []);

  useLayoutEffect(() => {
    if (loaded === 0) return undefined;
    const scrollThere = () => {
      if (wanted.current === 0) return;
      const { scrollHeight, clientHeight } = document.documentElement;
      if (scrollHeight - clientHeight < wanted.current) return;
      const top = wanted.current;
      wanted.current = 0;
      globalThis.scrollTo({ top, behavior: 'instant' });
    };
    scrollThere();
    // what is drawn after the rows makes the page longer
    const grown = new ResizeObserver(scrollThere);
    grown.observe(document.documentElement);
    return () => grown.disconnect();
  }, [loaded]);
}
