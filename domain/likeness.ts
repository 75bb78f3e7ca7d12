/** Pairs of neighbouring letters, with the ends of the text as letters of their own. */
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
 * Compares names with many others, by the pairs of letters that they share (Dice's coefficient). The others are taken
 * apart once, and only those are looked at that share a pair.
 *
 * @param others folded texts, as `fold` makes them
 * @returns how alike a folded text is to each of them: 1 the same, 0 nothing in common or an empty text
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

/** How alike two folded texts are, as `comparerWith` says it. */
export function likeness(a: string, b: string): number {
  return comparerWith([b])(a)[0] ?? 0;
}
