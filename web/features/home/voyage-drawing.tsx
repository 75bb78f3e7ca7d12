import type { ReactNode } from 'react';
import { ui } from '#web/ui/primitives.ts';
import classes from './voyage-drawing.module.css';

/** A drawing, not a map: a coast, islands and a route. A ship would lie behind the telephone. Decorative: the text says the same. */
export function VoyageDrawing(): ReactNode {
  return (
    <svg
      className={`${ui('block', 'full', 'fill')} ${classes['drawing']}`}
      viewBox="0 0 560 460"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect className={classes['sea']} width="560" height="460" />
      <g className={classes['depths']}>
        <path d="M-20 330C80 290 150 360 260 330S450 260 590 300V480H-20z" />
        <path d="M-20 390C90 350 190 420 300 392S470 330 590 362V480H-20z" />
      </g>
      <g className={classes['grid']}>
        <path d="M90 0V460M210 0V460M330 0V460M450 0V460M0 90H560M0 200H560M0 310H560" />
      </g>
      <g className={classes['land']}>
        <path d="M-10-10H214C206 22 178 30 172 58c-5 26 14 42 4 62-12 22-40 12-58 30-16 16-8 40-26 52-22 14-42-4-62 4-18 8-26 26-40 32z" />
        <path d="M352 96c26-14 68-16 104-4 20 7 46 10 50 24 3 12-28 12-46 8-34-8-76 2-98-6-14-5-22-16-10-22z" />
        <path d="M470-10h100v62c-26 4-40-12-60-18s-44-22-40-44z" />
        <path d="M196 372c10-12 34-16 48-8 12 7 6 20-8 24-18 5-50-2-40-16z" />
        <path d="M404 250c6-9 22-10 28-2 5 7-3 13-12 13s-21-4-16-11zM452 224c4-6 14-7 18-1 3 5-3 9-9 9s-13-3-9-8zM370 274c3-5 11-5 14-1 2 4-2 7-7 7s-10-2-7-6z" />
      </g>
      <path
        className={classes['route']}
        d="M176 92C230 106 262 150 262 206s-40 92-36 146M232 356c60 16 128-20 166-92 20-40 34-90 30-142"
      />
      <g className={classes['ports']}>
        <circle cx="232" cy="356" r="6.5" />
        <circle cx="402" cy="258" r="6.5" />
        <circle cx="428" cy="122" r="6.5" />
      </g>
      <circle className={classes['start']} cx="176" cy="92" r="7.5" />
    </svg>
  );
}
