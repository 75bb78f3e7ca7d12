import type { Point } from './sphere.ts';
import { iceAt, shallowsAt, tollAt } from './waters.ts';

/** Cells of the finest water in a degree: about a nautical mile. */
export const CELLS_A_DEGREE = 64;
/** Cells along the side of the largest square of water. */
export const BLOCK = 64;
export const COLUMNS = 360 * CELLS_A_DEGREE;
export const ROWS = 180 * CELLS_A_DEGREE;

const blocks_across = COLUMNS / BLOCK;
const blocks_down = ROWS / BLOCK;
const land = -1;

/** The column of a cell; longitudes beyond 180 wrap around. */
export function toColumn(lon: number): number {
  return Math.floor(((((lon + 180) % 360) + 360) % 360) * CELLS_A_DEGREE) % COLUMNS;
}

export function toRow(lat: number): number {
  return Math.max(0, Math.min(Math.floor((90 - lat) * CELLS_A_DEGREE), ROWS - 1));
}

/** The water of the earth as squares, small along the coasts and large on the high seas. */
export interface Sea {
  /**
   * First one entry for each degree, row by row from the north-west. An entry names the first of four for its quarters
   * (north-west, north-east, south-west, south-east), or is -1 for land, or -2 - n for the square of water n.
   */
  quarters: Int32Array;
  /** of each square of water: its north-western cell, the cells along its side, and the cost of a mile in it */
  column: Uint16Array;
  row: Uint16Array;
  size: Uint8Array;
  weight: Float32Array;
  /** of each degree: the number of degrees on all sides, itself included, that are high seas of one weight; 0: none */
  open: Uint8Array;
}

/** Reads the output of `reference/build/sea.ts`: the counts of entries and of squares of water, then their bits. */
export function readSea(bytes: Uint8Array): Sea {
  const counts = new DataView(bytes.buffer, bytes.byteOffset);
  const squares = counts.getUint32(4);
  const sea: Sea = {
    quarters: new Int32Array(counts.getUint32(0)),
    column: new Uint16Array(squares),
    row: new Uint16Array(squares),
    size: new Uint8Array(squares),
    weight: new Float32Array(squares),
    open: new Uint8Array(blocks_across * blocks_down),
  };
  let bit = 64;
  const roots = sea.open.length;
  let entries = roots;
  let square = 0;
  const isNext = () => {
    const is_set = ((bytes[bit >> 3] ?? 0) & (0x80 >> (bit & 7))) !== 0;
    bit += 1;
    return is_set;
  };
  const fill = (entry: number, column: number, row: number, size: number): void => {
    if (size > 1 && !isNext()) {
      const first = entries;
      entries += 4;
      sea.quarters[entry] = first;
      const half = size / 2;
      fill(first, column, row, half);
      fill(first + 1, column + half, row, half);
      fill(first + 2, column, row + half, half);
      fill(first + 3, column + half, row + half, half);
    } else if (isNext()) {
      sea.quarters[entry] = -2 - square;
      sea.column[square] = column;
      sea.row[square] = row;
      sea.size[square] = size;
      sea.weight[square] = weightOf(column, row, size);
      square += 1;
    } else {
      sea.quarters[entry] = land;
    }
  };
  for (let root = 0; root < roots; root += 1) {
    fill(root, (root % blocks_across) * BLOCK, Math.floor(root / blocks_across) * BLOCK, BLOCK);
  }
  measureOpen(sea);
  return sea;
}

/** Fills `open` ring by ring: a degree is one more open than the least open of its neighbours. */
function measureOpen({ quarters, size, weight, open }: Sea): void {
  const weights = Float32Array.from(open, (_none, block) => {
    const square = -2 - (quarters[block] ?? land);
    return square >= 0 && size[square] === BLOCK ? (weight[square] ?? 0) : 0;
  });
  for (let ring = 1; ring < 30; ring += 1) {
    let is_last = true;
    for (let block = 0; block < open.length; block += 1) {
      if (open[block] !== ring - 1 || weights[block] === 0) continue;
      if (ring > 1 && !isWithin(block, ring, open, weights)) continue;
      open[block] = ring;
      is_last = false;
    }
    if (is_last) return;
  }
}

function isWithin(block: number, ring: number, open: Uint8Array, weights: Float32Array): boolean {
  const x = block % blocks_across;
  const y = Math.floor(block / blocks_across);
  for (let dy = -1; dy <= 1; dy += 1) {
    const beside_y = Math.max(0, Math.min(y + dy, blocks_down - 1));
    for (let dx = -1; dx <= 1; dx += 1) {
      const beside = beside_y * blocks_across + ((x + dx + blocks_across) % blocks_across);
      if ((open[beside] ?? 0) < ring - 1 || weights[beside] !== weights[block]) return false;
    }
  }
  return true;
}

/** The square of water that a cell lies in, or -1 on land. */
export function squareAt({ quarters }: Sea, column: number, row: number): number {
  let entry = quarters[(row >> 6) * blocks_across + (column >> 6)] ?? land;
  for (let half = BLOCK / 2; entry >= 0; half >>= 1) {
    entry = quarters[entry + ((row & half) === 0 ? 0 : 2) + ((column & half) === 0 ? 0 : 1)] ?? land;
  }
  return entry === land ? -1 : -2 - entry;
}

/** The number of degrees around a cell, its own included, that are high seas of one weight; 0 near a coast. */
export function openAt({ open }: Sea, column: number, row: number): number {
  return open[(row >> 6) * blocks_across + (column >> 6)] ?? 0;
}

/** The middle of a square. */
export function middleOf({ column, row, size }: Sea, square: number): Point {
  const half = (size[square] ?? 0) / 2;
  return [
    ((column[square] ?? 0) + half) / CELLS_A_DEGREE - 180,
    90 - ((row[square] ?? 0) + half) / CELLS_A_DEGREE,
  ];
}

/** The cost of a mile in a square of one or two cells: it lies along a coast, and ships keep clear of coasts. */
const beside_coast = 1.5;
const near_coast = 1.25;

/** The cost of a mile in a square: ships avoid coasts, ice, shallows, and canals that most of them do not fit. */
function weightOf(column: number, row: number, size: number): number {
  const lon = (column + size / 2) / CELLS_A_DEGREE - 180;
  const lat = 90 - (row + size / 2) / CELLS_A_DEGREE;
  const hindrance = Math.max(iceAt(lon, lat), shallowsAt(lon, lat));
  if (size > 2) return hindrance;
  return hindrance * (size === 2 ? near_coast : Math.max(beside_coast, tollAt(lon, lat)));
}
