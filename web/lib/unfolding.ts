import { type MouseEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';

let card: HTMLElement | null = null;

/** For a link on the card of a cruise: the pass of the cruise unfolds from the card. */
export const unfolding = {
  onClick: ({ currentTarget, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent<HTMLElement>): void => {
    // opens another tab or window, or saves the page
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    card = currentTarget.closest<HTMLElement>('article, section, li');
  },
};

/**
 * For the pass: moves it from the place of the card that was clicked, seen through an opening as large as the card. The
 * new screen is there at once: a view transition, which paints pictures of both screens, held it back for a third of a
 * second. Where motion is unwanted, and where the card made way for a screen that took long, nothing moves.
 */
export function useUnfolding<Pass extends HTMLElement>(): RefObject<Pass | null> {
  const pass = useRef<Pass>(null);
  // while this is rendered for the first time the screen of the card is still shown
  const [from] = useState(() =>
    card?.checkVisibility() === true ? card.getBoundingClientRect() : undefined,
  );

  useLayoutEffect(() => {
    card = null;
    if (from === undefined || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    // the router has yet to scroll to the top
    pass.current?.animate(unfold(from, pass.current.getBoundingClientRect(), scrollY), {
      duration: 250,
      easing: 'ease-out',
    });
  }, [from]);

  return pass;
}

/** From the middle of one box, through an opening of its size, to the whole of another, which is `down` too high. */
function unfold(from: DOMRect, to: DOMRect, down: number): Keyframe[] {
  const right = from.left + from.width / 2 - (to.left + to.width / 2);
  const below = from.top + from.height / 2 - (to.top + down + to.height / 2);
  const [block, inline] = [(to.height - from.height) / 2, (to.width - from.width) / 2];
  return [
    {
      transform: `translate(${right}px, ${below}px)`,
      clipPath: `inset(${Math.max(0, block)}px ${Math.max(0, inline)}px)`,
    },
    { transform: 'none', clipPath: 'inset(0)' },
  ];
}
