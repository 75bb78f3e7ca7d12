import type { Sea } from './grid.ts';
import { costOfLine } from './sight.ts';
import { distanceNm, pointBetween, type Point } from './sphere.ts';

/** The largest distance of the simplified line from the original one. */
const tolerance_nm = 0.5;
/** The largest factor by which the simplified line may cost more. */
const tolerance_cost = 1.002;
const shortest_cut_nm = 0.3;
const rounds = 5;

/**
 * Pulls a way tight like a rubber band: removes unnecessary turns, and cuts corners as far as land, coast and ice
 * allow. Then it removes points that do not change the line.
 */
export function straighten(sea: Sea, way: readonly Point[]): Point[] {
  let line = [...way];
  for (let round = 0; round < rounds; round += 1) {
    const before = line;
    line = cutCorners(sea, dropTurns(sea, line));
    if (line.length === before.length && line.every((point, index) => point === before[index])) break;
  }
  return simplify(sea, dropTurns(sea, line));
}

/**
 * Goes from each point straight to the furthest one that costs no more that way, by doubling and then halving steps.
 */
function dropTurns(sea: Sea, line: readonly Point[]): Point[] {
  const costs = [0];
  for (let index = 1; index < line.length; index += 1) {
    // where two squares of water meet only at a corner, the line between them is kept as it is
    const cost = costOfLine(sea, at(line, index - 1), at(line, index));
    const miles = cost === Infinity ? distanceNm(at(line, index - 1), at(line, index)) * 2 : cost;
    costs.push((costs[index - 1] ?? 0) + miles);
  }
  const isStraight = (from: number, to: number) => {
    const most = ((costs[to] ?? 0) - (costs[from] ?? 0)) * 1.000_001;
    return to === from + 1 || costOfLine(sea, at(line, from), at(line, to), most) <= most;
  };
  return skip(line, isStraight);
}

/** The ends, and between them as few points as the condition on pairs of points allows. */
function skip(line: readonly Point[], isAllowed: (from: number, to: number) => boolean): Point[] {
  const last = line.length - 1;
  const kept = [at(line, 0)];
  for (let from = 0; from < last;) {
    let reach = 1;
    while (from + reach * 2 <= last && isAllowed(from, from + reach * 2)) reach *= 2;
    for (let more = reach; more >= 1; more = Math.floor(more / 2)) {
      if (from + reach + more <= last && isAllowed(from, from + reach + more)) reach += more;
    }
    from += reach;
    kept.push(at(line, from));
  }
  return kept;
}

function cutCorners(sea: Sea, line: readonly Point[]): Point[] {
  const cut: Point[] = [at(line, 0)];
  for (let index = 1; index < line.length - 1; index += 1) {
    const before = cut.at(-1) ?? at(line, index - 1);
    cut.push(...cutCorner(sea, before, at(line, index), at(line, index + 1)));
  }
  return [...cut, at(line, line.length - 1)];
}

function cutCorner(sea: Sea, before: Point, corner: Point, after: Point): Point[] {
  const to_before = distanceNm(corner, before);
  const to_after = distanceNm(corner, after);
  for (const part of [1, 0.5, 0.25, 0.1, 0.03]) {
    const cut_nm = Math.min(to_before, to_after) * part;
    if (cut_nm < shortest_cut_nm) break;
    const from = pointBetween(corner, before, cut_nm / to_before);
    const to = pointBetween(corner, after, cut_nm / to_after);
    const most = (costOfLine(sea, from, corner) + costOfLine(sea, corner, to)) * 0.9999;
    if (costOfLine(sea, from, to, most) < most) return [from, to];
  }
  return [corner];
}

/** Simplifies like Douglas and Peucker, but respects land, coast and ice. */
function simplify(sea: Sea, line: readonly Point[]): Point[] {
  return skip(line, (from, to) => {
    let most = 0;
    for (let index = from + 1; index <= to; index += 1) {
      most += costOfLine(sea, at(line, index - 1), at(line, index));
    }
    const straight = costOfLine(sea, at(line, from), at(line, to), most * tolerance_cost);
    if (straight > most * tolerance_cost) return false;
    for (let index = from + 1; index < to; index += 1) {
      if (distanceToLine(at(line, index), at(line, from), at(line, to)) > tolerance_nm) return false;
    }
    return true;
  });
}

/** The approximate distance of a point from a line, by the nearest place along it. */
function distanceToLine(point: Point, from: Point, to: Point): number {
  const a = distanceNm(from, point);
  const b = distanceNm(point, to);
  const c = distanceNm(from, to);
  if (c < 1e-6) return a;
  const along = (a * a - b * b + c * c) / (2 * c);
  return distanceNm(point, pointBetween(from, to, Math.max(0, Math.min(along / c, 1))));
}

function at(line: readonly Point[], index: number): Point {
  const point = line[index];
  if (point === undefined) throw new RangeError('a line without this point');
  return point;
}
