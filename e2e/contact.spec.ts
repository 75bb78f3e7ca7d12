import type { Page, Route } from '@playwright/test';
import PostalMime from 'postal-mime';
import { contact as english } from '#messages/en/contact.ts';
import { contact as hebrew } from '#messages/he/contact.ts';
import { openSmtp, type SmtpServer } from '#server/testing/smtp-server.ts';
import { as_server, startServer } from './support/server.ts';
import { expect, test as base } from './support/test.ts';
import { newAddress, speak, words } from './support/traveller.ts';

const operator = 'captain@example.org';

/** A server whose mails arrive at a mail server, and its operator's mailbox there. */
const test = base.extend<object, { post: SmtpServer }>({
  post: [
    async ({}, lend) => {
      const post = await openSmtp();
      await lend(post);
      await post.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ post }, lend) => {
      const settings = { SMTP_URL: `smtp://127.0.0.1:${post.port}`, CONTACT_EMAIL: operator };
      const server = await startServer(process.env['E2E_TEMPLATE'], settings);
      await lend(server);
      await server.stop();
    },
    as_server,
  ],
});

/** Waits for the given number of mails to the operator. */
async function mailsTo(post: SmtpServer, subject: string, count = 1) {
  const found = async () => {
    const mails = await Promise.all(post.received.map(({ source }) => PostalMime.parse(source)));
    return mails.filter((mail) => mail.subject === `Contact: ${subject}`);
  };
  await expect.poll(async () => (await found()).length).toBe(count);
  return found();
}

async function fill(page: Page, { fields }: Pick<typeof hebrew, 'fields'>, email: string, subject: string) {
  await page.getByLabel(fields.name).fill('Ada Lovelace');
  await page.getByLabel(fields.email, { exact: true }).fill(email);
  await page.getByLabel(fields.subject, { exact: true }).fill(subject);
  await page.getByLabel(fields.message, { exact: true }).fill('Dear captain,\nwhere is <b>Portmeirion</b>?');
}

const sendButton = (page: Page, name: string = english.submit) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

test('a message reaches the operator’s mailbox, and the answer goes to its writer', async ({
  page,
  post,
  expectAccessible,
}) => {
  const email = newAddress();
  await page.goto('/contact');
  await expectAccessible();
  await fill(page, english, email, 'A port is missing');
  await expect(page.getByText(words.en.account.captcha.done)).toBeVisible();
  await sendButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: english.sent.title })).toBeFocused();
  await expect(page.getByText(email)).toBeVisible();
  await expectAccessible();
  const [mail] = await mailsTo(post, 'A port is missing');
  expect(mail?.to?.map(({ address }) => address)).toEqual([operator]);
  expect(mail?.replyTo?.map(({ address }) => address)).toEqual([email]);
  expect(mail?.text).toContain('where is <b>Portmeirion</b>?');
  expect(mail?.html).toContain('&lt;b&gt;Portmeirion&lt;/b&gt;');
  expect(mail?.text).toContain('Ada Lovelace');

  await page.getByRole('button', { name: english.sent.again }).click();
  await expect(page.getByLabel(english.fields.subject)).toHaveValue('');
  await expect(page.getByLabel(english.fields.message, { exact: true })).toHaveValue('');
});

test('in Hebrew the form is mirrored, says what is missing, and sends', async ({
  page,
  post,
  expectAccessible,
}) => {
  await speak(page, 'he');
  await page.goto('/contact');
  await sendButton(page, hebrew.submit).click();
  await expect(page.getByLabel(hebrew.fields.name)).toBeFocused();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('4');
  await expectAccessible();
  await fill(page, hebrew, newAddress(), 'נמל חסר');
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await sendButton(page, hebrew.submit).click();
  await expect(page.getByRole('heading', { name: hebrew.sent.title })).toBeVisible();
  const [mail] = await mailsTo(post, 'נמל חסר');
  expect(mail?.html).toContain('dir="rtl"');
});

