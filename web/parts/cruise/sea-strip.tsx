import type { ReactNode } from 'react';
import type { ListedCruise } from '#contract/cruise-list.ts';
import { ui } from '#web/ui/primitives.ts';
import { CourseLine } from './course-line.tsx';
import classes from './sea-strip.module.css';
import { ShipAtEdge } from './ship-at-edge.tsx';

interface SeaStripProps {
  cruise: Pick<ListedCruise, 'course' | 'livery' | 'cruise_line' | 'ship_name'>;
  className?: string | undefined;
}

/** The line of a voyage and its ship on the water, all ships to one scale. Decorative. */
export function SeaStrip({ cruise, className = '' }: SeaStripProps): ReactNode {
  return (
    <div className={`${ui('relative')} ${classes['sea']} ${className}`}>
      <CourseLine course={cruise.course} className={classes['course']} />
      <ShipAtEdge cruise={cruise} />
    </div>
  );
}
