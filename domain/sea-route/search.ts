import { CELLS_A_DEGREE, COLUMNS, middleOf, ROWS, squareAt, type Sea } from './grid.ts';
import { Heap } from './heap.ts';
import { Outlook } from './outlook.ts';
import { costOfLine } from './sight.ts';
import { radius_nm } from './sphere.ts';

/** Half cells, so that the middles of all squares are whole numbers. */
const half_columns = COLUMNS * 2;
const half_rows = ROWS * 2;
const nm_a_half_cell = 60 / CELLS_A_DEGREE / 2;
/** Below this distance the great circle is a good enough estimate. */
const near_nm = 60;
/**
 * The outlook ignores coasts and islands, so that the real distance is a little longer. Found by trial: with it the
 * search expands half of the squares, and no route came out longer.
 */
const outlook_weight = 1.06;

/**
 * A square whose real cost exceeds the estimate by more than this goes back into the queue: otherwise a way over a
 * shoal would close a square on it before the way around reaches it.
 */
const most_surprise_nm = 0.3;

const lat_cosine = new Float64Array(half_rows + 1);
const lat_sine = new Float64Array(half_rows + 1);
const lon_cosine = new Float64Array(half_columns);
for (let y = 0; y <= half_rows; y += 1) {
  const lat = Math.PI / 2 - (y / half_rows) * Math.PI;
  lat_cosine[y] = Math.max(Math.cos(lat), 0);
  lat_sine[y] = Math.sin(lat);
}
for (let x = 0; x < half_columns; x += 1) lon_cosine[x] = Math.cos((x / half_columns) * 2 * Math.PI);

/**
 * Finds the way from one square of the sea to another by lazy theta*: A* whose ways need not turn in each square they
 * pass. Plain A* goes in eight directions, and its shortest way is up to a tenth too long: it would go round Africa
 * where Suez is nearer. The buffers are kept and reused by the next search.
 */
export class Search {
  readonly #sea: Sea;
  readonly #cost: Float32Array;
  readonly #before: Int32Array;
  /** the number of the search that wrote the cost; negative once the square is closed */
  readonly #written: Int32Array;
  readonly #heap = new Heap();
  readonly #outlook: Outlook;
  #number = 0;
  readonly #neighbours: number[] = [];
  /** the number of squares that the last search expanded */
  expanded = 0;

  constructor(sea: Sea) {
    const squares = sea.size.length;
    this.#sea = sea;
    this.#outlook = new Outlook(sea);
    this.#cost = new Float32Array(squares);
    this.#before = new Int32Array(squares);
    this.#written = new Int32Array(squares);
  }

  /** The squares in which the way turns, with its two ends; null if there is no way. */
  find(from: number, to: number): number[] | null {
    const { column, row } = this.#sea;
    this.#number += 1;
    this.expanded = 0;
    this.#heap.clear();
    this.#outlook.lookFrom(column[to] ?? 0, row[to] ?? 0, column[from] ?? 0, row[from] ?? 0);
    this.#reach(from, -1, 0, to);
    for (let square = this.#heap.pop(); square !== -1; square = this.#heap.pop()) {
      if (this.#written[square] === -this.#number) continue;
      this.#listNeighbours(square);
      const taken_for = this.#cost[square] ?? 0;
      this.#correctCost(square);
      const cost = this.#cost[square] ?? 0;
      if (cost > taken_for + most_surprise_nm) {
        this.#heap.push(cost + this.#guess(square, to), square);
        continue;
      }
      if (square === to) return this.#way(to);
      this.#written[square] = -this.#number;
      this.expanded += 1;
      this.#expand(square, to);
    }
    return null;
  }

  #way(to: number): number[] {
    const way: number[] = [];
    for (let square = to; square !== -1; square = this.#before[square] ?? -1) way.push(square);
    return way.toReversed();
  }

  #reach(square: number, before: number, cost: number, to: number): void {
    this.#cost[square] = cost;
    this.#before[square] = before;
    this.#written[square] = this.#number;
    this.#heap.push(cost + this.#guess(square, to), square);
  }

