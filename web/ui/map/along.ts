import { geoDistance, geoInterpolate } from 'd3-geo';
import type { Position } from 'geojson';

/** Cuts a line of great circles at a share of its length. @returns the parts before and after the cut */
export function cutLine(line: readonly Position[], part: number): [Position[], Position[]] {
  const lengths = line.slice(1).map((point, place) => geoDistance(pair(line[place]), pair(point)));
  let left = lengths.reduce((sum, length) => sum + length, 0) * part;
  for (const [place, length] of lengths.entries()) {
    if (left <= length && length > 0) {
      const cut = geoInterpolate(pair(line[place]), pair(line[place + 1]))(left / length);
      return [
        [...line.slice(0, place + 1), cut],
        [cut, ...line.slice(place + 1)],
      ];
    }
    left -= length;
  }
  return [[...line], []];
}

function pair(position: Position | undefined): [number, number] {
  return [position?.[0] ?? 0, position?.[1] ?? 0];
}
