import { useLocation } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';

/** What says that the reader has taken over. */
const own_moves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Leads to the section that the address names. It may still be loading, and what stands above it may still grow: the
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
