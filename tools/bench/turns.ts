// Compares two servers alternating: other load of the machine affects both alike, and the median of the ratios ignores
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

export async function takeTurns(mine: Turn, theirs: Turn, rounds: number): Promise<Ratio> {
  for (let round = 0; round < rounds; round += 1) {
    for (const { slices, slice } of [mine, theirs]) slices.push(await slice());
  }
  const ratios = mine.slices.map(
    ({ perSecond }, round) => perSecond / (theirs.slices[round]?.perSecond ?? 0),
  );
  return { median: median(ratios), least: Math.min(...ratios), greatest: Math.max(...ratios) };
}
