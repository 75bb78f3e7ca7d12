import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { comeAboard, send, words } from './support/traveller.ts';

const { cruises, schedule, shell } = words.en;
const { editor } = schedule;

interface Row {
  readonly date: string;
  readonly kind: string;
  readonly port_name: string | null;
  readonly arrive: string | null;
  readonly depart: string | null;
  readonly outcome: string;
}

/** A week from Miami, made by the API. */
async function recordCruise(page: Page): Promise<string> {
  const ends = { start_port_id: 'us-miami', end_port_id: 'us-miami' };
  const dates = { start_date: '2027-03-06', end_date: '2027-03-13' };
  const { id } = await send<{ id: string }>(page, 'POST', 'cruises', {
    ship_name: 'Barnacle Queen',
    ...dates,
    ...ends,
  });
  return id;
}

async function rowsOf(page: Page, id: string): Promise<string[]> {
  const { items } = await send<{ items: Row[] }>(page, 'GET', `cruises/${id}/schedule`);
  return items.map(({ date, kind, port_name, arrive, depart, outcome }) =>
    [date.slice(-2), kind, port_name, arrive, depart, outcome === 'as_planned' ? null : outcome]
      .filter((part) => part !== null)
      .join(' '),
  );
}

function field(page: Page, name: keyof typeof editor, day: number): Locator {
  const label = new RegExp(`^${String(editor[name])}, ${schedule.day.replace('{day}', String(day))}, `);
  return name === 'port'
    ? page.getByRole('combobox', { name: label })
    : page.getByRole('textbox', { name: label });
}

// with a keyboard Enter moves down a column; on a phone it moves through the day
const with_keyboard = { tag: '@keyboard' };

test(
  'a week is typed by keyboard alone, in some fifty keys',
  with_keyboard,
  async ({ page, mailbox, expectAccessible }) => {
    await comeAboard(page, mailbox);
    const id = await recordCruise(page);
    await page.goto(`/cruises/view/${id}`);
    await page.getByRole('link', { name: schedule.enter }).click();
    await field(page, 'port', 2).focus();
    let keys = 0;
    // Does not wait for the list: typing is faster than the network.
    const type = async (...texts: string[]) => {
      for (const text of texts) {
        await page.keyboard.type(text);
        await page.keyboard.press('Enter');
        keys += text.length + 1;
      }
    };
    await type('', 'roat', 'beliz', 'costa m', 'coz', '', '');
    await expect(field(page, 'port', 3)).toHaveValue(/^Roat/);
    await expect(field(page, 'arrive', 3), 'the end of a column leads to the next one').toBeFocused();
    await type('8', '730', '8', '10', '6');
    await expect(field(page, 'depart', 1)).toBeFocused();
    await type('430', '5', '5', '4', '6');
    await expect(field(page, 'depart', 6)).toHaveValue(/^6:00\sPM$/);
    const typed = [/^Belize City/, /^Costa Maya/, /^Cozumel/];
    for (const [index, port] of typed.entries())
      await expect(field(page, 'port', index + 4)).toHaveValue(port);
    await expectAccessible();
    await page.keyboard.press('ControlOrMeta+Enter');
    await page.waitForURL(`**/cruises/view/${id}`);
    expect(keys).toBeLessThan(60);
    expect(await rowsOf(page, id)).toEqual([
      '06 embark Miami 16:30',
      '07 sea',
      '08 port Roatán (Coxen Hole) 08:00 17:00',
      '09 port Belize City 07:30 17:00',
      '10 port Costa Maya (Mahahual) 08:00 16:00',
      '11 port Cozumel 10:00 18:00',
      '12 sea',
      '13 disembark Miami 06:00',
    ]);
  },
);

test('with the thumb: a suggestion, a night in port, another port instead; a reload keeps it', async ({
  page,
  mailbox,
  expectAccessible,
}) => {
  await comeAboard(page, mailbox);
  const id = await recordCruise(page);
  await page.goto(`/cruises/edit/${id}/schedule`);
  await field(page, 'port', 2).pressSequentially('reykj');
  await page.getByRole('option', { name: /^Reykjav/ }).click();
  await expect(field(page, 'arrive', 2)).toBeFocused();
  await page.keyboard.type('8');
  await page.getByRole('button', { name: /Day 2, / }).click();
  await page.getByRole('button', { name: editor.overnight, exact: true }).click();
  await expect(field(page, 'port', 3)).toHaveValue(/^Reykjav/);
  await page.reload();
  await expect(page.getByText(shell.unsaved.restored)).toBeVisible();
  await page.getByRole('button', { name: /Day 3, / }).click();
  await page.getByRole('button', { name: editor.swap, exact: true }).click();
  await page.keyboard.type('Cay of our own');
  await expectAccessible();
  await page.getByRole('button', { name: cruises.form.save, exact: true }).click();
  await page.waitForURL(`**/cruises/view/${id}`);
  const days = page.getByRole('region', { name: schedule.title }).getByRole('listitem');
  await expect(days.nth(2).locator('s').first()).toContainText('Reykjav');
  await expect(days.nth(2)).toContainText('Cay of our own');
  await expect(days.nth(2)).toContainText(schedule.unplanned);
  await expectAccessible();
});

