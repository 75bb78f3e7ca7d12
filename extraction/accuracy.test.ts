import assert from 'node:assert/strict';
import { test } from 'node:test';
import { acceptUpload } from '#contract/uploads.ts';
import { balanceOf, sumPayments, type Price } from '#domain/money.ts';
import type { Proposal } from '#domain/proposal.ts';
import { acceptedOf } from '#web/features/uploads/review-accept.ts';
import { reviewOf } from '#web/features/uploads/review-model.ts';
import { scoreDocument } from '../tools/score/document.ts';
import { figuresOf } from '../tools/score/figures.ts';
import { predictionOf } from '../tools/score/prediction.ts';
import { isPicture, type SetReading, readSet, type SetName } from '../tools/score/set.ts';
import { alternativesOf, predictionIn } from '../tools/score/truth.ts';

/*
 * How well documents are read, by the three sets of the corpus (corpus/README.md). The floors are a little below what was
 * reached: they rise with what is reached and never fall.
 */
const floors: Record<SetName, { f1: number; precision: number; wrong_outcomes: number }> = {
  examples: { f1: 0.995, precision: 0.995, wrong_outcomes: 0 },
  tuning: { f1: 0.99, precision: 0.99, wrong_outcomes: 0 },
  kept: { f1: 0.97, precision: 0.98, wrong_outcomes: 0 },
};

const sets: Partial<Record<SetName, Promise<SetReading[]>>> = {};
/** Each set is read once, for all tests of it. */
const readOf = (name: SetName) => (sets[name] ??= readSet(name, (truth) => !isPicture(truth)));

/** What is due of a proposal that is recorded as it was read: through the review and the contract, as it is sent. */
function balanceRecorded(proposal: Proposal): string | null {
  const [body] = acceptedOf(reviewOf({ ...proposal, matches: [] }, '2026-11-22'), undefined);
  const [accepted] = acceptUpload.body.parse({ cruises: [body] }).cruises;
  assert.ok(accepted);
  const unknown: Price = { fare: null, discount: null, taxes: null, total_price: null, deposit: null };
  const payments = accepted.payments.map(({ amount, is_deposit = false }) => ({ amount, is_deposit }));
  return balanceOf({ ...unknown, ...(accepted.cruise as Partial<Price>), ...sumPayments(payments) })
    .balance_due;
}

for (const name of ['examples', 'tuning', 'kept'] as const) {
  test(`of the set "${name}" what is recorded as it was read leaves the balance that the document prints`, async () => {
    let compared = 0;
    const wrong: string[] = [];
    // of the pictures, which take seconds each, only that of the twelve
    const pictures = name === 'examples' ? await readSet(name, isPicture) : [];
    for (const { truth, outcome } of [...(await readOf(name)), ...pictures]) {
      if (outcome.outcome !== 'booking' || truth.expect !== 'booking') continue;
      for (const [index, proposal] of outcome.proposals.entries()) {
        const number = proposal.fields.booking_number?.value;
        const bookings = truth.bookings ?? [];
        const booking = bookings.find(({ bookingNumber }) => bookingNumber === number) ?? bookings[index];
        if (booking === undefined) continue;
        const printed = [booking['balanceDue'] ?? null, ...alternativesOf(booking, 'balanceDue')];
        const recorded = balanceRecorded(proposal);
        compared += 1;
        if (!printed.includes(recorded === null ? null : Number(recorded)))
          wrong.push(`${truth.document}: ${recorded}, printed ${printed.join(' or ')}`);
      }
    }
    assert.ok(compared > 0);
    // of the kept set nobody reads more than figures
    assert.equal(wrong.length, 0, name === 'kept' ? `${wrong.length} of ${compared}` : wrong.join('\n'));
  });

  test(`of the set "${name}" is read what is in its text, and nothing is made up`, async () => {
    const read = await readOf(name);
    const scored = read.map(({ truth, outcome }) =>
      scoreDocument(truth, predictionIn(predictionOf(outcome))),
    );
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
