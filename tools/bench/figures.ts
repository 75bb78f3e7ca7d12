// Measures the figures of a logbook with growing numbers of cruises, one request after the other.
import type { ServerProcess } from '#server/testing/process.ts';
import type { Traveller } from './lives.ts';
import { asNew, load, requestsFor, type Target } from './load.ts';
import { median } from './numbers.ts';

const PATHS = ['stats', 'dashboard'] as const;

export interface Figure {
  readonly path: (typeof PATHS)[number];
  readonly cruises: number;
  /** Of an address that was not asked before. */
  readonly milliseconds: number;
  readonly repeated_ms: number;
  /** Time per cruise divided by that of the next smaller life: 1 is linear growth, below it is better. */
  readonly growth: number | null;
}

export async function measureFigures(
  { url }: ServerProcess,
  travellers: readonly Traveller[],
  seconds: number,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const path of PATHS) {
    let smaller: Figure | null = null;
    for (const { cruises, headers } of travellers) {
      const target = { url: `${url}/api/${path}`, headers };
      const milliseconds = await timeOf(asNew(target), seconds);
      const figure: Figure = {
        path,
        cruises,
        milliseconds,
        repeated_ms: await timeOf(target, seconds),
        growth: growthOf(smaller, { cruises, milliseconds }),
      };
      figures.push(figure);
      smaller = figure;
    }
  }
  return figures;
}

async function timeOf(target: Target, seconds: number): Promise<number> {
  const requests = Math.max(5, await requestsFor(target, 1, seconds));
  return median((await load(target, 1, requests)).milliseconds);
}

type GrowthPoint = Pick<Figure, 'cruises' | 'milliseconds'>;

function growthOf(smaller: GrowthPoint | null, larger: GrowthPoint): number | null {
  if (smaller === null) return null;
  return larger.milliseconds / larger.cruises / (smaller.milliseconds / smaller.cruises);
}
