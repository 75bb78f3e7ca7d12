import type { Locator, Page } from '@playwright/test';
import { plans as english } from '#messages/en/plans.ts';
import { sharing } from '#messages/en/sharing.ts';
import { uploads } from '#messages/en/uploads.ts';
import { PaymentStandIn, stand_in_keys } from '#server/testing/payments.ts';
import { as_server, startServer } from './support/server.ts';
import { expect, test as base } from './support/test.ts';
import { comeAboard, dayFromNow, send, words } from './support/traveller.ts';

/** A server that sells plans, and the payment provider. */
const test = base.extend<object, { provider: PaymentStandIn }>({
  provider: [
    async ({}, lend) => {
      const provider = await new PaymentStandIn(
        () => new Date(Temporal.Now.instant().epochMilliseconds),
      ).start();
      await lend(provider);
      provider.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ provider }, lend) => {
      const settings = { ...stand_in_keys, STRIPE_API_URL: provider.url };
      const server = await startServer(process.env['E2E_TEMPLATE'], settings);
      provider.webhook_url = `${server.url}/api/billing/webhook`;
      await lend(server);
      await server.stop();
    },
    as_server,
  ],
});

test('whoever lacks a feature finds the plans, pays for one, has it, and ends it', async ({
  page,
  mailbox,
  expectAccessible,
}) => {
  const { feed, shell } = words.en;
  await comeAboard(page, mailbox);
  await page.goto('/account/icalendar');
  await expect(page.getByText('Your plan does not have access to this feature')).toBeVisible();
  await page.getByRole('link', { name: shell.states.see_plans }).click();
  await expect(page.getByRole('heading', { level: 1, name: english.title })).toBeVisible();
  await expect(page.getByText('€39.00 a year')).toBeVisible();
  await expectAccessible();
  await page.getByText(english.interval.month, { exact: true }).click();
  await expect(page.getByText('€3.90 a month')).toBeVisible();

  await page.getByRole('button', { name: 'Choose Standard' }).click();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByText(english.returned.cancelled)).toBeVisible();
  await page.getByRole('button', { name: 'Choose Standard' }).click();
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByText('Your plan is now Standard.')).toBeVisible();
  await expect(page.getByText(/^Renews on /)).toBeVisible();
  await expectAccessible();

  await page.getByRole('button', { name: english.current.manage }).click();
  await page.getByRole('button', { name: 'Cancel plan' }).click();
  await expect(page.getByText(/^Until .*everything you’ve recorded stays/)).toBeVisible();
  await page.goto('/account/settings');
  await expect(page.getByText(/^Standard, until /)).toBeVisible();
  await expect(page.getByRole('link', { name: shell.states.see_plans })).toBeVisible();
  await page.goto('/account/icalendar');
  await expect(page.getByRole('heading', { name: feed.off.title })).toBeVisible();
});

test('once the highest plan is bought no filled button urges a lower one, and a link leads to a first booking', async ({
  page,
  mailbox,
}) => {
  await comeAboard(page, mailbox);
  await page.goto('/account/upgrade');
  const background = (place: Locator) =>
    place.evaluate((element) => getComputedStyle(element).backgroundColor);
  const filled = await background(page.getByRole('button', { name: 'Choose Pro' }));
  await pay(page, 'Choose Pro');
  const lower = page.getByRole('main').getByRole('button', { name: 'Change to Standard' });
  await expect(lower).toBeVisible();
  for (const button of await page.getByRole('main').getByRole('button').all())
    expect(await background(button), await button.innerText()).not.toBe(filled);
  await page.getByRole('main').getByRole('link', { name: uploads.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: uploads.title })).toBeVisible();
});

