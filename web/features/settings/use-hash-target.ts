import { useLocation } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';

/** Events by which the reader moves the page. */
const own_moves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to the section that the address names. It may still be loading, and the content above it may still grow: the
 * page follows until the reader moves it.
 */
export function useHashTarget(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const hash = useLocation({ select: (location) => location.hash });

  useEffect(() => {
    const node = place.current;
    if (node === null || hash === '') return;
    const follow = () => document.getElementById(hash)?.scrollIntoView({ block: 'start' });
    const growth = new ResizeObserver(follow);
    const stop = () => growth.disconnect();
    growth.observe(node);
    for (const move of own_moves) addEventListener(move, stop, { once: true, passive: true });
    return () => {
      stop();
      for (const move of own_moves) removeEventListener(move, stop);
    };
  }, [hash]);

  return place;
}
