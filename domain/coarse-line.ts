type Point = readonly [lon: number, lat: number];

/**
 * Simplifies a line for a map of the world: drops points nearer than `degrees` to the previous one, keeps the ends, and
 * rounds to one decimal.
 */
export function coarseLine(line: readonly Point[], degrees: number): [number, number][] {
  const coarse: [number, number][] = [];
  line.forEach(([lon, lat], place) => {
    const last = coarse.at(-1);
    const is_end = place === 0 || place === line.length - 1;
    const around = last === undefined ? 0 : Math.abs(lon - last[0]);
    // the shorter way round: otherwise a step over the 180° meridian would count as one around the world
    const along = Math.min(around, 360 - around) * Math.cos((lat * Math.PI) / 180);
    const is_near = last !== undefined && Math.hypot(along, lat - last[1]) < degrees;
    if (is_end || !is_near) coarse.push([rounded(lon), rounded(lat)]);
  });
  return coarse;
}

function rounded(degrees: number): number {
  return Math.round(degrees * 10) / 10;
}
