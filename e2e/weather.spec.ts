import type { Page } from '@playwright/test';
import type { Weather } from '#contract/weather.ts';
import { answerCall, expect, test } from './support/test.ts';
import { comeAboard, dayFromNow, send, speak, words } from './support/traveller.ts';
import { madeWeather } from './support/weather.ts';

/** From yesterday to two days from now, in Nassau's zone; today in port there, tomorrow at sea. */
async function recordVoyage(page: Page): Promise<string> {
  const today = Temporal.Now.plainDateISO('America/Nassau');
  const day = (days: number) => today.add({ days }).toString();
  const { id } = await send<{ id: string }>(page, 'POST', 'cruises', {
    cruise_line_id: 'cunard',
    ship_name: 'Queen Mary 2',
    start_date: day(-1),
    end_date: day(2),
  });
  const ports = ['us-miami', 'bs-nassau', undefined, 'us-miami'];
  const items = ports.flatMap((port_id, index) =>
    port_id === undefined
      ? [{ date: day(index - 1), kind: 'sea' }]
      : [
          {
            date: day(index - 1),
            kind: index === 0 ? 'embark' : index === 3 ? 'disembark' : 'port',
            port_id,
          },
        ],
  );
  await send(page, 'PUT', `cruises/${id}/schedule`, { items });
  // the route is computed after the ports were saved; before that the position of a day at sea is unknown
  await expect
    .poll(async () => {
      const { days } = await send<Weather>(page, 'GET', `cruises/${id}/weather`);
      return days.some(({ kind, latitude }) => kind === 'sea' && latitude !== null);
    })
    .toBe(true);
  return id;
}

test('the weather of a cruise under way is found from the dashboard, day by day and hour by hour', async ({
  page,
  mailbox,
  expectAccessible,
}) => {
  const { weather } = words.en;
  await comeAboard(page, mailbox);
  const id = await recordVoyage(page);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: /^Weather \d+° \w+/ }).click();
  await expect(page.getByRole('heading', { name: /^Now in .?Nassau/ })).toBeVisible();
  await expect(page.getByText('6:56 AM')).toBeVisible();
  await expectAccessible();
  const days = page.getByRole('navigation', { name: weather.days }).getByRole('link');
  await expect(days.nth(0)).toHaveAttribute('aria-current', 'true');
  await expect(days.nth(0)).toHaveAccessibleName(/^Today .?Nassau.? .*High 28° Low 21°/);
  await days.nth(1).click();
  await expect(page.getByRole('heading', { name: weather.sea, exact: true })).toBeVisible();
  await expect(page).toHaveURL(/day=\d{4}-\d{2}-\d{2}/);
  await page.getByRole('link', { name: weather.views.hourly }).click();
  const hour = page
    .getByRole('listitem')
    .filter({ has: page.locator('details') })
    .nth(10);
  await hour.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(hour.getByText(weather.dew_point)).toBeVisible();
  await expectAccessible();
  await expect(page.getByRole('link', { name: /Open-Meteo/ })).toBeVisible();
  await send(page, 'PATCH', 'user/settings', { weather_units: 'imperial' });
  await page.goto(`/cruises/weather/${id}`);
  await expect(days.nth(0)).toHaveAccessibleName(/High 82° Low 71°/);
  const { id: later } = await send<{ id: string }>(page, 'POST', 'cruises', {
    cruise_line_id: 'cunard',
    ship_name: 'Queen Anne',
    start_date: dayFromNow(30),
    end_date: dayFromNow(37),
  });
  await page.goto(`/cruises/weather/${later}`);
  await expect(page.getByRole('heading', { name: 'No weather data available' })).toBeVisible();
  await expect(page.getByText(/You’ll see the weather from 3 days before a cruise/)).toBeVisible();
});

