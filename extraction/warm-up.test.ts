import assert from 'node:assert/strict';
import { registerHooks } from 'node:module';
import { test } from 'node:test';

const loaded = new Set<string>();
registerHooks({
  load(url, context, next) {
    loaded.add(/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1] ?? '');
    return next(url, context);
  },
});
const { warmUp } = await import('./warm-up.ts');

test('what the reader warms up with is a PDF that it reads as a booking, with its table', async () => {
  const { outcome, pages } = await warmUp();
  assert.ok(outcome.outcome === 'booking');
  const [proposal] = outcome.proposals;
  assert.equal(proposal?.fields.ship_name?.value, 'Queen Mary 2');
  assert.equal(proposal.schedule.length, 4);
  assert.deepEqual(
    pages.map(({ width, height }) => [width, height]),
    [[595, 842]],
  );
});

test('a PDF with text loads no library of another kind of document: each takes as long as a page', () => {
  const others = ['sharp', 'tesseract.js', 'cheerio', 'postal-mime', 'ical.js'];
  assert.ok(loaded.has('pdfjs-dist'));
  assert.deepEqual(
    others.filter((name) => loaded.has(name)),
    [],
  );
});
