import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readDocument } from '#extraction/read.ts';

async function outcomeOf(text: string): Promise<string> {
  const { outcome } = await readDocument(new TextEncoder().encode(text));
  return outcome.outcome === 'not_a_booking' ? `no booking: ${outcome.reason}` : outcome.outcome;
}

const days = 'Ship: Iona. Cruise departs Southampton 8 May 2027, returns Southampton 15 May 2027.';

test('a place to park for the days of a cruise is no booking of it', async () => {
  assert.equal(
    await outcomeOf(`Parking confirmation\nBooking ref: CPS-4417720\n${days}`),
    'no booking: other',
  );
});

test('an insurance for the days of a cruise is no booking of it', async () => {
  assert.equal(
    await outcomeOf(`Travel insurance certificate\nBooking ref: TI-4417720\n${days}`),
    'no booking: other',
  );
});

test('an insurance among the extras of a cruise does not make it one', async () => {
  const text = `Booking confirmation with travel insurance\nBooking ref: CPS-4417720\nStateroom: 8123\n${days}`;
  assert.equal(await outcomeOf(text), 'booking');
});

test('a cancellation is one though its heading looks like that of terms', async () => {
  const booking = `Booking number: 3307719\n${days}`;
  assert.equal(await outcomeOf(`Cancellation confirmation\n\n${booking}`), 'no booking: cancelled');
  assert.equal(
    await outcomeOf(
      `Booking confirmation\n\n${booking}\n\nCancellation policy\nIf cancelled 60 days before: 50 %`,
    ),
    'booking',
  );
});