test('what is too long is told while it is written, and nothing is sent', async ({ page }) => {
  let sent = 0;
  await page.route('**/api/contact', (route) => {
    sent += 1;
    return route.continue();
  });
  await page.goto('/contact');
  await fill(page, english, newAddress(), 'x'.repeat(300));
  await expect(page.getByLabel(english.fields.subject)).toHaveValue('x'.repeat(200));
  const message = page.getByLabel(english.fields.message, { exact: true });
  await message.fill('y'.repeat(4999));
  await expect(page.getByText('Room for 1 more character.')).toBeVisible();
  await message.fill('y'.repeat(5001));
  await sendButton(page).click();
  await expect(message).toBeFocused();
  await expect(page.getByText('At most 5,000 characters')).toBeVisible();
  await expect(message).toHaveValue('y'.repeat(5001));
  expect(sent).toBe(0);
});

test('a line break in a name makes no header, however it gets there', async ({ page, post }) => {
  const email = newAddress();
  const name = 'Ada\r\nBcc: crew@example.org';
  const body = { name, email, subject: 'Breaks', message: 'x', captcha: 'x' };
  const refused = await page.request.post('/api/contact', { data: body });
  expect(refused.status()).toBe(400);
  const { errors } = (await refused.json()) as { errors: Record<string, string[]> };
  expect(Object.keys(errors)).toEqual(['name']);

  await page.goto('/contact');
  await fill(page, english, email, 'Breaks');
  // a single-line field removes line breaks from pasted text
  await page.getByLabel(english.fields.name).fill(name);
  await sendButton(page).click();
  await expect(page.getByRole('heading', { name: english.sent.title })).toBeVisible();
  const [mail] = await mailsTo(post, 'Breaks');
  expect([mail?.bcc, mail?.cc]).toEqual([undefined, undefined]);
  expect(post.received.at(-1)?.to).toEqual([operator]);
});

test('without a captcha nothing is sent, what was written stays, and the next try goes through', async ({
  page,
  post,
}) => {
  await page.route('**/api/auth/captcha/', (route) => route.abort());
  await page.goto('/contact');
  await fill(page, english, newAddress(), 'No captcha');
  await expect(page.getByText(words.en.account.captcha.failed)).toBeVisible();
  await sendButton(page).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText(english.kept);
  await expect(alert).toBeFocused();
  await page.unrouteAll();
  await page.getByRole('button', { name: words.en.account.captcha.retry }).click();
  await expect(page.getByText(words.en.account.captcha.done)).toBeVisible();
  await sendButton(page).click();
  await expect(page.getByRole('heading', { name: english.sent.title })).toBeVisible();
  await mailsTo(post, 'No captcha');
});

const dead = (route: Route) => route.abort('connectionrefused');
const proxy_page = (route: Route) =>
  route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502' });

test('when the server is dead the form says so, keeps what was written over a reload, and sends it once', async ({
  page,
  post,
}) => {
  await page.goto('/contact');
  await fill(page, english, newAddress(), 'Dead server');
  const alert = page.getByRole('main').getByRole('alert');
  for (const answer of [dead, proxy_page]) {
    await page.route('**/api/contact', answer);
    await sendButton(page).click();
    await expect(alert).toContainText(english.kept);
    await expect(page.getByLabel(english.fields.name)).toHaveValue('Ada Lovelace');
    await page.unrouteAll();
  }
  await page.reload();
  await expect(page.getByLabel(english.fields.message, { exact: true })).toHaveValue(/Portmeirion/);
  await expect(page.getByLabel(english.fields.subject)).toHaveValue('Dead server');
  await fill(page, english, newAddress(), 'Dead server');
  await sendButton(page).dblclick();
  await expect(page.getByRole('heading', { name: english.sent.title })).toBeVisible();
  await mailsTo(post, 'Dead server');
});

test('who writes too often is told how long to wait, and keeps what was written', async ({ page }) => {
  const email = newAddress();
  const tries = { name: 'Ada', email, subject: 'Often', message: 'x', captcha: 'rubbish' };
  for (let count = 0; count < 5; count += 1) {
    const { status } = await page.request.post('/api/contact', { data: tries }).then((answer) => ({
      status: answer.status(),
    }));
    expect(status).toBe(400);
  }
  await page.goto('/contact');
  await fill(page, english, email, 'Often');
  await sendButton(page).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText(/^Too many tries\. Please wait \d+ minutes\./);
  await expect(alert).toContainText(english.kept);
  await expect(page.getByLabel(english.fields.message, { exact: true })).toHaveValue(/Portmeirion/);
});
