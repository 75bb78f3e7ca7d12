import { CELLS_A_DEGREE, COLUMNS, ROWS, squareAt, toColumn, toRow, middleOf, type Sea } from './grid.ts';
import { Search } from './search.ts';
import { costOfLine } from './sight.ts';
import { distanceNm, lengthNm, type Point } from './sphere.ts';
import { straighten } from './straighten.ts';

/** Part of the edition of the network: increase it whenever computed routes or their crossings change. */
export const ROUTE_RULES = 7;

/** A port further from navigable water has no route by sea. */
const furthest_nm = 12.5;
/** Two places with a direct line need no search, unless ice or a coast lies between. */
const clear_cost = 1.01;

/** The route from one place to the next; `line` begins and ends at these places. */
export interface SeaLeg {
  distance_nm: number;
  is_over_water: boolean;
  line: Point[];
}

/** Finds routes over the water of one network. */
export class SeaRoutes {
  readonly #sea: Sea;
  readonly #search: Search;

  constructor(sea: Sea) {
    this.#sea = sea;
    this.#search = new Search(sea);
  }

  /** The number of squares that the last search expanded. */
  get expanded(): number {
    return this.#search.expanded;
  }

  /** The route of a ship, or the great circle if there is none over water. The same in both directions. */
  find(from: Point, to: Point): SeaLeg {
    const is_turned = from[0] > to[0] || (from[0] === to[0] && from[1] > to[1]);
    const way = is_turned ? this.#way(to, from) : this.#way(from, to);
    const line = (way ?? [from, to]).map(([lon, lat]): Point => [rounded(lon), rounded(lat)]);
    if (is_turned && way !== null) line.reverse();
    const distance_nm = Math.round(lengthNm(line) * 10) / 10;
    return { distance_nm, is_over_water: way !== null, line };
  }

  #way(from: Point, to: Point): Point[] | null {
    const sea = this.#sea;
    const start = findWater(sea, from);
    const end = findWater(sea, to);
    if (start === null || end === null) return null;
    const direct = costOfLine(sea, start.point, end.point);
    if (direct <= distanceNm(start.point, end.point) * clear_cost + 1) {
      return withPorts(from, [start.point, end.point], to);
    }
    const squares = this.#search.find(start.square, end.square);
    if (squares === null) return null;
    const turns = squares.map((square) => middleOf(sea, square));
    return withPorts(from, straighten(sea, [start.point, ...turns, end.point]), to);
  }
}

/** Adds the ports as the ends of the line, also if they lie inland of the network's coast. */
function withPorts(from: Point, line: Point[], to: Point): Point[] {
  const [first] = line;
  const last = line.at(-1);
  return [
    ...(first === undefined || isSame(first, from) ? [] : [from]),
    ...line,
    ...(last === undefined || isSame(last, to) ? [] : [to]),
  ];
}

function isSame(one: Point, other: Point): boolean {
  return one[0] === other[0] && one[1] === other[1];
}

/** The water of a port: its own position, else the nearest water; null if that is too far. */
function findWater(sea: Sea, port: Point): { point: Point; square: number } | null {
  const column = toColumn(port[0]);
  const row = toRow(port[1]);
  const at = squareAt(sea, column, row);
  if (at !== -1) return { point: port, square: at };
  const width = Math.max(Math.cos((port[1] * Math.PI) / 180), 0.02);
  const rows = Math.ceil((furthest_nm / 60) * CELLS_A_DEGREE);
  let nearest: { point: Point; square: number } | null = null;
  let least = furthest_nm;
  for (let y = Math.max(row - rows, 0); y <= Math.min(row + rows, ROWS - 1); y += 1) {
    const columns = Math.ceil(rows / width);
    for (let x = column - columns; x <= column + columns; x += 1) {
      const wrapped = (x + COLUMNS) % COLUMNS;
      const square = squareAt(sea, wrapped, y);
      if (square === -1) continue;
      const point: Point = [(wrapped + 0.5) / CELLS_A_DEGREE - 180, 90 - (y + 0.5) / CELLS_A_DEGREE];
      const distance = distanceNm(port, point);
      if (distance >= least) continue;
      least = distance;
      nearest = { point, square };
    }
  }
  return nearest;
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1000) / 1000;
}
