/** The shortest arc that contains all longitudes: its middle and its width; across 180° as well. */
export function arcOf(longitudes: readonly number[]): { middle: number; width: number } {
  const sorted = [...longitudes].toSorted((a, b) => a - b);
  const first = sorted[0] ?? 0;
  let gap = { width: first + 360 - (sorted.at(-1) ?? 0), end: first };
  sorted.forEach((lon, place) => {
    const width = lon - (sorted[place - 1] ?? lon);
    if (width > gap.width) gap = { width, end: lon };
  });
  const width = 360 - gap.width;
  return { middle: wrapped(gap.end + width / 2), width };
}

/** A longitude, or a difference of two, from -180 to 180. */
export function wrapped(lon: number): number {
  return ((((lon + 180) % 360) + 360) % 360) - 180;
}
