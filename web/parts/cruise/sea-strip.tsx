import type { ReactNode } from 'react';
import type { ListedCruise } from '#contract/cruise-list.ts';
import { ui } from '#web/ui/primitives.ts';
import { CourseLine } from './course-line.tsx';
import classes from './sea-strip.module.css';
import { ShipAtEdge } from './ship-at-edge.tsx';

interface SeaStripProps {
  cruise: Pick<ListedCruise, 'course' | 'livery' | 'cruise_line' | 'ship_name'>;
  /** the ship below the course, not beside it */
  is_small?: boolean;
  className?: string | undefined;
}

/** The course of a voyage and its ship on the water, all ships to one scale. Decorative. */
export function SeaStrip({ cruise, is_small = false, className = '' }: SeaStripProps): ReactNode {
  return (
    <div
      className={`${ui('relative', 'clip')} ${classes['sea']} ${is_small ? classes['small'] : classes['wide']} ${className}`}
    >
      <div className={`${ui('clip')} ${classes['map']}`}>
        <CourseLine
          course={cruise.course}
          height={is_small ? 80 : 56}
          has_land
          className={classes['course']}
        />
      </div>
      <div className={classes['water']}>
        <ShipAtEdge cruise={cruise} />
      </div>
    </div>
  );
}
