import { BLOCK, CELLS_A_DEGREE, COLUMNS, openAt, squareAt, toRow, type Sea } from './grid.ts';
import { angleBetween, directionOf, radius_nm, type Point } from './sphere.ts';

const nm_a_cell = 60 / CELLS_A_DEGREE;
/** The smallest step: less than half of a cell. */
const shortest_nm = 0.4 * nm_a_cell;
const columns_a_radian = COLUMNS / (2 * Math.PI);
const rows_a_radian = (180 * CELLS_A_DEGREE) / Math.PI;

/**
 * The cost of the great circle from one place to another: its miles times the weight of their water; Infinity over
 * land, or above `most`. It steps from square to square, so that an ocean takes no longer than a coast. It allocates
 * nothing per step, as a search calls it thousands of times.
 */
export function costOfLine(sea: Sea, from: Point, to: Point, most = Infinity): number {
  const { column, row, size, weight } = sea;
  const a = directionOf(from);
  const b = directionOf(to);
  const angle = angleBetween(a, b);
  const length = angle * radius_nm;
  if (length > most) return Infinity;
  const sine = Math.sin(angle);
  let cost = 0;
  let done = 0;
  while (true) {
    const part = length === 0 ? 0 : done / length;
    const of_a = sine < 1e-12 ? 1 - part : Math.sin((1 - part) * angle) / sine;
    const of_b = sine < 1e-12 ? part : Math.sin(part * angle) / sine;
    const px = of_a * a[0] + of_b * b[0];
    const py = of_a * a[1] + of_b * b[1];
    const pz = of_a * a[2] + of_b * b[2];
    const width = Math.sqrt(px * px + py * py);
    const x = Math.min((Math.atan2(py, px) + Math.PI) * columns_a_radian, COLUMNS - 1e-6);
    const y = (Math.PI / 2 - Math.atan2(pz, width)) * rows_a_radian;
    const square = squareAt(sea, Math.floor(x), toRow(90 - y / CELLS_A_DEGREE));
    if (square === -1) return Infinity;
    const left = length - done;
    if (left <= 0) return cost;
    const beside_x = x - (column[square] ?? 0);
    const beside_y = y - (row[square] ?? 0);
    const side = size[square] ?? 1;
    const around = side < BLOCK ? 0 : Math.max(openAt(sea, Math.floor(x), Math.floor(y)) - 1, 0) * BLOCK;
    const across = (Math.min(beside_x, side - beside_x) + around) * width;
    const to_edge = Math.min(across, Math.min(beside_y, side - beside_y) + around) * nm_a_cell;
    const step = Math.min(Math.max(to_edge * 0.98, shortest_nm), left);
    cost += step * (weight[square] ?? 1);
    if (cost > most) return Infinity;
    done = step === left ? length : done + step;
  }
}
