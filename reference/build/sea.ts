/**
 * Builds the network of navigable water: draws the coasts of Natural Earth (world-atlas, land-10m) onto a grid, opens
 * canals and rivers, and keeps the water that is connected with the ocean.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ROUTE_RULES } from '#domain/sea-route/find.ts';
import { BLOCK, CELLS_A_DEGREE, COLUMNS, ROWS, toColumn, toRow } from '#domain/sea-route/grid.ts';
import { opened_waters, shallowsAt } from '#domain/sea-route/waters.ts';
import type { PortRow } from '../shapes.ts';

type Ring = [number, number][];

interface Topology {
  transform: { scale: [number, number]; translate: [number, number] };
  arcs: [number, number][][];
  objects: { land: { geometries: { arcs: number[][][] }[] } };
}

const east_most = 180 - 1e-6;

/** The rings of all land, islands and lakes; the even-odd rule distinguishes them. */
function readLand(): Ring[] {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-10m.json');
  const { arcs, objects, transform } = JSON.parse(readFileSync(file, 'utf8')) as Topology;
  const lines = arcs.map((arc) => {
    let x = 0;
    let y = 0;
    return arc.map(([dx, dy]): [number, number] => {
      x += dx;
      y += dy;
      const lon = x * transform.scale[0] + transform.translate[0];
      const lat = y * transform.scale[1] + transform.translate[1];
      // a point on the antimeridian is on one side of it, always the same
      return [Math.abs(lon) > east_most ? east_most : lon, lat];
    });
  });
  const line = (arc: number) => (arc < 0 ? (lines[~arc] ?? []).toReversed() : (lines[arc] ?? []));
  const polygons = objects.land.geometries.flatMap((geometry) => geometry.arcs);
  return polygons.flat().map((ring) => ring.flatMap((arc) => line(arc)));
}

/**
 * The columns, as ascending fractions, at which each row of the grid, along the middle of its cells, crosses a coast.
 * The first one is the beginning of land.
 */
function coastsByRow(land: readonly Ring[]): number[][] {
  const found: number[][] = Array.from({ length: ROWS }, () => []);
  const turns = new Uint8Array(ROWS + 1);
  for (const ring of land) {
    ring.forEach(([lon, lat], index) => {
      const [next_lon, next_lat] = ring[(index + 1) % ring.length] ?? [lon, lat];
      // the short way round the earth, so that a coast continues beyond the antimeridian
      const turn = next_lon - lon > 180 ? -360 : next_lon - lon < -180 ? 360 : 0;
      const [x, y, next_x, next_y] = [
        (lon + 180) * CELLS_A_DEGREE,
        (90 - lat) * CELLS_A_DEGREE - 0.5,
        (next_lon + turn + 180) * CELLS_A_DEGREE,
        (90 - next_lat) * CELLS_A_DEGREE - 0.5,
      ];
      const last = Math.min(Math.ceil(Math.max(y, next_y)), ROWS);
      for (let row = Math.max(Math.ceil(Math.min(y, next_y)), 0); row < last; row += 1) {
        const column = x + ((row - y) / (next_y - y)) * (next_x - x);
        found[row]?.push((column + COLUMNS) % COLUMNS);
      }
      if (turn === 0) return;
      const seam = turn > 0 ? COLUMNS : 0;
      const row = Math.max(Math.ceil(y + ((seam - x) / (next_x - x)) * (next_y - y)), 0);
      turns[row] = (turns[row] ?? 0) ^ 1;
    });
  }
  // south of a coast that crosses the antimeridian a row begins on land instead of water
  let begins_on_land = 0;
  return found.map((columns, row) => {
    begins_on_land ^= turns[row] ?? 0;
    const coasts = columns.sort((a, b) => a - b);
    if (begins_on_land === 1) coasts.unshift(0);
    if (coasts.length % 2 === 1) coasts.push(COLUMNS);
    return coasts;
  });
}

