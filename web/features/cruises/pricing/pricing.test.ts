import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { creditOf, partsDiffer, totalOfParts } from './pricing.ts';

const price = {
  fare: '4500.10',
  discount: '200.05',
  taxes: '619.95',
  total_price: '4920.00',
  deposit: '1499.00',
  payments_total: null,
};

describe('the price of a cruise', () => {
  it('is fare less discount plus taxes, to the last digit', () => {
    assert.equal(totalOfParts(price), '4920.00');
    assert.equal(totalOfParts({ fare: '0.1', discount: null, taxes: '0.2' }), '0.30');
    assert.equal(totalOfParts({ fare: '1.234', discount: null, taxes: null }), '1.234');
    assert.equal(
      totalOfParts({ fare: '999999999999.99', discount: null, taxes: '0.01' }),
      '1000000000000.00',
    );
    assert.equal(totalOfParts({ fare: '100', discount: '150.5', taxes: null }), '-50.50');
    assert.equal(totalOfParts({ fare: null, discount: '1', taxes: '1' }), null);
  });

  it('is flagged when the total says otherwise, whatever its zeros', () => {
    assert.ok(!partsDiffer(price));
    assert.ok(!partsDiffer({ ...price, total_price: '4920' }));
    assert.ok(partsDiffer({ ...price, total_price: '4920.01' }));
    assert.ok(!partsDiffer({ ...price, total_price: null }));
    assert.ok(partsDiffer({ ...price, fare: '0.00' }));
  });

  it('leaves a credit when more was paid', () => {
    assert.equal(creditOf(price), null);
    assert.equal(creditOf({ ...price, deposit: '5000.00' }), '80.00');
    assert.equal(creditOf({ ...price, total_price: '0.00', deposit: '0.00' }), null);
    assert.equal(creditOf({ ...price, deposit: null }), null);
  });
});
