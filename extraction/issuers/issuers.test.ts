import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { fold } from '#domain/fold.ts';
import { readReference } from '#reference/read.ts';

import { all_issuers } from './all.ts';

/** A number in the form of the issuer, and one of another form; both are invented. */
const samples: Readonly<Record<string, { right: string; wrong: string }>> = {
  'royal-caribbean': { right: '5814207', wrong: '58142071' },
  'celebrity-cruises': { right: '4417723', wrong: 'K7TX4M' },
  carnival: { right: '8ZP5K9', wrong: '8ZP5K' },
  princess: { right: 'Q7XW2B', wrong: '5814207' },
  'holland-america': { right: 'H4TT9C', wrong: 'H4TT9CX' },
  cunard: { right: 'C9WQ2L', wrong: '123456' },
  'po-cruises': { right: 'K7TX4M', wrong: 'K7TX-M' },
  norwegian: { right: '48812093', wrong: '4881209' },
  msc: { right: '54418072', wrong: 'MSC54418' },
  costa: { right: '30618842', wrong: '306188' },
  aida: { right: '41728306', wrong: '4172830' },
  disney: { right: '60214417', wrong: '602144171' },
};

describe('issuers', () => {
  const lines = new Set(readReference().lines.map((line) => line.id));

  it('belong to lines of the reference, or are agency systems', () => {
    const unknown = all_issuers.filter(({ line_id }) => line_id !== null && !lines.has(line_id));
    assert.deepEqual(unknown, []);
    assert.ok(new Set(all_issuers.flatMap(({ line_id }) => line_id ?? [])).size >= 25);
  });

  it('stand once each, and no name is that of two', () => {
    const ids = all_issuers.map(({ id }) => id);
    assert.equal(new Set(ids).size, ids.length);
    const names = all_issuers.flatMap((issuer) => [...new Set(issuer.names.map(fold))]);
    assert.deepEqual(
      names.filter((name, index) => name === '' || names.indexOf(name) !== index),
      [],
    );
  });

  it('have patterns that can be read', () => {
    for (const { booking_number, stateroom, loyalty } of all_issuers) {
      for (const pattern of [booking_number, stateroom, loyalty?.pattern ?? null]) {
        if (pattern !== null) assert.doesNotThrow(() => new RegExp(`^(?:${pattern})$`, 'u'));
      }
    }
  });

  for (const { id, booking_number } of all_issuers.filter((issuer) => issuer.booking_number !== null)) {
    it(`know a booking number of ${id}, and one that is not`, () => {
      const pattern = new RegExp(`^(?:${booking_number})$`, 'u');
      const sample = samples[id];
      assert.ok(sample !== undefined);
      assert.ok(pattern.test(sample.right));
      assert.ok(!pattern.test(sample.wrong));
    });
  }
});