/** All cells that a line passes. */
function cellsAlong(line: readonly (readonly [number, number])[]): [number, number][] {
  return line.slice(1).flatMap(([lon, lat], index) => {
    const [from_lon, from_lat] = line[index] ?? [lon, lat];
    const steps = Math.ceil(Math.hypot(lon - from_lon, lat - from_lat) * CELLS_A_DEGREE * 4) + 1;
    return Array.from({ length: steps + 1 }, (_none, step): [number, number] => {
      const part = step / steps;
      return [toColumn(from_lon + part * (lon - from_lon)), toRow(from_lat + part * (lat - from_lat))];
    });
  });
}

/** Runs of water: `[row, first column, column after the last]`. */
interface Runs {
  row: Int32Array;
  from: Int32Array;
  to: Int32Array;
  /** the first run of each row, and the total count */
  start: Int32Array;
}

function waterRuns(land: readonly Ring[]): Runs {
  const opened: number[][] = Array.from({ length: ROWS }, () => []);
  for (const line of opened_waters) for (const [column, row] of cellsAlong(line)) opened[row]?.push(column);
  const rows: number[] = [];
  const froms: number[] = [];
  const tos: number[] = [];
  const start = new Int32Array(ROWS + 1);
  const cells = new Uint8Array(COLUMNS);
  coastsByRow(land).forEach((coasts, row) => {
    cells.fill(1);
    for (let index = 0; index + 1 < coasts.length; index += 2) {
      const first = Math.ceil((coasts[index] ?? 0) - 0.5);
      cells.fill(0, Math.max(first, 0), Math.ceil((coasts[index + 1] ?? 0) - 0.5));
    }
    for (const column of opened[row] ?? []) cells[column] = 1;
    start[row] = rows.length;
    for (let from = cells.indexOf(1); from !== -1;) {
      const end = cells.indexOf(0, from);
      const to = end === -1 ? COLUMNS : end;
      rows.push(row);
      froms.push(from);
      tos.push(to);
      from = cells.indexOf(1, to);
    }
  });
  start[ROWS] = rows.length;
  return { row: Int32Array.from(rows), from: Int32Array.from(froms), to: Int32Array.from(tos), start };
}

/**
 * Finds the runs of the ocean: the largest connected water, including connections over corners and the antimeridian.
 */
function oceanRuns({ from, to, start }: Runs): (run: number) => boolean {
  const parent = Int32Array.from(from, (_none, run) => run);
  const rootOf = (run: number): number => {
    let root = run;
    while (parent[root] !== root) root = parent[root] ?? root;
    for (let at = run; at !== root;) {
      const next = parent[at] ?? root;
      parent[at] = root;
      at = next;
    }
    return root;
  };
  const join = (one: number, other: number) => {
    parent[rootOf(one)] = rootOf(other);
  };
  for (let row = 0; row < ROWS; row += 1) {
    const first = start[row] ?? 0;
    const end = start[row + 1] ?? 0;
    if (end > first && from[first] === 0 && to[end - 1] === COLUMNS) join(first, end - 1);
    let above = row === 0 ? first : (start[row - 1] ?? 0);
    for (let run = first; run < end; run += 1) {
      while (above < first && (to[above] ?? 0) < (from[run] ?? 0)) above += 1;
      for (let at = above; at < first && (from[at] ?? 0) <= (to[run] ?? 0); at += 1) join(run, at);
    }
  }
  const sizes = new Float64Array(from.length);
  for (let run = 0; run < from.length; run += 1) {
    const root = rootOf(run);
    sizes[root] = (sizes[root] ?? 0) + (to[run] ?? 0) - (from[run] ?? 0);
  }
  const ocean = sizes.indexOf(sizes.reduce((most, size) => Math.max(most, size)));
  return (run) => rootOf(run) === ocean;
}

