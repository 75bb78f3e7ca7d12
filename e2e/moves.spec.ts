import { makeRecords } from '../tools/bench/records.ts';
import { measureMoves, walk, walkByThumb } from './support/moves.ts';
import { expect, test } from './support/test.ts';
import { comeAboard, dayFromNow, send } from './support/traveller.ts';

test('of a screen that was visited before, what lies below the window comes after the first frame', async ({
  page,
  mailbox,
}, { project }) => {
  test.slow();
  // a text with the time of day changes each minute
  await page.addInitScript((at) => {
    Date.now = () => at;
  }, Date.now());
  const { settle, press } = await measureMoves(page, { is_stale: false });
  await comeAboard(page, mailbox);
  const [under_way, ...others] = makeRecords(8);
  await send(page, 'POST', 'cruises', {
    ...under_way,
    start_date: dayFromNow(-2),
    end_date: dayFromNow(5),
    start_port_id: 'us-miami',
    end_port_id: 'us-miami',
  });
  for (const record of others) await send(page, 'POST', 'cruises', record);
  await page.reload();
  await settle();
  const go = project.name === 'phone' ? walkByThumb : walk;
  await go(page, press);
  const moves = await go(page, press);
  const whole = moves.filter(
    ({ pair, first, all }) => / (cruise|stats|badges)$/.test(pair) && first > all / 2,
  );
  expect(whole.map(({ pair, first, all }) => `${pair}: ${first} of ${all}`)).toEqual([]);
});
