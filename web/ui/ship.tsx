import type { ReactNode } from 'react';
import type { Hull } from '#domain/hulls.ts';
import { drawShip } from '#domain/ship-drawing.ts';
import { ui } from './primitives.ts';
import classes from './ship.module.css';

interface ShipProps {
  hull: Hull;
  length_m: number | null;
  /** the year */
  built: number | null;
  /** of its line */
  colour: string;
  className?: string | undefined;
}

/** The longest ship, in metres: it takes the full width of its place, and others as much less as they are shorter. */
const longest = 370;

/** A ship from the side, its water line at the lower edge. Decorative: its name stands beside it. */
export function Ship({ hull, length_m, built, colour, className = '' }: ShipProps): ReactNode {
  const ship = drawShip({ hull, length_m, built });
  return (
    <svg
      className={`${ui('block')} ${classes['ship']} ${className}`}
      viewBox={`-1 ${-ship.height - 1} ${ship.length + 2} ${ship.height + 1}`}
      style={{ width: `${(100 * (ship.length + 2)) / longest}%`, color: colour }}
      aria-hidden="true"
      focusable="false"
    >
      <path className={classes['decks']} d={ship.sails} />
      <path className={classes['rigging']} d={ship.rigging} />
      <path className={classes['paint']} d={ship.funnels} />
      <path className={classes['decks']} d={ship.decks} />
      <path className={classes['windows']} d={ship.windows} />
      <path className={classes['balconies']} d={ship.balconies} />
      <path className={classes['boats']} d={ship.boats} />
      <path className={classes['paint']} d={ship.hull} />
    </svg>
  );
}
