import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatMoney } from './format-plain.ts';

test('money in mails and feeds is the recorded amount, to the last decimal', () => {
  const money = (amount: string, currency: string | null) => formatMoney(amount, currency, 'en');
  assert.equal(money('4920.00', 'USD'), '$4,920.00');
  assert.equal(money('1000.005', 'USD'), '$1,000.005');
  assert.equal(money('250000.50', 'JPY'), '¥250,000.5');
  assert.equal(money('250000.00', 'JPY'), '¥250,000');
  assert.equal(money('1234.56', 'HUF').replace('\u00a0', ' '), 'HUF 1,234.56');
  assert.equal(money('7.5', null), '7.50');
});
