import { flatLines, flatRings } from './flat-paths.ts';
import type { Land } from './land.ts';
import { thinPath } from './paths.ts';
import { runSteps, type Steps } from './steps.ts';
import type { View } from './view.ts';

export interface Ground {
  land: string;
  coast: string;
}

/** Land and its coast as paths. A whole world is cut on the sphere, cells are drawn uncut. */
export function groundOf(view: View, land: Land): Ground {
  return runSteps(groundSteps(view, land));
}

/** The same in steps that can be run one at a time. */
export function* groundSteps(view: View, { land, coast }: Land): Steps<Ground> {
  const { plain, level } = view;
  if (level === 'far') {
    const filled = thinPath(plain, land);
    yield;
    return { land: filled, coast: thinPath(plain, coast) };
  }
  const filled = yield* flatRings(plain, land.coordinates, view);
  return { land: filled, coast: yield* flatLines(plain, coast.coordinates, view) };
}
