/** Pairs of neighbouring letters; the ends of the text count as letters. */
function pairsOf(text: string): Map<string, number> {
  const pairs = new Map<string, number>();
  if (text === '') return pairs;
  const fenced = ` ${text} `;
  for (let place = 0; place + 1 < fenced.length; place += 1) {
    const pair = fenced.slice(place, place + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
}

/**
 * Compares names with many others, by the pairs of letters that they share (Dice's coefficient). The pairs of the
 * others are indexed once, and only texts that share a pair are compared.
 *
 * @param others folded texts, as `fold` makes them
 * @returns the similarity of a folded text to each of them: 1 for the same, 0 for nothing in common or an empty text
 */
export function comparerWith(others: readonly string[]): (text: string) => number[] {
  const holders = new Map<string, { place: number; count: number }[]>();
  for (const [place, other] of others.entries()) {
    for (const [pair, count] of pairsOf(other)) {
      const holding = holders.get(pair);
      if (holding === undefined) holders.set(pair, [{ place, count }]);
      else holding.push({ place, count });
    }
  }
  return (text) => {
    const shared = new Uint32Array(others.length);
    for (const [pair, count] of pairsOf(text)) {
      for (const held of holders.get(pair) ?? []) {
        shared[held.place] = (shared[held.place] ?? 0) + Math.min(count, held.count);
      }
    }
    return others.map((other, place) => (2 * (shared[place] ?? 0)) / (text.length + 1 + (other.length + 1)));
  };
}

/** The similarity of two folded texts, as in `comparerWith`. */
export function likeness(a: string, b: string): number {
  return comparerWith([b])(a)[0] ?? 0;
}
