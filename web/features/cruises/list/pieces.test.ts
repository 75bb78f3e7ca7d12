import assert from 'node:assert/strict';
import { test } from 'node:test';
import { piecesOf } from './pieces.ts';

const row = (index: number) => ({ index, start: 500 + index * 120, end: 600 + index * 120 });
/** Ten rows of 100 with gaps of 20 between them, which begin at 500. */
const pieces = (...rows: number[]) => piecesOf(rows.map(row), 500, 500 + 10 * 120 - 20, 20);

/** As the page lays them out. */
function heightOf(list: ReturnType<typeof pieces>): number {
  return list.reduce((sum, piece) => sum + ('row' in piece ? 100 : piece.height) + 20, -20);
}

test('rows that are not drawn leave their room, wherever they are', () => {
  const whole = heightOf(pieces(0, 1, 2, 3, 4, 5, 6, 7, 8, 9));
  assert.equal(whole, 1180);
  for (const rows of [
    [0, 1],
    [4, 5],
    [8, 9],
    [0, 5, 6],
    [2, 9],
    [1, 3, 5],
  ]) {
    assert.equal(heightOf(pieces(...rows)), whole, rows.join());
  }
  assert.deepEqual(pieces(1, 2, 9), [
    { key: 'before 1', height: 100 },
    { row: 1 },
    { row: 2 },
    { key: 'before 9', height: 700 },
    { row: 9 },
  ]);
});
