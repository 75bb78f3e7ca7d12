import { notices } from '#messages/en/notices.ts';
import { operator } from '#messages/en/operator.ts';
import { comeAsOperator } from './support/gangway.ts';
import { expect, test } from './support/test.ts';
import { comeAboard, dayFromNow, send } from './support/traveller.ts';

/* Answers of an operator reach travellers as notices. */

const voyage = { start_date: dayFromNow(100), end_date: dayFromNow(107) };
const named = (sentence: string, names: Record<string, string>) =>
  Object.entries(names).reduce(
    (text, [key, name]) => text.replace(`{${key}}`, `\u2068${name}\u2069`),
    sentence,
  );

test('a report is settled with an answer, one ship is another one, and one is declined: each is told', async ({
  page,
  mailbox,
  server,
  browser,
  expectAccessible,
}) => {
  const { ships, reports, announcements } = operator;
  await comeAsOperator(page, mailbox, server);
  const elsewhere = await browser.newContext({ baseURL: server.url });
  const traveller = await elsewhere.newPage();
  await comeAboard(traveller, mailbox);
  const stamp = Date.now();
  const [meant, other] = [`Icon of teh Seas ${stamp}`, `Nobody Knows ${stamp}`];
  const { id } = await send<{ id: string }>(traveller, 'POST', 'cruises', { ship_name: meant, ...voyage });
  await send(traveller, 'POST', 'cruises', { ship_name: other, ...voyage });
  await send(traveller, 'POST', `cruises/${id}/report`, { description: `Wrong port ${stamp}` });

  await page.goto('/operator/reports');
  const report = page.getByRole('listitem').filter({ hasText: `Wrong port ${stamp}` });
  await report.getByLabel(reports.answer).fill('Thank you, it is Miami.');
  await expectAccessible();
  await report.getByRole('button', { name: reports.settle }).click();
  await expect(page.getByText(reports.done)).toBeVisible();
  await expect(report).toBeHidden();

  await page.goto('/operator/ships');
  const entry = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await page.getByLabel(ships.search).fill(meant);
  await entry(meant).getByText(ships.find).click();
  await entry(meant).getByLabel(ships.find_label).fill('Icon of the Seas');
  await page.getByRole('option', { name: /^Icon of the Seas/ }).click();
  const map = named(ships.map_to, { ship: 'Icon of the Seas' });
  await entry(meant).getByRole('button', { name: map }).click();
  await page.getByRole('dialog').getByRole('button', { name: ships.map }).click();
  await expect(entry(meant)).toBeHidden();
  await page.getByLabel(ships.search).fill(other);
  await entry(other).getByRole('button', { name: ships.decline }).click();
  await page.getByRole('dialog').getByRole('button', { name: ships.decline }).click();
  await expect(entry(other)).toBeHidden();

  await traveller.goto('/notices');
  const told = [
    'Thank you, it is Miami.',
    named(notices.settled.ship_mapped, { ship: meant, name: 'Icon of the Seas' }),
    named(notices.settled.ship_declined, { ship: other }),
  ];
  for (const text of told) await expect(traveller.getByText(text).first()).toBeVisible();
  const cruise = await send<{ ship_name: string }>(traveller, 'GET', `cruises/${id}`);
  expect(cruise.ship_name).toBe('Icon of the Seas');

  // a deleted announcement disappears from all screens
  await page.goto('/operator/announcements');
  await page.getByRole('button', { name: announcements.create }).click();
  await page.getByLabel(announcements.text, { exact: true }).fill(`Soon over ${stamp}`);
  await page.getByRole('button', { name: operator.save }).click();
  const announced = page.getByRole('listitem').filter({ hasText: `Soon over ${stamp}` });
  await announced.getByRole('button', { name: operator.delete }).click();
  await page.getByRole('dialog').getByRole('button', { name: operator.delete }).click();
  await expect(announced).toBeHidden();
  await traveller.reload();
  await expect(traveller.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(traveller.getByText(`Soon over ${stamp}`)).toBeHidden();
  await elsewhere.close();
});