  #expand(square: number, to: number): void {
    const before = this.#before[square] ?? -1;
    const from = before === -1 ? square : before;
    const cost_of_from = this.#cost[from] ?? 0;
    for (const next of this.#neighbours) {
      if (this.#written[next] === -this.#number) continue;
      const cost = cost_of_from + this.#miles(from, next);
      if (this.#written[next] === this.#number && (this.#cost[next] ?? 0) <= cost) continue;
      this.#reach(next, from, cost, to);
    }
  }

  /**
   * Corrects the cost of a square, which was reached assuming a direct line from `before`: checks the line, and
   * otherwise takes the best closed neighbour.
   */
  #correctCost(square: number): void {
    const before = this.#before[square] ?? -1;
    if (before === -1) return;
    const sea = this.#sea;
    let least = Infinity;
    let turn = before;
    for (const next of this.#neighbours) {
      if (this.#written[next] !== -this.#number) continue;
      const cost = (this.#cost[next] ?? 0) + this.#costOfStep(next, square);
      if (cost >= least) continue;
      least = cost;
      turn = next;
    }
    const cost_before = this.#cost[before] ?? 0;
    const most = least - cost_before;
    const straight = cost_before + costOfLine(sea, middleOf(sea, before), middleOf(sea, square), most);
    this.#cost[square] = Math.min(straight, least);
    if (straight > least) this.#before[square] = turn;
  }

  /** The estimated distance from a square to the goal. */
  #guess(square: number, to: number): number {
    const straight = this.#miles(square, to);
    if (straight < near_nm) return straight;
    const { column, row, size } = this.#sea;
    const side = size[square] ?? 0;
    return Math.max(
      straight,
      outlook_weight *
        this.#outlook.distance((column[square] ?? 0) * 2 + side, (row[square] ?? 0) * 2 + side),
    );
  }

  /** Nautical miles between the middles of two squares. */
  #miles(square: number, other: number): number {
    const { column, row, size } = this.#sea;
    const side = size[square] ?? 0;
    const other_side = size[other] ?? 0;
    const x = (column[square] ?? 0) * 2 + side;
    const y = (row[square] ?? 0) * 2 + side;
    const other_x = (column[other] ?? 0) * 2 + other_side;
    const other_y = (row[other] ?? 0) * 2 + other_side;
    let across = Math.abs(x - other_x);
    if (across > COLUMNS) across = half_columns - across;
    if (across + Math.abs(y - other_y) < 4 * CELLS_A_DEGREE) {
      // close points: a flat earth is exact enough, and the arc cosine would be inexact
      const scaled = across * (lat_cosine[(y + other_y) >> 1] ?? 1);
      return Math.sqrt(scaled * scaled + (y - other_y) * (y - other_y)) * nm_a_half_cell;
    }
    const turn = (lat_cosine[y] ?? 0) * (lat_cosine[other_y] ?? 0) * (lon_cosine[across] ?? 1);
    return Math.acos(Math.min((lat_sine[y] ?? 0) * (lat_sine[other_y] ?? 0) + turn, 1)) * radius_nm;
  }

  #costOfStep(square: number, next: number): number {
    const { size, weight } = this.#sea;
    const side = size[square] ?? 1;
    const next_side = size[next] ?? 1;
    const weights = (weight[square] ?? 1) * side + (weight[next] ?? 1) * next_side;
    return (this.#miles(square, next) * weights) / (side + next_side);
  }

  /** Collects the neighbours of a square. */
  #listNeighbours(square: number): void {
    const { column, row, size } = this.#sea;
    this.#neighbours.length = 0;
    const x = column[square] ?? 0;
    const y = row[square] ?? 0;
    const side = size[square] ?? 1;
    const west = x === 0 ? COLUMNS - 1 : x - 1;
    const east = x + side === COLUMNS ? 0 : x + side;
    this.#addSide(west, y, side, false);
    this.#addSide(east, y, side, false);
    for (const beside of [y - 1, y + side]) {
      if (beside < 0 || beside >= ROWS) continue;
      this.#addSide(x, beside, side, true);
      this.#addNeighbour(west, beside);
      this.#addNeighbour(east, beside);
    }
  }

  #addNeighbour(x: number, y: number): number {
    const square = squareAt(this.#sea, x, y);
    if (square !== -1) this.#neighbours.push(square);
    return square;
  }

  #addSide(x: number, y: number, side: number, is_across: boolean): void {
    const { column, row, size } = this.#sea;
    for (let done = 0; done < side;) {
      const square = is_across ? this.#addNeighbour(x + done, y) : this.#addNeighbour(x, y + done);
      if (square === -1) done += 1;
      else done = (is_across ? (column[square] ?? 0) - x : (row[square] ?? 0) - y) + (size[square] ?? 1);
    }
  }
}