/** A bit writer, the highest bit of a byte first. */
class Bits {
  readonly bytes: number[] = [];
  #filled = 8;

  push(bit: boolean): void {
    if (this.#filled === 8) {
      this.bytes.push(0);
      this.#filled = 0;
    }
    const last = this.bytes.length - 1;
    if (bit) this.bytes[last] = (this.bytes[last] ?? 0) | (0x80 >> this.#filled);
    this.#filled += 1;
  }
}

/** Writes the cost of a mile into the water of a band of one degree, if it is more than 1. */
function markShallows(band: Uint8Array, top: number): void {
  for (let cell = 0; cell < band.length; cell += 1) {
    if (band[cell] === 0) continue;
    const column = cell % COLUMNS;
    const row = top + (cell - column) / COLUMNS;
    band[cell] = shallowsAt((column + 0.5) / CELLS_A_DEGREE - 180, 90 - (row + 0.5) / CELLS_A_DEGREE);
  }
}

/**
 * The grid as one quadtree a degree, row by row from the north-west: a square of only water or only land is a leaf with
 * its kind, any other is followed by its quarters (north-west, north-east, south-west, south-east). Water is divided
 * along the edges of shallows, too: a square has the cost of its middle, and in a square of a degree a bank would begin
 * too late.
 */
function makeSea(land: readonly Ring[]): Uint8Array {
  const runs = waterRuns(land);
  const isOcean = oceanRuns(runs);
  const bits = new Bits();
  let entries = (COLUMNS / BLOCK) * (ROWS / BLOCK);
  let squares = 0;
  const band = new Uint8Array(BLOCK * COLUMNS);
  const isUniform = (column: number, row: number, size: number): boolean => {
    const value = band[row * COLUMNS + column];
    for (let y = row; y < row + size; y += 1) {
      const from = y * COLUMNS + column;
      for (let at = from; at < from + size; at += 1) if (band[at] !== value) return false;
    }
    return true;
  };
  const write = (column: number, row: number, size: number): void => {
    const is_uniform = size === 1 || isUniform(column, row, size);
    if (size > 1) bits.push(is_uniform);
    if (is_uniform) {
      const is_water = band[row * COLUMNS + column] !== 0;
      if (is_water) squares += 1;
      return bits.push(is_water);
    }
    entries += 4;
    const half = size / 2;
    for (const y of [row, row + half]) for (const x of [column, column + half]) write(x, y, half);
  };
  for (let top = 0; top < ROWS; top += BLOCK) {
    band.fill(0);
    for (let run = runs.start[top] ?? 0; run < (runs.start[top + BLOCK] ?? 0); run += 1) {
      if (!isOcean(run)) continue;
      const offset = ((runs.row[run] ?? 0) - top) * COLUMNS;
      band.fill(1, offset + (runs.from[run] ?? 0), offset + (runs.to[run] ?? 0));
    }
    markShallows(band, top);
    for (let column = 0; column < COLUMNS; column += BLOCK) write(column, 0, BLOCK);
  }
  const sea = new Uint8Array(8 + bits.bytes.length);
  const counts = new DataView(sea.buffer);
  counts.setUint32(0, entries);
  counts.setUint32(4, squares);
  sea.set(bits.bytes, 8);
  return sea;
}

/**
 * The network as files: its squares, and its edition, which changes with the water, with the position of any port and
 * with the rules of the route search.
 */
export function seaFiles(ports: readonly PortRow[]): Map<string, Uint8Array> {
  const sea = makeSea(readLand());
  const hash = createHash('sha256').update(`${ROUTE_RULES}\n`).update(sea);
  for (const { id, lat, lon } of ports) hash.update(`${id} ${lat} ${lon}\n`);
  const edition = `${JSON.stringify({ edition: hash.digest('hex').slice(0, 16) })}\n`;
  return new Map([
    ['sea.bin', sea],
    ['sea.json', Buffer.from(edition)],
  ]);
}
