import { plans as english } from '#messages/en/plans.ts';
import { PaymentStandIn, stand_in_keys } from '#server/testing/payments.ts';
import { startServer } from './support/server.ts';
import { expect, test as base } from './support/test.ts';
import { comeAboard, dayFromNow, send, words } from './support/traveller.ts';

/** A server that sells plans, and the provider that takes the money. */
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
    { scope: 'worker' },
  ],
});

test('whoever lacks a feature finds the plans, pays for one, has it, and ends it', async ({
  page,
  mailbox,
  expectAccessible,
}) => {
  const { feed, settings } = words.en;
  await comeAboard(page, mailbox);
  await page.goto('/account/icalendar');
  await expect(page.getByText('Your plan does not have access to this feature')).toBeVisible();
  await page.getByRole('link', { name: feed.see_plans }).click();
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
  await expect(page.getByText(/^Until .*everything you recorded stays/)).toBeVisible();
  await page.goto('/account/settings');
  await expect(page.getByText(/^Standard, until /)).toBeVisible();
  await expect(page.getByRole('link', { name: feed.see_plans })).toBeVisible();
  await page.goto('/account/icalendar');
  await expect(page.getByRole('heading', { name: feed.off.title })).toBeVisible();
  expect(settings.account.plans.standard).toBe('Standard');
});

test('a payment that cannot be begun says so, and a cruise there is no room for is kept in the form', async ({
  page,
  mailbox,
  provider,
}) => {
  const { cruises, terms } = words.en;
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
  await expect(page.getByLabel(terms.fields.ship_name)).toHaveValue('Fourth');
});
