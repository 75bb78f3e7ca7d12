import type { MouseEvent } from 'react';

let card: HTMLElement | null = null;

/**
 * For a link on the card of a cruise: the pass of the cruise unfolds from the card. `pass.module.css` gives the same
 * name to the pass. Where motion is unwanted, and where the card made way for a screen that took long, nothing moves.
 */
export const unfolding = {
  viewTransition: {
    types: (): string[] | false => {
      if (!card?.checkVisibility() || matchMedia('(prefers-reduced-motion: reduce)').matches) return false;
      // It is skipped if the window is resized or another one begins. Nothing is wrong then, and the router, which
      // begins it right after this, leaves that uncaught.
      queueMicrotask(() => void document.activeViewTransition?.ready.catch(() => {}));
      return [];
    },
  },
  onClick: ({ currentTarget, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent<HTMLElement>): void => {
    // opens another tab or window, or saves the page
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    // a name may be on one element only, and the link before may have led nowhere
    card?.style.removeProperty('view-transition-name');
    card = currentTarget.closest<HTMLElement>('article, section, li');
    card?.style.setProperty('view-transition-name', 'pass');
  },
};