test('what was ended is kept, and changed to another plan once that is confirmed', async ({
  page,
  mailbox,
}) => {
  await comeAboard(page, mailbox);
  await page.goto('/account/upgrade');
  await pay(page, 'Choose Standard');
  await page.getByRole('button', { name: english.current.manage }).click();
  await page.getByRole('button', { name: 'Cancel plan' }).click();
  await page.getByRole('button', { name: 'Keep Standard' }).click();
  await page.getByRole('button', { name: 'Keep plan' }).click();
  await expect(page.getByText(/^Renews on /)).toBeVisible();
  await page.getByRole('button', { name: 'Change to Pro' }).click();
  // not confirmed: nothing has changed, and no text announces a change
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByText(/^Renews on /)).toBeVisible();
  await expect(page.getByText(english.returned.waiting)).toBeHidden();
  await page.getByRole('button', { name: 'Change to Pro' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Your plan is now Pro.')).toBeVisible();
});

test('a payment that cannot be begun says so, and a cruise there is no room for is kept in the form', async ({
  page,
  mailbox,
  provider,
}) => {
  const { cruises, terms, shell } = words.en;
  await comeAboard(page, mailbox);
  const dates = { start_date: dayFromNow(60), end_date: dayFromNow(67) };
  for (const ship_name of ['First', 'Second', 'Third'])
    await send(page, 'POST', 'cruises', { ship_name, ...dates });
  await page.goto('/account/upgrade');
  await expect(page.getByRole('button', { name: 'Choose Pro' })).toBeVisible();
  provider.is_down = true;
  await page.getByRole('button', { name: 'Choose Pro' }).click();
  await expect(page.getByText('Error initializing payment. Please try again later.')).toBeVisible();
  provider.is_down = false;

  await page.goto('/cruises/create');
  await page.getByLabel(terms.fields.ship_name).fill('Fourth');
  await page.getByLabel(terms.fields.start_date).fill(dates.start_date);
  await page.getByLabel(terms.fields.end_date).fill(dates.end_date);
  await page.getByRole('button', { name: cruises.form.save }).first().click();
  await expect(page.getByText('Your plan does not have access to this feature')).toBeVisible();
  await expect(page.getByText(/^Your plan has room for 3 upcoming cruises\./)).toBeVisible();
  const beside = page.waitForEvent('popup');
  await page.getByRole('link', { name: shell.states.see_plans }).click();
  const shop = await beside;
  await pay(shop, 'Choose Standard');
  await shop.close();
  await expect(page.getByLabel(terms.fields.ship_name)).toHaveValue('Fourth');
  await page.getByRole('button', { name: cruises.form.save }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fourth' })).toBeVisible();
});

test('whoever comes back before the provider has told of it has the plan, and so has a tab that was left behind', async ({
  page,
  context,
  mailbox,
  provider,
}) => {
  const { feed } = words.en;
  await comeAboard(page, mailbox);
  const left = await context.newPage();
  await left.goto('/account/icalendar');
  await expect(left.getByText(words.en.errors.codes.plan_required)).toBeVisible();
  await page.bringToFront();
  provider.holds_events = true;
  await page.goto('/account/upgrade');
  await pay(page, 'Choose Pro');
  await expect(page.getByRole('heading', { level: 2, name: english.current.title })).toBeVisible();
  await left.bringToFront();
  await left.evaluate(() => globalThis.dispatchEvent(new Event('visibilitychange')));
  await expect(left.getByRole('heading', { name: feed.off.title })).toBeVisible();
  provider.holds_events = false;
  await provider.tellHeld();
  await page.reload();
  await expect(page.getByText('Your plan is now Pro.')).toBeVisible();
});

test('a button pressed twice opens one till, and the way back from it leaves the button as it was', async ({
  page,
  mailbox,
  provider,
}) => {
  await comeAboard(page, mailbox);
  await page.goto('/account/upgrade');
  const before = opened(provider);
  const choose = page.getByRole('button', { name: 'Choose Pro' });
  for (const room of ['1,000 cruises on record, \u20681 GB', '5,000 cruises on record, \u206810 GB'])
    await expect(page.getByText(`Up to ${room}\u2069 of files`)).toBeVisible();
  await choose.dblclick();
  await expect(page.getByRole('button', { name: 'Pay' })).toBeVisible();
  expect(opened(provider) - before).toBe(1);
  await page.goBack();
  await expect(choose).toBeEnabled();
  await pay(page, 'Choose Pro');
});

test('what the plan does not hold says so on every screen, and leads to the plans', async ({
  page,
  mailbox,
  expectAccessible,
  isMobile,
}) => {
  const { shell, errors } = words.en;
  await comeAboard(page, mailbox);
  const dates = { start_date: dayFromNow(1), end_date: dayFromNow(8) };
  const { id } = await send<{ id: string }>(page, 'POST', 'cruises', { ship_name: 'Aurora', ...dates });
  const places = {
    '/account/icalendar': 1,
    '/account/sharing': 1,
    // the graphs are closed on a phone
    '/stats': isMobile ? 1 : 2,
    [`/cruises/weather/${id}`]: 1,
    [`/cruises/view/${id}?tab=sharing`]: 2,
  };
  for (const [path, count] of Object.entries(places)) {
    await page.goto(path);
    await expect(page.getByText(errors.codes.plan_required), path).toHaveCount(count);
    await expect(page.getByRole('link', { name: shell.states.see_plans }), path).toHaveCount(count);
    await expect(page.getByText(/couldn’t|could not be/i), path).toHaveCount(0);
  }
  // the entries on a cruise show it before they are opened
  await page.goto(`/cruises/view/${id}?tab=alerts`);
  const { tabs } = words.en.cruises.view;
  await expect(page.getByRole('tab', { name: `${tabs.sharing} ${shell.plans.standard}` })).toBeVisible();
  await page.locator('summary', { hasText: 'more details' }).click();
  const doors = [
    [words.en.reminders.weather, shell.plans.standard],
    [words.en.parts.checklist.lacks.documents, shell.plans.pro],
  ];
  for (const [door, plan] of doors)
    await expect(page.getByRole('link', { name: `${door} ${plan}` })).toBeVisible();
  await expectAccessible();
  await page.goto('/stats?of=all.by_line');
  await expect(page.getByRole('dialog').getByText(errors.codes.plan_required)).toBeVisible();
  await expectAccessible();
});

test('where the plan has no uploads each door to them names the plan that has, and behind it are two ways on', async ({
  page,
  mailbox,
  expectAccessible,
}) => {
  const { shell, errors, cruises } = words.en;
  const door = page.getByRole('link', { name: `${uploads.title} ${shell.plans.pro}` });
  await comeAboard(page, mailbox);
  await expect(door, 'the first dashboard').toBeVisible();
  const dates = { start_date: dayFromNow(60), end_date: dayFromNow(67) };
  await send(page, 'POST', 'cruises', { ship_name: 'Aurora', ...dates });
  for (const path of ['/cruises', '/cruises/create']) {
    await page.goto(path);
    await expect(door, path).toBeVisible();
  }
  await page.goto('/dashboard');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: shell.menu.you, exact: true }).click();
  await page.getByRole('dialog').locator(door).click();
  await expect(page.getByRole('heading', { level: 1, name: uploads.title })).toBeVisible();
  await expect(page.getByText(errors.codes.plan_required)).toBeVisible();
  await expect(page.getByRole('link', { name: shell.states.see_plans })).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: uploads.type_instead }).click();
  await expect(page.getByRole('heading', { level: 1, name: cruises.form.create })).toBeVisible();
});

