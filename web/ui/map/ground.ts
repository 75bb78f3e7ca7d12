import { flatLines, flatRings } from './flat-paths.ts';
import type { Land } from './land.ts';
import { thinPath } from './paths.ts';
import type { View } from './view.ts';

export interface Ground {
  land: string;
  coast: string;
}

/** Land and its coast as paths. A whole world is cut on the sphere, cells are drawn as they are. */
export function groundOf(view: View, { land, coast }: Land): Ground {
  const { plain, level } = view;
  if (level === 'far') return { land: thinPath(plain, land), coast: thinPath(plain, coast) };
  return {
    land: flatRings(plain, land.coordinates, view),
    coast: flatLines(plain, coast.coordinates, view),
  };
}
