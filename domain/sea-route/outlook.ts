import { BLOCK, CELLS_A_DEGREE, type Sea } from './grid.ts';
import { Heap } from './heap.ts';
import { iceAt } from './waters.ts';

/** Fields in a degree, along either side. */
const fine = 2;
const across = 360 * fine;
const down = 180 * fine;
const cells = CELLS_A_DEGREE / fine;
const nm = 60 / fine;

/** Cosines of the latitude halfway between two rows, indexed by the sum of their indices and one. */
const cosines = Float64Array.from({ length: 2 * down + 1 }, (_none, sum) =>
  Math.cos((sum / 2 / down - 0.5) * Math.PI),
);

/** Sixteen directions: the eight neighbours, and the moves of a knight, which pass two fields that must be water. */
const steps = [-2, -1, 0, 1, 2].flatMap((dx) =>
  [-2, -1, 0, 1, 2].flatMap((dy) => {
    const is_knight = Math.abs(dx * dy) === 2;
    if (Math.max(Math.abs(dx), Math.abs(dy)) !== 1 && !is_knight) return [];
    const between_x = Math.trunc(dx / 2);
    const between_y = Math.trunc(dy / 2);
    return [{ dx, dy, is_knight, between_x, between_y, beside_x: Math.sign(dx), beside_y: Math.sign(dy) }];
  }),
);

/**
 * A rough distance from anywhere to one place, computed over half degrees that hold any water. Unlike the great circle
 * it goes round continents, so that a search does not try all coasts in between.
 */
export class Outlook {
  readonly #weight = new Float32Array(across * down);
  readonly #distance = new Float32Array(across * down);
  readonly #is_done = new Uint8Array(across * down);
  readonly #heap = new Heap();
  /** the minimum distance to fields that were not reached */
  #looked_nm = 0;

  constructor(sea: Sea) {
    for (let square = 0; square < sea.size.length; square += 1) {
      const x = Math.floor((sea.column[square] ?? 0) / cells);
      const y = Math.floor((sea.row[square] ?? 0) / cells);
      const last = sea.size[square] === BLOCK ? fine - 1 : 0;
      for (let dy = 0; dy <= last; dy += 1) for (let dx = 0; dx <= last; dx += 1) this.#open(x + dx, y + dy);
    }
  }

  #open(x: number, y: number): void {
    this.#weight[y * across + x] ||= iceAt((x + 0.5) / fine - 180, 90 - (y + 0.5) / fine);
  }

  /** Computes the distances to a cell, up to that of the `from` cell and a little beyond. */
  lookFrom(to_column: number, to_row: number, from_column: number, from_row: number): void {
    const start = Math.floor(to_row / cells) * across + Math.floor(to_column / cells);
    const goal = Math.floor(from_row / cells) * across + Math.floor(from_column / cells);
    this.#distance.fill(Infinity);
    this.#is_done.fill(0);
    this.#heap.clear();
    this.#distance[start] = 0;
    this.#heap.push(0, start);
    let limit = Infinity;
    for (let field = this.#heap.pop(); field !== -1; field = this.#heap.pop()) {
      if (this.#is_done[field] === 1) continue;
      this.#is_done[field] = 1;
      const distance = this.#distance[field] ?? Infinity;
      if (field === goal) limit = distance * 1.05 + 4 * nm;
      this.#looked_nm = distance;
      if (distance > limit) break;
      this.#spread(field, distance);
    }
  }

  #spread(field: number, distance: number): void {
    const x = field % across;
    const y = Math.floor(field / across);
    for (const step of steps) {
      const next_y = y + step.dy;
      if (next_y < 0 || next_y >= down) continue;
      const next = fieldAt(x + step.dx, next_y);
      const next_weight = this.#weight[next] ?? 0;
      if (next_weight === 0 || this.#is_done[next] === 1) continue;
      if (
        step.is_knight &&
        (this.#weight[fieldAt(x + step.between_x, y + step.between_y)] === 0 ||
          this.#weight[fieldAt(x + step.beside_x, y + step.beside_y)] === 0)
      )
        continue;
      const width = cosines[y + next_y + 1] ?? 1;
      const miles = Math.sqrt(step.dy * step.dy + step.dx * step.dx * width * width) * nm;
      const further = distance + (miles * ((this.#weight[field] ?? 1) + next_weight)) / 2;
      if (further >= (this.#distance[next] ?? 0)) continue;
      this.#distance[next] = further;
      this.#heap.push(further, next);
    }
  }

  /**
   * The distance from a place, in half cells; for fields that were not reached, the largest computed distance. (With
   * Infinity all of these were equal: Maizuru to Kobe, separated by an isthmus narrower than a field, went twice round
   * the world.)
   */
  distance(x: number, y: number): number {
    const field_x = x / (2 * cells) - 0.5;
    const field_y = y / (2 * cells) - 0.5;
    const west = Math.floor(field_x);
    const north = Math.floor(field_y);
    let sum = 0;
    let shares = 0;
    for (let dy = 0; dy <= 1; dy += 1) {
      for (let dx = 0; dx <= 1; dx += 1) {
        const row = Math.max(0, Math.min(north + dy, down - 1));
        const distance = this.#distance[row * across + ((west + dx + across) % across)] ?? Infinity;
        if (distance === Infinity) continue;
        const share = (1 - Math.abs(field_x - west - dx)) * (1 - Math.abs(field_y - north - dy));
        sum += share * distance;
        shares += share;
      }
    }
    return shares < 0.01 ? this.#looked_nm : sum / shares;
  }
}

function fieldAt(x: number, y: number): number {
  return y * across + (x < 0 ? x + across : x >= across ? x - across : x);
}
