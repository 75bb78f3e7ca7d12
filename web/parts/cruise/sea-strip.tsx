import type { ReactNode } from 'react';
import type { ListedCruise } from '#contract/cruise-list.ts';
import { ui } from '#web/ui/primitives.ts';
import { CourseLine } from './course-line.tsx';
import classes from './sea-strip.module.css';
import { ShipAtEdge } from './ship-at-edge.tsx';

/** How high the course is drawn, for a width of 100, and how far the land beside it (`CourseLine`): to all edges. */
const frames = {
  beside: { height: 56, land: 2.5 },
  below: { height: 80, land: 1 },
} as const;

interface SeaStripProps {
  cruise: Pick<ListedCruise, 'course' | 'livery' | 'cruise_line' | 'ship_name'>;
  /** where the course stands, seen from the ship */
  course?: keyof typeof frames;
  className?: string | undefined;
}

/** The course of a voyage and its ship on the water, all ships to one scale. Decorative. */
export function SeaStrip({ cruise, course = 'beside', className = '' }: SeaStripProps): ReactNode {
  return (
    <div className={`${ui('relative', 'clip')} ${classes['sea']} ${classes[course]} ${className}`}>
      <div className={`${ui('clip')} ${classes['map']}`}>
        <CourseLine course={cruise.course} {...frames[course]} className={classes['course']} />
      </div>
      <div className={classes['water']}>
        <ShipAtEdge cruise={cruise} />
      </div>
    </div>
  );
}
