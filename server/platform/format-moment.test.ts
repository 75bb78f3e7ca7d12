import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatMoment } from './format-moment.ts';

test('a moment has its zone, in the form of each language', () => {
  const told = (['en', 'de', 'he'] as const).map((language) =>
    formatMoment('2026-12-01T12:05:00Z', language, 'Asia/Kolkata'),
  );
  assert.match(told[0] ?? '', /December 1, 2026.*5:35\sPM.*GMT\+5:30/);
  assert.match(told[1] ?? '', /1\. Dezember 2026.*17:35.*GMT\+5:30/);
  assert.match(told[2] ?? '', /2026.*17:35.*GMT\W*5:30/);
});
