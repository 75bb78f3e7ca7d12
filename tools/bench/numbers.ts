export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** The percentile of values: `percent` per cent of them are not above it. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}
