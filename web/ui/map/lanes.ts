import type { Pixel } from './paths.ts';

/** A way between two places where ways meet or end. */
export interface Lane {
  /** of an SVG */
  path: string;
  /** how often it was sailed */
  sailed: number;
}

interface Node {
  at: Pixel;
  /** the nodes beside it, and how often one sailed there */
  beside: Map<Node, number>;
}

/**
 * Ways that run side by side as one lane: routes of the same sea differ by a few pixels, and drawn as they are they look
 * like a slip of the pen.
 * @param near pixels that are no distance
 */
export function lanesOf(ways: readonly (readonly Pixel[])[], near: number): Lane[] {
  const nodes = nodesOf(near);
  for (const way of ways) {
    let last: Node | undefined;
    for (const at of closely(way, near / 2)) {
      const node = nodes.at(at);
      if (last !== undefined && node !== last) join(last, node);
      last = node;
    }
  }
  return chains(nodes.all).map(({ points, sailed }) => ({ path: smooth(points), sailed }));
}

function nodesOf(near: number) {
  const cells = new Map<string, Node[]>();
  const all: Node[] = [];
  const cellOf = ([x, y]: Pixel) => [Math.floor(x / near), Math.floor(y / near)] as const;
  function at(wanted: Pixel): Node {
    const [column, row] = cellOf(wanted);
    let [found, distance]: [Node | undefined, number] = [undefined, near];
    for (const x of [column - 1, column, column + 1])
      for (const y of [row - 1, row, row + 1])
        for (const node of cells.get(`${x} ${y}`) ?? []) {
          const away = Math.hypot(node.at[0] - wanted[0], node.at[1] - wanted[1]);
          if (away < distance) [found, distance] = [node, away];
        }
    if (found !== undefined) return found;
    const node: Node = { at: wanted, beside: new Map() };
    const key = `${column} ${row}`;
    cells.set(key, [...(cells.get(key) ?? []), node]);
    all.push(node);
    return node;
  }
  return { all, at };
}

/** The points of a way, and further ones between them, none farther apart than `step`. */
function* closely(way: readonly Pixel[], step: number): Generator<Pixel> {
  let last: Pixel | undefined;
  for (const [x, y] of way) {
    if (last !== undefined) {
      const parts = Math.ceil(Math.hypot(x - last[0], y - last[1]) / step);
      for (let part = 1; part < parts; part += 1) {
        const share = part / parts;
        yield [last[0] + (x - last[0]) * share, last[1] + (y - last[1]) * share];
      }
    }
    yield [x, y];
    last = [x, y];
  }
}

function join(a: Node, b: Node): void {
  if (!a.beside.has(b)) {
    // already joined by a node between them
    const between = [...a.beside.keys()].find((node) => node.beside.has(b));
    if (between !== undefined) {
      join(a, between);
      join(between, b);
      return;
    }
  }
  const sailed = (a.beside.get(b) ?? 0) + 1;
  a.beside.set(b, sailed);
  b.beside.set(a, sailed);
}

/** From each end and each fork to the next; then what goes in a circle. */
function chains(nodes: readonly Node[]): { points: Pixel[]; sailed: number }[] {
  const done = new Map<Node, Set<Node>>();
  const isDone = (a: Node, b: Node) => done.get(a)?.has(b) === true;
  const mark = (a: Node, b: Node) => {
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const) {
      const marked = done.get(from) ?? new Set();
      done.set(from, marked.add(to));
    }
  };
  const found: { points: Pixel[]; sailed: number }[] = [];
  const follow = (start: Node) => {
    for (const second of start.beside.keys()) {
      if (isDone(start, second)) continue;
      const points = [start.at];
      let [from, to]: [Node, Node] = [start, second];
      let sailed = 0;
      for (;;) {
        mark(from, to);
        points.push(to.at);
        sailed = Math.max(sailed, from.beside.get(to) ?? 1);
        if (to.beside.size !== 2 || to === start) break;
        const next = [...to.beside.keys()].find((node) => node !== from);
        if (next === undefined || isDone(to, next)) break;
        [from, to] = [to, next];
      }
      found.push({ points, sailed });
    }
  };
  for (const node of nodes) if (node.beside.size !== 2) follow(node);
  for (const node of nodes) follow(node);
  return found;
}

/** A line without corners: through the middles, with the points as what pulls. */
function smooth(points: readonly Pixel[]): string {
  const text = ([x, y]: Pixel) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const [first, ...rest] = points;
  const last = rest.pop();
  if (first === undefined || last === undefined) return '';
  const bends = rest.map((point, place) => {
    const next = rest[place + 1] ?? last;
    return `Q${text(point)} ${text([(point[0] + next[0]) / 2, (point[1] + next[1]) / 2])}`;
  });
  return `M${text(first)}${bends.join('')}L${text(last)}`;
}