test('a plan that ends in the middle of an edit takes nothing that was typed or recorded', async ({
  page,
  context,
  mailbox,
  provider,
}) => {
  const { cruises, terms, errors, shell } = words.en;
  await comeAboard(page, mailbox);
  await page.goto('/account/upgrade');
  await pay(page, 'Choose Standard');
  const dates = { start_date: dayFromNow(60), end_date: dayFromNow(67) };
  let id = '';
  for (const ship_name of ['First', 'Second', 'Third', 'Fourth'])
    ({ id } = await send<{ id: string }>(page, 'POST', 'cruises', { ship_name, ...dates }));
  await page.goto(`/cruises/edit/${id}`);
  await page.getByLabel(terms.fields.ship_name).fill('Fourth of four');
  // the screen of sharing was loaded while the plan was valid
  const beside = await context.newPage();
  await beside.goto('/account/sharing');
  const email = beside.getByLabel(words.en.account.fields.email);
  await email.fill('grace@example.org');
  const another = await context.newPage();
  await another.goto('/cruises/create');
  await another.getByLabel(terms.fields.ship_name).fill('Fifth');
  await another.getByLabel(terms.fields.start_date).fill(dates.start_date);
  await another.getByLabel(terms.fields.end_date).fill(dates.end_date);
  const paid = provider.subscriptions.at(-1);
  if (paid !== undefined) await provider.lapse(paid);
  const plan = async () => (await send<{ plan_name: string }>(page, 'GET', 'user/settings')).plan_name;
  await expect.poll(plan).toBe('free');
  await page.getByRole('button', { name: cruises.form.save }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fourth of four' })).toBeVisible();

  await beside.getByRole('button', { name: sharing.form.submit, exact: true }).click();
  await expect(beside.getByText(errors.codes.plan_required)).toBeVisible();
  await expect(email).toHaveValue('grace@example.org');
  // the link to the plans leaves the page unchanged
  await expect(beside.getByRole('link', { name: shell.states.see_plans })).toHaveAttribute(
    'target',
    '_blank',
  );
  await another.getByRole('button', { name: cruises.form.save }).first().click();
  await expect(another.getByText(errors.codes.plan_required)).toBeVisible();
  await expect(another.getByText(/^Your plan has room for 3 upcoming cruises\./)).toBeVisible();
  await expect(another.getByRole('link', { name: shell.states.see_plans })).toHaveAttribute(
    'target',
    '_blank',
  );
  await expect(another.getByLabel(terms.fields.ship_name)).toHaveValue('Fifth');
  await page.goto('/account/settings');
  await expect(page.getByText(/^Free; the paid plan ended on /)).toBeVisible();
});

test('a feed that the plan no longer holds is not enabled, changed or reset in a page that was left open: it says why', async ({
  page,
  mailbox,
  provider,
  expectAccessible,
}) => {
  const { feed, shell } = words.en;
  const plan = async () => (await send<{ plan_name: string }>(page, 'GET', 'user/settings')).plan_name;
  await comeAboard(page, mailbox);
  await page.goto('/account/upgrade');
  const attempts = [
    {
      says: 'Error enabling iCalendar',
      attempt: () => page.getByRole('button', { name: feed.off.enable }).click(),
    },
    {
      says: feed.failed.change,
      attempt: () => page.getByRole('radio', { name: feed.choice.levels.full.name }).click(),
    },
    {
      says: 'Error resetting iCalendar',
      attempt: async () => {
        await page.getByRole('button', { name: feed.address.reset }).click();
        await page.getByRole('button', { name: feed.address.ask_reset.confirm, exact: true }).click();
      },
    },
  ];
  for (const { says, attempt } of attempts) {
    await pay(page, 'Choose Standard');
    await page.goto('/account/icalendar');
    if (says.includes('resetting')) {
      await page.getByRole('button', { name: feed.off.enable }).click();
      // the plan must not end before the feed is enabled
      await expect(page.getByRole('button', { name: feed.address.reset })).toBeVisible();
    }
    await expect(page.getByRole('radio', { name: feed.choice.levels.full.name })).toBeVisible();
    const paid = provider.subscriptions.at(-1);
    if (paid !== undefined) await provider.lapse(paid);
    await expect.poll(plan).toBe('free');
    await attempt();
    await expect(page.getByRole('alert').getByText(says)).toBeVisible();
    await expect(page.getByText('Your plan does not have access to this feature')).toBeVisible();
    // if the pressed element is gone the focus is on the heading of the page
    await expect(page.getByRole('heading', { level: 1, name: feed.title })).toBeFocused();
    await expectAccessible();
    await page.getByRole('link', { name: shell.states.see_plans }).click();
  }
});

async function pay(page: Page, choice: string): Promise<void> {
  await page.getByRole('button', { name: choice }).click();
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByText(/^Your plan is now (?:Standard|Pro)\.$/)).toBeVisible();
}

function opened(provider: PaymentStandIn): number {
  return provider.asked.filter((asked) => asked === 'POST /v1/checkout/sessions').length;
}
