import { flatLines, flatRings } from './flat-paths.ts';
import type { Land } from './land.ts';
import { thinPath } from './paths.ts';
import type { View } from './view.ts';

export interface Ground {
  land: string;
  coast: string;
}

/** Land and its coast as paths. A whole world is cut on the sphere, cells are drawn as they are. */
export function groundOf(view: View, land: Land): Ground {
  return { land: landPath(view, land), coast: coastPath(view, land) };
}

/** The same in pieces: in one go a phone did not answer a finger for a fifth of a second. */
export async function groundInPieces(view: View, land: Land): Promise<Ground> {
  await breathe();
  const filled = landPath(view, land);
  await breathe();
  return { land: filled, coast: coastPath(view, land) };
}

function landPath(view: View, { land }: Land): string {
  return view.level === 'far' ? thinPath(view.plain, land) : flatRings(view.plain, land.coordinates, view);
}

function coastPath(view: View, { coast }: Land): string {
  return view.level === 'far' ? thinPath(view.plain, coast) : flatLines(view.plain, coast.coordinates, view);
}

/** Lets the browser see to whatever else there is. */
function breathe(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
