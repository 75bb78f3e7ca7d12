import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filesOf } from './intake.ts';
import { segmentsOf } from './mark-text.ts';
import { createPoll } from './poll.ts';

const names = { text: 'Pasted text', page: 'Pasted page' };
const carried = (data: Record<string, string>, files: File[] = []) => ({
  files,
  getData: (type: string) => data[type] ?? '',
});

test('pasted files come first, then a page with a table, then its text', async () => {
  const booking = 'Azamara Quest, 26 April 2027, booking 9018842';
  const file = new File(['x'], 'a.pdf');
  assert.deepEqual(filesOf(carried({ 'text/plain': booking }, [file]), names), [file]);
  const [page] = filesOf(carried({ 'text/html': '<table><td>1', 'text/plain': booking }), names);
  assert.equal(page?.name, 'Pasted page.html');
  const [text] = filesOf(carried({ 'text/html': '<b>bold</b>', 'text/plain': booking }), names);
  assert.equal(text?.name, 'Pasted text.txt');
  assert.equal(await text.text(), booking);
  assert.deepEqual(filesOf(carried({ 'text/plain': 'a word' }), names), []);
});

test('the words of a mark are cut out of their line; a mark that is written otherwise has the whole of it', () => {
  assert.deepEqual(segmentsOf('Ship: Bolette, 7 nights', [{ key: 'ship', words: 'Bolette' }]), [
    { text: 'Ship: ', key: undefined },
    { text: 'Bolette', key: 'ship' },
    { text: ', 7 nights', key: undefined },
  ]);
  const both = [
    { key: 'all', words: 'Ship:  Bolette' },
    { key: 'ship', words: 'Bolette' },
  ];
  assert.deepEqual(
    segmentsOf('Ship: Bolette', both).map(({ key }) => key),
    [undefined, 'ship'],
  );
  assert.deepEqual(segmentsOf('Bolette', [{ key: 'all', words: 'Ship: Bolette' }]), [
    { text: 'Bolette', key: 'all' },
  ]);
  assert.deepEqual(segmentsOf('', both), []);
});

test('a document being read is polled often, then each second, later less often, and a finished one not at all', () => {
  const lookAgain = createPoll();
  const first = { id: 'first', state: 'reading' } as const;
  assert.equal(lookAgain([{ id: 'done', state: 'proposed' }], 0), false);
  // from when it was first seen, by whichever clock
  assert.equal(lookAgain([first], 0), 250);
  assert.equal(lookAgain([first], 1_000), 250);
  assert.equal(lookAgain([first], 5_000), 1000);
  assert.equal(lookAgain([first], 60_000), 3000);
  assert.equal(lookAgain([first], 600_000), 10_000);
  assert.equal(lookAgain([first, { id: 'second', state: 'waiting' }], 600_000), 250);
  assert.equal(lookAgain([first], 610_000), 10_000);
});
