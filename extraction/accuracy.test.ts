import assert from 'node:assert/strict';
import { test } from 'node:test';
import { figuresOf } from '../tools/score/figures.ts';
import { isPicture, scoreSet, type SetName } from '../tools/score/set.ts';

/*
 * How well documents are read, by the three sets of the corpus (corpus/README.md). The floors are a little below what was
 * reached: they rise with what is reached and never fall.
 */
const floors: Record<SetName, { f1: number; precision: number; wrong_outcomes: number }> = {
  examples: { f1: 0.995, precision: 0.995, wrong_outcomes: 0 },
  tuning: { f1: 0.99, precision: 0.99, wrong_outcomes: 0 },
  kept: { f1: 0.97, precision: 0.98, wrong_outcomes: 0 },
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
    assert.ok(bad.length > 0 && wrong <= floor.wrong_outcomes, `${wrong} wrong outcomes`);
  });
}
