import type { MouseEvent } from 'react';

let card: HTMLElement | null = null;

/**
 * For a link on the card of a cruise: the pass of the cruise unfolds from the card. `pass.module.css` gives the same
 * name to the pass. Where motion is unwanted, and where the card made way for a screen that took long, nothing moves.
 */
export const unfolding = {
  viewTransition: {
    types: (): string[] | false =>
      card?.checkVisibility() && !matchMedia('(prefers-reduced-motion: reduce)').matches ? [] : false,
  },
  onClick: ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    // a name may be on one element only, and the link before may have led nowhere
    card?.removeAttribute('style');
    card = currentTarget.closest<HTMLElement>('article, section, li');
    card?.style.setProperty('view-transition-name', 'pass');
  },
};
