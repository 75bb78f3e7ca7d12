import { wrapped } from './arc.ts';
import { pixelOf } from './camera.ts';

interface Place {
  lon: number;
  lat: number;
}

/** Places too close together for a finger; it stands where its first place is. */
export interface Cluster<Item extends Place> {
  first: Item;
  items: Item[];
}

/** A target of a finger. */
const APART = 44;

/**
 * Each place joins the nearest place before it that is less than a finger away, else it stands for itself: the first
 * ones are the names of the map. Where a cluster is depends on the scale alone, so that moving the map changes none.
 * @param items the most important first
 * @param scale pixels in a degree of longitude
 */
export function clustersOf<Item extends Place>(items: readonly Item[], scale: number): Cluster<Item>[] {
  const step = stepOf(scale);
  const found: (Cluster<Item> & { x: number; y: number })[] = [];
  for (const item of items) {
    // the frame does not matter: only differences do
    const { x, y } = pixelOf({ lon: 0, lat: 0, scale: step }, { width: 0, height: 0 }, [item.lon, item.lat]);
    let [nearest, distance]: [Cluster<Item> | undefined, number] = [undefined, APART];
    for (const cluster of found) {
      const away = Math.hypot(wrapped((cluster.x - x) / step) * step, cluster.y - y);
      if (away < distance) [nearest, distance] = [cluster, away];
    }
    if (nearest === undefined) found.push({ first: item, items: [item], x, y });
    else nearest.items.push(item);
  }
  return found.map(({ first, items: together }) => ({ first, items: together }));
}

/** Scales between two steps have the same clusters: a pinch moves them and splits them four times for twice the size. */
export function stepOf(scale: number): number {
  return 2 ** (Math.floor(Math.log2(scale) * 4) / 4);
}
