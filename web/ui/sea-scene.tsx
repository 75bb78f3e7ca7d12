import type { ReactNode } from 'react';
import { drawShip } from '#domain/ship-drawing.ts';
import { ui } from './primitives.ts';
import { type ShipLook, ShipShape } from './ship.tsx';
import classes from './sea-scene.module.css';

/** Waves run beyond the picture, so that it may have any width. */
const WAVE = `M-1000 262c32 0 32-12 65-12s32 12 65 12${'s32-12 65-12 32 12 65 12'.repeat(21)}v100H-1000z`;
const NEAR = `M-1000 300c49 0 49-14 98-14s49 14 97 14${'s49-14 98-14 49 14 97 14'.repeat(14)}v60H-1000z`;

/** Pixels of the drawing for a metre of a ship, and where its middle and its water line are. */
const metre = 1.35;
const middle = 420;
const water_line = 258;

/** A calm sea in the page's colours, with a ship. Decorative: the words beside it say the same. */
export function SeaScene({ ship }: { ship?: ShipLook | undefined }): ReactNode {
  return (
    <svg
      className={`${ui('block', 'full', 'fill')} ${classes['scene']}`}
      viewBox="150 70 560 284"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      focusable="false"
    >
      <rect className={classes['sky']} x="-1000" y="-600" width="2800" height="960" />
      <circle className={classes['sun']} cx="616" cy="142" r="40" />
      <g className={classes['stars']}>
        <circle cx="-60" cy="96" r="1.4" />
        <circle cx="40" cy="150" r="1.2" />
        <circle cx="118" cy="92" r="1.6" />
        <circle cx="190" cy="128" r="1.1" />
        <circle cx="262" cy="96" r="1.4" />
        <circle cx="330" cy="118" r="1.1" />
        <circle cx="404" cy="88" r="1.5" />
        <circle cx="470" cy="118" r="1.1" />
        <circle cx="534" cy="94" r="1.4" />
        <circle cx="690" cy="96" r="1.3" />
        <circle cx="752" cy="140" r="1.2" />
        <circle cx="836" cy="102" r="1.5" />
      </g>
      <g className={classes['birds']}>
        <path d="M206 142q8-9 16 0q8-9 16 0" />
        <path d="M256 116q6-7 12 0q6-7 12 0" />
      </g>
      <path
        className={classes['coast']}
        d="M-300 250c120-46 190-20 300-14c46-30 92-44 138-36 30 5 44-14 78-10 40 5 60 34 116 42v14H0z"
      />
      <rect className={classes['water']} x="-1000" y="240" width="2800" height="120" />
      {ship !== undefined && (
        <g className={classes['ship']}>
          <g
            transform={`translate(${middle - (drawShip(ship).length * metre) / 2} ${water_line}) scale(${metre})`}
          >
            <ShipShape {...ship} />
          </g>
        </g>
      )}
      <path className={classes['wave']} d={WAVE} />
      <path className={classes['near']} d={NEAR} />
    </svg>
  );
}
