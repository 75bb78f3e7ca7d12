import { startTransition, useEffect, useState } from 'react';
import { type Ground, groundSteps } from './ground.ts';
import { loadLand } from './land.ts';
import { inTurns } from './steps.ts';
import type { View } from './view.ts';

/** Land for a view, once loaded. Without a network the route is drawn on bare sea. */
export function useGround(view: View | undefined): Ground | undefined {
  const [drawn, setDrawn] = useState<{ view: View; ground: Ground }>();

  useEffect(() => {
    if (view === undefined) return;
    let isWanted = true;
    const draw = async () => {
      const land = await loadLand(view.level, view.cells);
      const ground = await inTurns(groundSteps(view, land));
      if (isWanted) startTransition(() => setDrawn({ view, ground }));
    };
    draw().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [view]);

  return drawn !== undefined && drawn.view === view ? drawn.ground : undefined;
}
