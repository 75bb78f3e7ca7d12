type Point = readonly [lon: number, lat: number];

/**
 * A line as coarse as a map of the world can show: points nearer to the one before than so many degrees are left out,
 * the ends stay, and figures have one decimal.
 */
export function coarseLine(line: readonly Point[], degrees: number): [number, number][] {
  const coarse: [number, number][] = [];
  line.forEach(([lon, lat], place) => {
    const last = coarse.at(-1);
    const is_end = place === 0 || place === line.length - 1;
    const around = last === undefined ? 0 : Math.abs(lon - last[0]);
    // the short way round, or a step over 180° would count as one around the world
    const along = Math.min(around, 360 - around) * Math.cos((lat * Math.PI) / 180);
    const is_near = last !== undefined && Math.hypot(along, lat - last[1]) < degrees;
    if (is_end || !is_near) coarse.push([rounded(lon), rounded(lat)]);
  });
  return coarse;
}

function rounded(degrees: number): number {
  return Math.round(degrees * 10) / 10;
}
