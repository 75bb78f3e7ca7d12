import { type ReactNode, Suspense } from 'react';
import type { ListedCruise } from '#contract/cruise-list.ts';
import { shipOf } from '#domain/livery.ts';
import { lazyDrawing } from '#web/ui/lazy-drawing.ts';
import classes from './ship-at-edge.module.css';

const Ship = lazyDrawing(async () => (await import('#web/ui/ship.tsx')).Ship);

/** The height that the largest ship takes, in pixels: nothing of a picture should stand there. */
export const berth_height = 70;

interface ShipAtEdgeProps {
  cruise: Pick<ListedCruise, 'livery' | 'cruise_line' | 'ship_name'>;
}

/** The ship of a cruise on the lower edge of a picture, as on the water. */
export function ShipAtEdge({ cruise }: ShipAtEdgeProps): ReactNode {
  return (
    <div className={classes['berth']}>
      <Suspense fallback={null}>
        <Ship {...shipOf(cruise)} />
      </Suspense>
    </div>
  );
}
