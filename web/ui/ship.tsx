import type { ReactNode } from 'react';
import type { Hull } from '#domain/hulls.ts';
import { drawShip } from '#domain/ship-drawing.ts';
import { ui } from './primitives.ts';
import classes from './ship.module.css';

export interface ShipLook {
  hull: Hull;
  length_m: number | null;
  /** the year */
  built: number | null;
  /** of its line */
  colour: string;
}

/** The longest ship, in metres: it takes the full width of its place, and others as much less as they are shorter. */
const longest = 370;

/** A ship from the side, its water line at the lower edge. Decorative: its name stands beside it. */
export function Ship({ className = '', ...look }: ShipLook & { className?: string | undefined }): ReactNode {
  const { length, height } = drawShip(look);
  return (
    <svg
      className={`${ui('block')} ${classes['place']} ${className}`}
      viewBox={`-1 ${-height - 1} ${length + 2} ${height + 1}`}
      style={{ width: `${(100 * (length + 2)) / longest}%` }}
      aria-hidden="true"
      focusable="false"
    >
      <ShipShape {...look} />
    </svg>
  );
}

/** The ship within another drawing, in metres: its stern at 0, its water line at 0. */
export function ShipShape(look: ShipLook): ReactNode {
  const ship = drawShip(look);
  return (
    <g className={classes['ship']} style={{ color: look.colour }}>
      <path className={classes['decks']} d={ship.sails} />
      <path className={classes['rigging']} d={ship.rigging} />
      <path className={classes['paint']} d={ship.funnels} />
      <path className={classes['decks']} d={ship.decks} />
      <path className={classes['windows']} d={ship.windows} />
      <path className={classes['balconies']} d={ship.balconies} />
      <path className={classes['boats']} d={ship.boats} />
      <path className={classes['paint']} d={ship.hull} />
    </g>
  );
}
