import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isIphone } from '#web/parts/install/install-way.ts';
import { isHintDue, noteVisit } from './at-sea.ts';

test('the hint comes on the second day of visits, not with the second page of the first', () => {
  const first = noteVisit({ day: '', count: 0 }, '2027-03-01');
  const same_day = noteVisit(first, '2027-03-01');
  const second = noteVisit(same_day, '2027-03-04');
  assert.deepEqual(
    [first, same_day, second].map((visits) => isHintDue('offer', visits)),
    [false, false, true],
  );
});

test('only a way that can be shown is hinted at', () => {
  const often = { day: '2027-03-01', count: 9 };
  assert.deepEqual(
    (['offer', 'iphone', 'menu', 'installed'] as const).filter((way) => isHintDue(way, often)),
    ['offer', 'iphone'],
  );
});

test('an iPad that calls itself a Mac is known by its touch screen', () => {
  const mac =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15';
  assert.ok(isIphone(mac, 5));
  assert.ok(!isIphone(mac, 0));
  assert.ok(isIphone('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5));
  assert.ok(!isIphone('Mozilla/5.0 (Linux; Android 15; Pixel 9)', 5));
});
