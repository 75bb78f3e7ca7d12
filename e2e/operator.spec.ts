import { contact } from '#messages/en/contact.ts';
import { operator } from '#messages/en/operator.ts';
import { comeAsOperator } from './support/gangway.ts';
import { expect, test } from './support/test.ts';
import { comeAboard, send, words } from './support/traveller.ts';

const { shell } = words.en;

test('an operator announces something and disables an account, whose open session ends', async ({
  page,
  mailbox,
  server,
  browser,
  expectAccessible,
}) => {
  const { users, announcements } = operator;
  await comeAsOperator(page, mailbox, server);
  const elsewhere = await browser.newContext({ baseURL: server.url });
  const traveller = await elsewhere.newPage();
  const address = await comeAboard(traveller, mailbox);

  await page.goto('/operator/announcements');
  await page.getByRole('button', { name: announcements.create }).click();
  await page.getByLabel(announcements.text, { exact: true }).fill('New: maps of all routes.');
  await page.getByRole('button', { name: operator.save }).click();
  await expect(page.getByText(announcements.saved)).toBeVisible();
  await expectAccessible();

  const banner = traveller.locator('[aria-live="polite"]').getByText('New: maps of all routes.');
  await traveller.reload();
  await expect(banner).toBeVisible();
  // without stored state on this device it moves the page down and covers nothing, without a click
  const room = async () => {
    const [line, main] = await Promise.all(
      [banner, traveller.getByRole('main')].map((one) => one.boundingBox()),
    );
    return (main?.y ?? 0) - (line?.y ?? 0) - (line?.height ?? 0);
  };
  await expect.poll(room).toBeGreaterThanOrEqual(0);
  await traveller.getByRole('button', { name: shell.toast.close }).click();
  await expect(banner).toBeHidden();
  await traveller.reload();
  await expect(traveller.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner).toBeHidden();
  // for other users the page does not exist
  await traveller.goto('/operator/users');
  await expect(traveller.getByRole('heading', { name: shell.states.not_found_title })).toBeVisible();

  const overviews: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/admin/overview')) overviews.push(page.url());
  });
  await page.goto('/operator/users');
  await page.getByLabel(users.search, { exact: true }).fill(address);
  await expect(page.getByText('1 of 1', { exact: true })).toBeVisible();
  const before = overviews.length;
  await page.getByLabel(users.state).selectOption('disabled');
  await expect(page.getByText(users.none)).toBeVisible();
  await page.getByLabel(users.state).selectOption('');
  await expect(page.getByText('1 of 1', { exact: true })).toBeVisible();
  expect(overviews, 'not for each filter of the list').toHaveLength(before);
  await page.getByRole('link', { name: address }).click();
  await expect(page.getByRole('heading', { level: 1, name: address })).toBeVisible();
  await page.getByRole('button', { name: users.disable }).click();
  await page.getByRole('dialog').getByRole('button', { name: users.disable }).click();
  await expect(page.getByRole('button', { name: users.enable })).toBeVisible();
  await expectAccessible();
  await traveller.goto('/cruises');
  await expect(traveller).toHaveURL(/\/auth\/login/);

  await elsewhere.close();
  const { items } = await send<{ items: { id: string }[] }>(page, 'GET', 'admin/announcements');
  for (const { id } of items) await send(page, 'DELETE', `admin/announcements/${id}`);
});

test('what somebody writes waits on the first page of an operator, who marks it as answered', async ({
  page,
  mailbox,
  server,
  browser,
  expectAccessible,
}) => {
  const { messages } = operator;
  await comeAsOperator(page, mailbox, server);
  const elsewhere = await browser.newContext({ baseURL: server.url });
  const writer = await elsewhere.newPage();
  await writer.goto('/contact');
  await writer.getByLabel(contact.fields.name).fill('Ada Lovelace');
  await writer.getByLabel(contact.fields.email, { exact: true }).fill('ada@elsewhere.example');
  await writer.getByLabel(contact.fields.subject, { exact: true }).fill('Where is Portmeirion & more?');
  await writer.getByLabel(contact.fields.message, { exact: true }).fill('Dear captain,\nis it <b>gone</b>?');
  await writer.getByRole('main').getByRole('button', { name: contact.submit, exact: true }).click();
  await expect(writer.getByText('ada@elsewhere.example')).toBeVisible();
  await elsewhere.close();

  await page.goto('/operator');
  await page.getByRole('main').getByRole('link', { name: operator.sections.messages }).first().click();
  const entry = page.getByRole('listitem').filter({ hasText: 'Portmeirion' });
  await expect(entry.getByText('is it <b>gone</b>?')).toBeVisible();
  await expect(entry.getByRole('link', { name: messages.reply })).toHaveAttribute(
    'href',
    'mailto:ada%40elsewhere.example?subject=Re%3A%20Where%20is%20Portmeirion%20%26%20more%3F',
  );
  await expectAccessible();
  await entry.getByRole('button', { name: messages.settle }).click();
  await expect(page.getByText(messages.done)).toBeVisible();
  await expect(page.getByText(messages.none_open)).toBeVisible();
  await page.getByLabel(messages.state).selectOption('settled');
  await expect(entry.getByText('Answered on')).toBeVisible();
});
