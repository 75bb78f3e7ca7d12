// Compares servers and routes alternating: other load of the machine affects both alike, and the median of the ratios ignores
// a round that was badly affected.
import type { Slice } from './load.ts';
import { median } from './numbers.ts';

export interface Turn {
  readonly slices: Slice[];
  readonly slice: () => Promise<Slice>;
}

/** Requests per second, mine divided by theirs: median of the rounds, and the least and the greatest of them. */
export interface Ratio {
  readonly median: number;
  readonly least: number;
  readonly greatest: number;
}

export async function takeTurns(turns: readonly Turn[], rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    for (const { slices, slice } of turns) slices.push(await slice());
  }
}

export function ratioOf(mine: Turn, theirs: Turn): Ratio {
  const ratios = mine.slices.map(
    ({ perSecond }, round) => perSecond / (theirs.slices[round]?.perSecond ?? 0),
  );
  return { median: median(ratios), least: Math.min(...ratios), greatest: Math.max(...ratios) };
}
