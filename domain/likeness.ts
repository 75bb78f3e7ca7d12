/** Pairs of neighbouring letters, with the ends of the text as letters of their own. */
function pairsOf(text: string): Map<string, number> {
  const pairs = new Map<string, number>();
  const fenced = ` ${text} `;
  for (let place = 0; place + 1 < fenced.length; place += 1) {
    const pair = fenced.slice(place, place + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
}

/**
 * How alike two names are, by the pairs of letters that they share (Dice's coefficient).
 *
 * @param a folded text, as `fold` makes it
 * @param b folded text
 * @returns 1 for the same text, 0 for nothing in common or for an empty text
 */
export function likeness(a: string, b: string): number {
  if (a === '' || b === '') return 0;
  const [pairs_a, pairs_b] = [pairsOf(a), pairsOf(b)];
  let shared = 0;
  for (const [pair, count] of pairs_a) shared += Math.min(count, pairs_b.get(pair) ?? 0);
  return (2 * shared) / (a.length + 1 + (b.length + 1));
}
