import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  addonSums,
  balanceOf,
  negated,
  sumPayments,
  otherTotalOfParts,
  sumOf,
  totalOfParts,
  uncoveredDeposit,
} from './money.ts';

const price = {
  fare: '4500.10',
  discount: '200.05',
  taxes: '619.95',
  total_price: '4920.00',
  deposit: '1499.00',
};

describe('the price of a cruise', () => {
  it('is fare less discount plus taxes, to the last digit', () => {
    assert.equal(totalOfParts(price), '4920.00');
    assert.equal(totalOfParts({ fare: '0.1', discount: null, taxes: '0.2' }), '0.30');
    assert.equal(
      totalOfParts({ fare: '999999999999.99', discount: null, taxes: '0.01' }),
      '1000000000000.00',
    );
    assert.equal(totalOfParts({ fare: '100', discount: '150.5', taxes: null }), '-50.50');
    assert.equal(totalOfParts({ fare: null, discount: '1', taxes: '1' }), null);
  });

  it('has the decimals of its currency, and all that were entered', () => {
    assert.equal(totalOfParts({ fare: '480000', discount: '1', taxes: null }, 0), '479999');
    assert.equal(totalOfParts({ fare: '0.1', discount: null, taxes: '0.2' }, 3), '0.300');
    assert.equal(totalOfParts({ fare: '1.234', discount: null, taxes: null }), '1.234');
  });

  it('is flagged when the total differs, regardless of trailing zeros', () => {
    const other = (more: object) => otherTotalOfParts({ ...price, addons_in_total: null, ...more });
    assert.equal(other({}), null);
    assert.equal(other({ total_price: '4920' }), null);
    assert.equal(other({ total_price: '4920.01' }), '4920.00');
    assert.equal(other({ total_price: null }), null);
    assert.equal(other({ fare: '0.00' }), '419.90');
    assert.equal(other({ fare: null }), null);
  });

  it('contains exactly the add-ons that are marked as contained', () => {
    const addons = [
      { price: '1280.00', is_in_total: true },
      { price: '99.00', is_in_total: false },
      { price: null, is_in_total: false },
    ];
    const entered = { ...price, total_price: '6200.00' };
    const sums = addonSums(entered, addons);
    assert.deepEqual(sums, { addons_total: '99.00', addons_in_total: '1280.00' });
    assert.equal(otherTotalOfParts({ ...entered, ...sums }), null);
    assert.equal(otherTotalOfParts({ ...entered, ...sums, addons_in_total: null }), '4920.00');
    assert.deepEqual(
      addonSums({ total_price: null }, addons),
      { addons_total: '1379.00', addons_in_total: null },
      'a price that follows from its parts contains none',
    );
    assert.deepEqual(addonSums(entered, []), { addons_total: null, addons_in_total: null });
  });
});

describe('the balance of a cruise', () => {
  const paid = (...amounts: string[]) =>
    sumPayments(amounts.map((amount) => ({ amount, is_deposit: false })));
  const marked = (...amounts: string[]) =>
    sumPayments(amounts.map((amount) => ({ amount, is_deposit: true })));

  it('is the price less deposit and payments', () => {
    assert.deepEqual(balanceOf({ ...price, ...paid('1000.00', '21.005') }), {
      balance_due: '2399.995',
      credit: null,
      payment_state: 'balance_due',
    });
    assert.deepEqual(balanceOf({ ...price, total_price: null, deposit: null, ...paid('4920') }), {
      balance_due: '0.00',
      credit: null,
      payment_state: 'paid',
    });
  });

  it('counts a deposit once, however much of it is among the payments', () => {
    const due = (deposit: string | null, payments: { amount: string; is_deposit: boolean }[]) =>
      balanceOf({ ...price, deposit, ...sumPayments(payments) }).balance_due;
    const second = { amount: '2000.00', is_deposit: false };
    assert.equal(due('1000.00', [{ amount: '1000.00', is_deposit: true }, second]), '1920.00');
    assert.equal(due('1000.00', [{ amount: '400.00', is_deposit: true }, second]), '1920.00');
    assert.equal(due('1000.00', [{ amount: '1200.00', is_deposit: true }, second]), '1720.00');
    assert.equal(due('1000.00', [{ amount: '1000.00', is_deposit: false }, second]), '920.00');
    assert.equal(due(null, [{ amount: '1000.00', is_deposit: true }, second]), '1920.00');
    const parts = [
      { amount: '600.00', is_deposit: true },
      { amount: '400.00', is_deposit: true },
    ];
    assert.equal(due('1000.00', parts), '3920.00');
    assert.deepEqual(sumPayments([...parts, second]), { payments_total: '3000.00', deposit_paid: '1000.00' });
    assert.deepEqual(sumPayments([]), { payments_total: null, deposit_paid: null });
  });

  it('takes the part of the deposit that no payment covers', () => {
    assert.equal(uncoveredDeposit({ deposit: '1000.00', deposit_paid: '400.50' }), '599.50');
    assert.equal(uncoveredDeposit({ deposit: '1000.00', deposit_paid: '1000.5' }), '0.00');
    assert.equal(uncoveredDeposit({ deposit: '1000.00', deposit_paid: null }), '1000.00');
    assert.equal(uncoveredDeposit({ deposit: null, deposit_paid: '1.00' }), null);
  });

  it('never goes below zero: an overpayment is a credit', () => {
    const credited = { balance_due: '0.00', credit: '80.00', payment_state: 'paid' };
    assert.deepEqual(balanceOf({ ...price, deposit: '5000.00', ...paid() }), credited);
    assert.deepEqual(balanceOf({ ...price, deposit: '5000.00', ...marked('5000.00') }), credited);
  });

  it('distinguishes a price of zero from an unknown one', () => {
    const nothing = { fare: null, discount: null, taxes: null, total_price: null, deposit: null };
    assert.deepEqual(balanceOf({ ...nothing, ...paid(), total_price: '0.00' }), {
      balance_due: '0.00',
      credit: null,
      payment_state: 'paid',
    });
    assert.deepEqual(balanceOf({ ...nothing, deposit: '100.00', ...paid('50') }), {
      balance_due: null,
      credit: null,
      payment_state: 'unknown',
    });
  });
});

describe('a sum', () => {
  it('is exact where floats are not', () => {
    assert.equal(sumOf(Array.from({ length: 10 }, () => '0.1')), '1.00');
    assert.equal(sumOf(['999999999999.999', '0.001'], 3), '1000000000000.000');
    assert.equal(sumOf(['1200', '800'], 0), '2000');
  });

  it('is unknown if all amounts are unknown, and takes zero as a price', () => {
    assert.equal(sumOf([]), null);
    assert.equal(sumOf([null, null]), null);
    assert.equal(sumOf([null, '0.00']), '0.00');
  });

  it('is negated without a sign on zero', () => {
    assert.equal(negated('12.50'), '-12.50');
    assert.equal(negated('0.00'), '0.00');
  });
});
