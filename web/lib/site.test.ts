import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseSite } from './site.ts';

test('configured links are taken, all others stay away', () => {
  assert.deepEqual(
    parseSite('{"help":"https://help.example","sign_up":"code","mail":"terminal","extra":1}'),
    {
      help: 'https://help.example',
      sign_up: 'code',
      mail: 'terminal',
    },
  );
});

for (const content of [
  '',
  '{}',
  'null',
  '[1]',
  '{"terms":"javascript:x","help":7,"sign_up":"maybe"}',
  '{{links}}',
]) {
  test(`${content} gives no links and an open sign-up`, () => {
    assert.deepEqual(parseSite(content), { sign_up: 'open', mail: 'inbox' });
  });
}
