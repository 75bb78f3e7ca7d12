import { startTransition, useEffect, useState } from 'react';
import { type Ground, groundSteps } from './ground.ts';
import { loadLand } from './land.ts';
import { inTurns } from './steps.ts';
import type { View } from './view.ts';

/** Of the views that are kept: who comes back to a screen has its land at once. */
const grounds = new WeakMap<View, Ground>();

/** Land for a view, once loaded. Without a network the route is drawn on bare sea. */
export function useGround(view: View | undefined): Ground | undefined {
  const [drawn, setDrawn] = useState<{ view: View; ground: Ground }>();
  const known = view && grounds.get(view);

  useEffect(() => {
    if (view === undefined || grounds.has(view)) return;
    let isWanted = true;
    const draw = async () => {
      const land = await loadLand(view.level, view.cells);
      const ground = await inTurns(groundSteps(view, land));
      grounds.set(view, ground);
      if (isWanted) startTransition(() => setDrawn({ view, ground }));
    };
    draw().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [view]);

  if (known !== undefined) return known;
  // names that are placed again when fonts arrive bring a new view of the same place
  return drawn !== undefined && view !== undefined && placeOf(drawn.view) === placeOf(view)
    ? drawn.ground
    : undefined;
}

/** What a view looks at: two of them with the same text have the same land in the same pixels. */
function placeOf({ kind, level, width, height, projection }: View): string {
  return [
    kind,
    level,
    width,
    height,
    projection.scale(),
    ...projection.translate(),
    ...projection.rotate(),
  ].join(' ');
}
