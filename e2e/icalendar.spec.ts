import { expect, test } from './support/test.ts';
import { comeAboard, password, send, words } from './support/traveller.ts';

test(
  'a feed is previewed, enabled, copied, subscribed to, reset and disabled',
  { tag: '@keyboard' },
  async ({ page, context, mailbox, expectAccessible }) => {
    const { feed } = words.en;
    await comeAboard(page, mailbox);
    const { id } = await send<{ id: string }>(page, 'POST', 'cruises', {
      ship_name: 'Queen Anne',
      start_date: '2027-12-28',
      end_date: '2028-01-04',
      booking_number: 'SECRET1',
    });
    const items = [
      { date: '2027-12-30', kind: 'port', port_name: 'Funchal', arrive: '10:00', depart: '17:00' },
    ];
    await send(page, 'PUT', `cruises/${id}/schedule`, { items });
    await page.goto('/account/icalendar');
    const preview = page.getByRole('region', { name: feed.preview.title });
    await expect(preview.getByText('Port: Funchal')).toBeVisible();
    await expect(preview).not.toContainText('SECRET1');
    // it is selected from the click on; once it jumped back for a moment first
    const full = page.getByRole('radio', { name: feed.choice.levels.full.name });
    const isChosen = (radio: HTMLElement) => {
      radio.click();
      return (radio as HTMLInputElement).checked;
    };
    expect(await full.evaluate(isChosen)).toBe(true);
    await expect(preview).toContainText('Booking number: SECRET1');
    await page.getByRole('checkbox', { name: feed.choice.parts.port }).press('Space');
    await expect(preview.getByText('Port: Funchal')).toBeHidden();
    await page.getByRole('radio', { name: feed.choice.levels.busy.name }).press('Space');
    await expect(preview.getByRole('listitem')).toHaveText(/Away/);
    await page.getByRole('button', { name: feed.off.enable }).click();
    await expect(page.getByRole('status').getByText(feed.done.enable)).toBeVisible();
    await expectAccessible();
    const address = page.getByLabel(feed.address.label);
    const first = await address.inputValue();
    await expect(page.getByRole('link', { name: feed.address.subscribe })).toHaveAttribute(
      'href',
      /^webcal:/,
    );
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: feed.address.copy }).click();
    await expect(page.getByRole('status').getByText('Copied to clipboard')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);
    const read = async (url: string) => {
      const answer = await page.request.get(new URL(url).pathname);
      return { status: answer.status(), text: await answer.text() };
    };
    const told = await read(first);
    expect(told.text).toContain('SUMMARY:Away\r\n');
    expect(told.text).not.toContain('Queen Anne');
    await page.getByRole('button', { name: feed.address.reset }).click();
    await page.getByRole('button', { name: feed.address.ask_reset.confirm, exact: true }).click();
    await expect(page.getByRole('status').getByText('iCalendar token reset')).toBeVisible();
    await expect(address).not.toHaveValue(first);
    expect((await read(first)).status).toBe(404);
    const second = await address.inputValue();
    expect((await read(second)).status).toBe(200);
    await page.getByRole('button', { name: feed.address.disable, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: feed.address.ask_disable.confirm }).click();
    await expect(page.getByRole('button', { name: feed.off.enable })).toBeVisible();
    expect((await read(second)).status).toBe(404);
    // the box may not have appeared yet: the screen must know the feed first
    const feed_known = page.waitForResponse((answer) => answer.url().endsWith('/api/user/icalendar'));
    await page.goto('/account/password');
    await feed_known;
    await expect(page.getByLabel(words.en.settings.password.re_new_password)).toBeVisible();
    await expect(page.getByRole('checkbox')).toHaveCount(0);
  },
);

test('with another password the feed gets another address, and says so until that is read', async ({
  page,
  mailbox,
  expectAccessible,
}) => {
  const { feed, settings } = words.en;
  await comeAboard(page, mailbox);
  const { url } = await send<{ url: string }>(page, 'POST', 'user/icalendar', {});
  const read = async (address: string) => (await page.request.get(new URL(address).pathname)).status();
  expect(await read(url)).toBe(200);
  await page.goto('/account/password');
  await page.getByLabel(settings.password.current_password).fill(password);
  await page.getByLabel(settings.password.new_password, { exact: true }).fill('Other-words-2028');
  await page.getByLabel(settings.password.re_new_password).fill('Other-words-2028');
  await page.getByRole('checkbox', { name: settings.new_feed_address.label }).press('Space');
  await expectAccessible();
  await page.getByRole('button', { name: settings.password.submit }).click();
  await expect(page.getByRole('heading', { name: settings.password.done_title })).toBeVisible();
  expect(await read(url)).toBe(404);
  await page.goto('/account/icalendar');
  await expect(page.getByText(feed.ended.password)).toBeVisible();
  expect(await read(await page.getByLabel(feed.address.label).inputValue())).toBe(200);
  await page.reload();
  await expect(page.getByLabel(feed.address.label)).toBeVisible();
  await expect(page.getByText(feed.ended.password)).toBeHidden();
});

test('an address that was reset in one tab is not copied from another', async ({
  page,
  context,
  mailbox,
}) => {
  const { feed } = words.en;
  await comeAboard(page, mailbox);
  await page.goto('/account/icalendar');
  await page.getByRole('button', { name: feed.off.enable }).click();
  const address = page.getByLabel(feed.address.label);
  const first = await address.inputValue();
  const other = await context.newPage();
  await other.goto('/account/icalendar');
  await expect(other.getByLabel(feed.address.label)).toHaveValue(first);
  await page.getByRole('button', { name: feed.address.reset }).click();
  await page.getByRole('button', { name: feed.address.ask_reset.confirm, exact: true }).click();
  await expect(address).not.toHaveValue(first);
  await expect(other.getByLabel(feed.address.label)).toHaveValue(await address.inputValue());
});

test('a device that one comes back to shows the address that another one made', async ({
  page,
  context,
  browser,
  mailbox,
}) => {
  const { feed } = words.en;
  await comeAboard(page, mailbox);
  await send(page, 'POST', 'user/icalendar', {});
  const elsewhere = await browser.newContext();
  await elsewhere.addCookies(await context.cookies());
  const other = await elsewhere.newPage();
  const [here, there] = [page.getByLabel(feed.address.label), other.getByLabel(feed.address.label)];
  for (const device of [page, other]) await device.goto('/account/icalendar');
  const first = await there.inputValue();
  expect(first).toContain('/api/icalendar/');
  await page.getByRole('button', { name: feed.address.reset }).click();
  await page.getByRole('button', { name: feed.address.ask_reset.confirm, exact: true }).click();
  await expect(here).not.toHaveValue(first);
  // tabs of a headless browser are never hidden: this is the event of a tab that becomes visible
  await other.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  await expect(there).toHaveValue(await here.inputValue());
  await elsewhere.close();
});