test('warnings stand in their own words, and a provider that fails says so, mirrored in Hebrew', async ({
  page,
  mailbox,
  expectAccessible,
}) => {
  const { weather } = words.he;
  await speak(page, 'he');
  await comeAboard(page, mailbox, 'he');
  const id = await recordVoyage(page);
  const made = madeWeather(dayFromNow(-2), Temporal.Now.instant().toString());
  const last = made.days.at(-1);
  if (last !== undefined) last.has_failed = true;
  await page.route('**/api/cruises/*/weather', (route) => answerCall(route, { json: made }));
  await page.goto(`/cruises/weather/${id}?view=alerts`);
  const alerts = page.getByRole('list', { name: weather.views.alerts }).getByRole('article');
  await expect(alerts).toHaveCount(2);
  // the text of an authority is text, never markup
  await expect(alerts.first()).toContainText('<b>Mariners</b> should alter plans');
  await expect(alerts.first().getByText('WHERE')).toHaveCSS('direction', 'ltr');
  await expectAccessible();
  await page.getByRole('link', { name: weather.views.daily }).click();
  const days = page.getByRole('navigation', { name: weather.days }).getByRole('link');
  const [first, second] = await Promise.all([days.nth(0).boundingBox(), days.nth(1).boundingBox()]);
  expect(first?.x ?? 0).toBeGreaterThan(second?.x ?? 0);
  await expectAccessible();
  await days.last().click();
  await expect(page.getByRole('alert')).toContainText(weather.failed);
  await expectAccessible();
});

test('the logbook of a past cruise tells the weather of its days in port, in the unit of the reader', async ({
  page,
  mailbox,
  expectAccessible,
}) => {
  const { logbook } = words.en;
  await comeAboard(page, mailbox);
  const voyage = { ship_name: 'Sea Cloud', start_date: '2025-03-06', end_date: '2025-03-08' };
  const { id } = await send<{ id: string }>(page, 'POST', 'cruises', voyage);
  const told = await send<Weather>(page, 'GET', `cruises/${id}/weather`);
  expect(told).toMatchObject({ reason: 'past', past_days: [] });
  const section = page.getByRole('region', { name: logbook.past_weather.title });
  await page.goto(`/cruises/view/${id}`);
  await expect(page.getByRole('region', { name: logbook.title })).toBeVisible();
  await expect(section).toBeHidden();

  const provider = { name: 'Open-Meteo', url: 'https://open-meteo.com/', licence: 'CC BY 4.0' };
  const past_days: Weather['past_days'] = [
    { date: '2025-03-06', place_name: 'Miami', condition: 'mostly_clear', high: 26.8, low: 17.6, provider },
    { date: '2025-03-07', place_name: 'Nassau', condition: 'showers', high: 24.1, low: 19, provider },
    { date: '2025-03-08', place_name: 'Nassau', condition: null, high: 25, low: 18.2, provider },
  ];
  await page.route('**/api/cruises/*/weather', (route) =>
    answerCall(route, { json: { ...told, past_days } }),
  );
  await page.reload();
  await expect(section).toContainText(/18–27°C.?, sun on 1 of 2 days in port/);
  const days = section.getByRole('listitem');
  await expect(days.nth(0)).toContainText(/Miami.*Thu, Mar 6, Mostly sunny, High 27°, low 18°/);
  await expect(days.nth(1)).toContainText(/Nassau.*Fri, Mar 7, Showers, High 24°, low 19°/);
  await expect(section.getByRole('link', { name: 'Open-Meteo' })).toHaveAttribute('href', provider.url);
  await expectAccessible();
  await send(page, 'PATCH', 'user/settings', { weather_units: 'imperial' });
  await page.reload();
  await expect(section).toContainText(/64–80°F.?, sun on 1 of 2 days in port/);
});

test('the logbook of a past cruise does not wait for weather that failed to come', async ({
  page,
  mailbox,
}) => {
  await comeAboard(page, mailbox);
  const voyage = { ship_name: 'Sea Cloud', start_date: '2025-03-06', end_date: '2025-03-08' };
  const { id } = await send<{ id: string }>(page, 'POST', 'cruises', voyage);
  let tries = 0;
  await page.route('**/api/cruises/*/weather', async (route) => {
    tries += 1;
    // the next one is never answered
    if (tries === 1) await route.abort();
  });
  await page.goto(`/cruises/view/${id}`);
  await expect(page.getByRole('region', { name: words.en.logbook.title })).toBeVisible();
});
