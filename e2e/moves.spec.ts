import { makeRecords } from '../tools/bench/records.ts';
import { measureMoves, walk, walkByThumb } from './support/moves.ts';
import { expect, test } from './support/test.ts';
import { comeAboard, dayFromNow, send } from './support/traveller.ts';

/** Of the elements of a screen: on a desk the window shows more of it. */
const most_at_once: Record<string, number> = {
  cruise: 0.5,
  stats: 0.5,
  badges: 0.5,
  list: 0.6,
  home: 0.6,
  loyalty: 0.7,
};
/** The window of a phone shows all of a month, but as dots without words. */
const most_on_phone: Record<string, number> = { ...most_at_once, calendar: 0.9 };

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
  // one of each line: each has a programme
  const lines = Map.groupBy(makeRecords(1000), ({ cruise_line_id }) => cruise_line_id).values();
  const [under_way, ...others] = Array.from(lines, ([first]) => first);
  await send(page, 'POST', 'cruises', {
    ...under_way,
    start_date: dayFromNow(-2),
    end_date: dayFromNow(5),
    start_port_id: 'us-miami',
    end_port_id: 'us-miami',
  });
  for (const [place, record] of others.entries()) {
    const start = 40 + 10 * place;
    // a long list of what is still to do
    const dates = place < 20 && { start_date: dayFromNow(start), end_date: dayFromNow(start + 7) };
    await send(page, 'POST', 'cruises', { ...record, ...dates });
  }
  await page.reload();
  await settle();
  const go = project.name === 'phone' ? walkByThumb : walk;
  await go(page, press);
  const moves = await go(page, press);
  const whole = moves.filter(({ pair, first, all }) => {
    const most = (project.name === 'phone' ? most_on_phone : most_at_once)[pair.split(' > ').at(-1) ?? ''];
    return most !== undefined && first > most * all;
  });
  expect(whole.map(({ pair, first, all }) => `${pair}: ${first} of ${all}`)).toEqual([]);
});
