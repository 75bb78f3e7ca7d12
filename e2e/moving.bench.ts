import { devices } from '@playwright/test';

import { makeRecords } from '../tools/bench/records.ts';
import { measureMoves, type Move, percentile, type Walk, walk, walkByThumb } from './support/moves.ts';
import { startServer } from './support/server.ts';
import { expect, test as base } from './support/test.ts';
import { comeAboard, send } from './support/traveller.ts';

const cruises = 1000;
const rounds = 8;
/** From the press to the complete next screen, at the 95th percentile. */
const most_ms = 100;

/** A server that lets an account record faster than a traveller does. */
const test = base.extend<object>({
  server: [
    async ({}, lend) => {
      const server = await startServer(process.env['E2E_TEMPLATE'], { WRITES_A_MINUTE: '1000000' });
      await lend(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

/** The phone is that of bench.config.ts. */
const desk = {
  viewport: { width: 1440, height: 900 },
  screen: { width: 1440, height: 900 },
  deviceScaleFactor: 1,
  isMobile: false,
  hasTouch: false,
  userAgent: devices['Desktop Chrome'].userAgent,
};

test.describe('on a phone', () => bench(walkByThumb));
test.describe('at a desk', () => {
  test.use(desk);
  bench(walk);
});

function bench(go: Walk): void {
  for (const is_stale of [false, true]) {
    test(`the next screen is there at once, ${is_stale ? 'from answers to check again' : 'from fresh answers'}`, async ({
      page,
      mailbox,
    }) => {
      test.setTimeout(900_000);
      const { slowDown, settle, press } = await measureMoves(page, { is_stale });
      await comeAboard(page, mailbox);
      for (const record of makeRecords(cruises)) await send(page, 'POST', 'cruises', record);
      await page.reload();
      await settle();
      await go(page, press);
      await slowDown();
      const moves: Move[] = [];
      for (let round = 0; round < rounds; round += 1) moves.push(...(await go(page, press)));
      for (const [pair, found] of Map.groupBy(moves, (move) => move.pair)) print(pair, found);
      print('all', moves);
      expect(
        percentile(
          moves.map((move) => move.shown_ms),
          0.95,
        ),
      ).toBeLessThanOrEqual(most_ms);
    });
  }
}

function print(what: string, moves: readonly Move[]): void {
  const shown = moves.map(({ shown_ms }) => shown_ms);
  const work = moves.map(({ work_ms }) => work_ms);
  const figures = [percentile(shown, 0.5), percentile(shown, 0.95), percentile(work, 0.5)];
  const [middle, most, worked] = figures.map((figure) => figure.toFixed(0).padStart(5));
  process.stdout.write(`${what.padEnd(20)} p50 ${middle} ms, p95 ${most} ms, work ${worked} ms\n`);
}
