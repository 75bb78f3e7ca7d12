import assert from 'node:assert/strict';
import { test } from 'node:test';
import { figuresOf } from '../tools/score/figures.ts';
import { isPicture, scoreSet, type SetName } from '../tools/score/set.ts';

/*
 * How well documents are read, by the three sets of the corpus (corpus/README.md). The floors are a little below what was
 * reached: they rise with what is reached and never fall.
 */
const floors: Record<SetName, { f1: number; precision: number }> = {
  examples: { f1: 0.98, precision: 0.985 },
  tuning: { f1: 0.89, precision: 0.94 },
  kept: { f1: 0.82, precision: 0.9 },
};

for (const name of ['examples', 'tuning', 'kept'] as const) {
  test(`of the set "${name}" is read what is in its text, and nothing is made up`, async () => {
    const scored = await scoreSet(name, (truth) => !isPicture(truth));
    const { f1, precision, planted } = figuresOf(scored);
    const floor = floors[name];
    const told = `F1 ${f1.toFixed(4)}, precision ${precision.toFixed(4)}`;
    assert.ok(f1 >= floor.f1 && precision >= floor.precision, told);
    assert.equal(planted, 0, 'planted values taken');
    const bad = scored.filter(({ truth }) => truth.expect !== 'booking');
    const wrong = bad.filter(({ is_right }) => !is_right).length;
    assert.deepEqual([wrong, bad.length > 0], [0, true], 'what is no booking, or cannot be read, says so');
  });
}