test('what another device put meanwhile is shown beside it, and nothing is lost', async ({
  page,
  mailbox,
  expectAccessible,
}) => {
  await comeAboard(page, mailbox);
  const id = await recordCruise(page);
  await page.goto(`/cruises/edit/${id}/schedule`);
  await field(page, 'port', 2).fill('My cay');
  await field(page, 'port', 3).fill('My reef');
  const theirs = [
    { date: '2027-03-07', kind: 'port', port_name: 'Their cay' },
    { date: '2027-03-08', kind: 'port', port_name: 'Their reef' },
    { date: '2027-03-09', kind: 'port', port_name: 'Their bay' },
  ];
  await send(page, 'PUT', `cruises/${id}/schedule`, { items: theirs });
  await page.getByRole('button', { name: cruises.form.save, exact: true }).click();
  const panel = page.getByRole('region', { name: editor.stale });
  await expect(panel).toContainText('My cay');
  await expect(panel).toContainText('Their cay');
  await expectAccessible();
  await panel
    .getByRole('group', { name: /Mar 8/ })
    .getByRole('radio', { name: cruises.form.take_theirs })
    .check();
  await expect(field(page, 'port', 3)).toHaveValue('Their reef');
  await page.getByRole('button', { name: cruises.form.save, exact: true }).click();
  await page.waitForURL(`**/cruises/view/${id}`);
  expect(await rowsOf(page, id)).toEqual(expect.arrayContaining(['07 port My cay', '08 port Their reef']));
});

test('dates that moved leave the schedule whole: it is moved after them, cleared and put back', async ({
  page,
  mailbox,
  expectAccessible,
}) => {
  await comeAboard(page, mailbox);
  const id = await recordCruise(page);
  const items = [
    { date: '2027-03-06', kind: 'embark', port_id: 'us-miami', depart: '16:30' },
    { date: '2027-03-13', kind: 'disembark', port_id: 'us-miami' },
  ];
  await send(page, 'PUT', `cruises/${id}/schedule`, { items });
  await send(page, 'PATCH', `cruises/${id}`, { start_date: '2027-03-10', end_date: '2027-03-17' });
  await page.goto(`/cruises/view/${id}`);
  const section = page.getByRole('region', { name: schedule.title });
  await expect(section).toContainText('One entry is outside');
  await expectAccessible();
  await section.getByRole('button', { name: /^Move the schedule/ }).click();
  await expect(section.getByText('One entry is outside')).toHaveCount(0);
  const moved = ['10 embark Miami 16:30', '17 disembark Miami'];
  expect(await rowsOf(page, id)).toEqual(moved);
  await section.getByRole('button', { name: schedule.clear.button }).click();
  await page.getByRole('dialog').getByRole('button', { name: schedule.clear.confirm, exact: true }).click();
  await expect(section.getByText(schedule.empty)).toBeVisible();
  await page.getByRole('button', { name: cruises.delete.undo }).click();
  await expect(section.getByText(schedule.empty)).toHaveCount(0);
  expect(await rowsOf(page, id)).toEqual(moved);
});

test('the ribbon leads to its days by a tap and by arrows, from any tab, and each tab is in sight', async ({
  page,
  mailbox,
  expectAccessible,
}) => {
  await comeAboard(page, mailbox);
  const id = await recordCruise(page);
  const ribbon = page.getByRole('navigation', { name: schedule.ribbon });
  await page.goto(`/cruises/view/${id}?tab=pricing`);
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveCount(6);
  await expect(ribbon, 'nothing without a schedule').toHaveCount(0);
  for (const tab of await tabs.all()) await expect(tab).toBeInViewport({ ratio: 1 });
  await send(page, 'PUT', `cruises/${id}/schedule`, {
    items: [
      { date: '2027-03-06', kind: 'embark', port_id: 'us-miami', depart: '16:30', all_aboard: '16:00' },
      { date: '2027-03-07', kind: 'sea' },
      { date: '2027-03-08', kind: 'port', port_name: 'Roatán', arrive: '08:00', depart: '17:00' },
    ],
  });
  await page.reload();
  const days = ribbon.getByRole('link');
  await expect(days).toContainText([/Miami.*All aboard 4:00\sPM/, schedule.kinds.sea, 'Roatán']);
  await expectAccessible();
  await days.first().focus();
  await page.keyboard.press('End');
  await expect(days.last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#day-2027-03-08')).toBeFocused();
  await expect(page.locator('#day-2027-03-08')).toBeInViewport();
  await days.nth(1).click();
  await expect(page.locator('#day-2027-03-07')).toBeFocused();
});
