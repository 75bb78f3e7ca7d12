import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { fleet } from '#messages/en/fleet.ts';
import { notices } from '#messages/en/notices.ts';
import { operator } from '#messages/en/operator.ts';
import { schedule } from '#messages/en/schedule.ts';
import { shell } from '#messages/en/shell.ts';
import { terms } from '#messages/en/terms.ts';
import { comeAsOperator } from './support/gangway.ts';
import { Mailbox } from './support/mailbox.ts';
import { startServer } from './support/server.ts';
import { expect, test } from './support/test.ts';
import { comeAboard, dayFromNow, send } from './support/traveller.ts';

test('a ship that somebody typed is taken into the catalogue: they are told, sail on it, and find it', async ({
  page,
  mailbox,
  server,
  browser,
  expectAccessible,
}) => {
  const words = operator.ships;
  await comeAsOperator(page, mailbox, server);
  const elsewhere = await browser.newContext({ baseURL: server.url });
  const traveller = await elsewhere.newPage();
  await comeAboard(traveller, mailbox);
  const ship = `Sea Lark ${Date.now()}`;
  const voyage = { start_date: dayFromNow(100), end_date: dayFromNow(107) };
  const { id } = await send<{ id: string }>(traveller, 'POST', 'cruises', {
    ship_name: ship,
    cruise_line: 'Carnival Cruise Line',
    ...voyage,
  });
  // the catalogue was read before, and does not have it
  const looksFor = async () => {
    await traveller.goto('/cruises/create');
    await traveller.getByLabel(terms.fields.cruise_line).fill('carnival cruise line');
    await traveller.getByLabel(terms.fields.cruise_line).press('Enter');
    // the text typed last time is still there, and opens no list
    await traveller.getByLabel(terms.fields.ship_name).clear();
    await traveller.getByLabel(terms.fields.ship_name).fill(ship);
    return traveller.getByRole('option', { name: ship });
  };
  await expect(await looksFor()).toHaveCount(0);
  await traveller.goto('/cruises/missing-ships');
  await traveller.getByRole('button', { name: fleet.missing.propose, exact: true }).click();
  await traveller.getByLabel(fleet.missing.note).fill('New in spring');
  await traveller.getByRole('button', { name: fleet.missing.send }).click();
  await expect(traveller.getByText(fleet.missing.thanks)).toBeVisible();

  await page.goto('/operator/ships');
  await expect(page).toHaveTitle(`${operator.sections.ships} · ${shell.titles.operator} · ${shell.brand}`);
  await page.getByLabel(words.search).fill(ship);
  await expect(page).toHaveURL(/q=/);
  const entry = page.getByRole('listitem').filter({ hasText: ship });
  await expect(entry.getByText('New in spring')).toBeVisible();
  await expectAccessible();
  await entry.getByRole('button', { name: words.accept }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words.year_in_service).fill('twelve');
  await dialog.getByRole('button', { name: words.accept }).click();
  await expect(dialog.getByText(operator.no_number)).toBeVisible();
  // the typed text is restored after a reload
  await dialog.getByLabel(words.year_in_service).fill('2027');
  await page.reload();
  await entry.getByRole('button', { name: words.accept }).click();
  await expect(dialog.getByText(shell.unsaved.restored)).toBeVisible();
  await expect(dialog.getByLabel(words.year_in_service)).toHaveValue('2027');
  // the typed line is no line of the catalogue until one is chosen
  await dialog.getByLabel(terms.fields.cruise_line).fill('carnival');
  await dialog.getByRole('option', { name: 'Carnival Cruise Line' }).click();
  await expectAccessible();
  await dialog.getByRole('button', { name: words.accept }).click();
  await expect(dialog).toBeHidden();
  await expect(entry).toBeHidden();

  await traveller.goto('/notices');
  await expect(
    traveller.getByText(notices.settled.ship_accepted.replace('{ship}', `\u2068${ship}\u2069`)).first(),
  ).toBeVisible();
  const cruise = await send<{ ship_id: string | null }>(traveller, 'GET', `cruises/${id}`);
  expect(cruise.ship_id).toContain('sea-lark');
  await expect(await looksFor()).toBeVisible();
  await elsewhere.close();
});

test('a schedule is read from a file, saved between two days, and cleared after a question', async ({
  page,
  mailbox,
  server,
  expectAccessible,
}) => {
  const words = operator.schedules;
  const ship = 'royal-caribbean-allure-of-the-seas-2010';
  await comeAsOperator(page, mailbox, server);
  await page.goto(`/operator/schedules/${ship}`);
  await page.getByRole('button', { name: words.show }).click();
  await expect(page.getByText(operator.required)).toHaveCount(2);
  await page.getByLabel(terms.fields.start_date).fill('2000-01-01');
  await page.getByLabel(terms.fields.end_date).fill('2099-01-01');
  await page.getByRole('button', { name: words.show }).click();
  await expect(page.getByText(words.too_many_days)).toBeVisible();

  const chooses = (name: string, text: string) =>
    page
      .getByLabel(words.choose_file)
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  await chooses('wrong.csv', 'day,harbour\n2027-03-06,Miami');
  await expect(page.getByText('The first line must name the columns')).toBeVisible();
  const lines = ['\u{feff}date;port;arrive;depart;remark', '2027-03-06;Miami;;16:00;', '2027-03-07;;;;calm'];
  await chooses('mixed.csv', [...lines, '2027-02-30;Nassau;;;', '2027-03-08;=1+1;;;'].join('\r\n'));
  await expect(page.getByText('date: Enter a date that exists.')).toBeVisible();
  await expect(page.getByText('port: This is a formula. Write the name of the port.')).toBeVisible();
  await expect(page.getByText('remark')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Fill in 2 lines' }).click();
  await expect(page).toHaveURL(/from=2027-03-06&to=2027-03-07/);
  await expect(page.getByText(words.from_file)).toBeVisible();
  // nothing is kept before it is saved, and nothing is lost by a reload
  await page.reload();
  await expect(page.getByText(shell.unsaved.restored)).toBeVisible();
  await page.getByRole('button', { name: operator.save }).click();
  await expect(page.getByText(words.saved)).toBeVisible();
  const kept = () =>
    send<{ items: { port_id: string | null }[] }>(
      page,
      'GET',
      `admin/ships/${ship}/schedule?start_date=2027-03-01&end_date=2027-03-31`,
    ).then(({ items }) => items.map(({ port_id }) => port_id));
  expect(await kept()).toEqual(['us-miami', null]);

  await page.getByRole('button', { name: schedule.clear.button }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: schedule.clear.cancel }).click();
  expect(await kept()).toHaveLength(2);
  await page.getByRole('button', { name: schedule.clear.button }).click();
  await dialog.getByRole('button', { name: schedule.clear.confirm }).click();
  await expect(page.getByText(schedule.clear.done)).toBeVisible();
  expect(await kept()).toEqual([]);
  await page.getByRole('button', { name: operator.undo }).click();
  await expect(page.getByText(operator.undone)).toBeVisible();
  expect(await kept()).toHaveLength(2);

  // the editor opens with what the server has now, not with what this tab read before
  await page.getByRole('link', { name: operator.sections.schedules }).first().click();
  await send(page, 'PUT', `admin/ships/${ship}/schedule`, {
    start_date: '2027-03-06',
    end_date: '2027-03-07',
    items: [
      { date: '2027-03-06', kind: 'port', port_name: 'Nassau' },
      { date: '2027-03-07', kind: 'sea' },
    ],
  });
  await page.getByRole('link', { name: 'Allure of the Seas' }).click();
  await expect(page.getByRole('combobox', { name: /^Port,/ }).first()).toHaveValue('Nassau');

  // for a traveller on that ship it is not labelled as from other travellers
  const { id } = await send<{ id: string }>(page, 'POST', 'cruises', {
    ship_id: ship,
    start_date: '2027-03-06',
    end_date: '2027-03-08',
  });
  await page.goto(`/cruises/edit/${id}/schedule`);
  await expect(
    page.getByText(/^Gangway knows 2 days of .Allure of the Seas. on these dates\.$/),
  ).toBeVisible();
});

test('a mail that the mail server refuses is listed with its reason, and sent when it is tried again', async ({
  browser,
}) => {
  // three servers are started
  test.slow();
  const before = await startServer(process.env['E2E_TEMPLATE']);
  const context = await browser.newContext({ baseURL: before.url });
  const page = await context.newPage();
  const address = await comeAsOperator(page, new Mailbox(before), before);
  await before.halt();
  let refuses = true;
  const sent: string[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      done(refuses ? Object.assign(new Error('No such mailbox here'), { responseCode: 550 }) : null),
    onData: (stream, { envelope: { rcptTo } }, done) => {
      stream.resume().on('end', () => {
        sent.push(...rcptTo.map((to) => to.address));
        done();
      });
    },
  });
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const { port } = smtp.server.address() as AddressInfo;
  const server = await startServer(before.folder, { SMTP_URL: `smtp://127.0.0.1:${port}` });
  await rm(before.folder, { recursive: true, force: true });
  const words = operator.failures;
  await page.request.post(`${server.url}/api/auth/users/reset_password/`, { data: { email: address } });
  const job = page.getByRole('main').getByRole('listitem').filter({ hasText: words.gave_up });
  await expect(async () => {
    await page.goto(`${server.url}/operator/failures`);
    await expect(job).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await expect(job).toContainText(address);
  await expect(job).toContainText('No such mailbox here');
  refuses = false;
  await page.getByRole('button', { name: words.retry, exact: true }).click();
  await expect(page.getByText(words.retried)).toBeVisible();
  await expect.poll(() => sent).toEqual([address]);
  await page.reload();
  await expect(page.getByText(words.none_failed)).toBeVisible();
  await context.close();
  await server.stop();
  smtp.close();
});

test('an operator learns how to have backups, makes one, and sees that it was restored on trial', async ({
  page,
  mailbox,
  server: without,
  browser,
  expectAccessible,
}) => {
  test.slow();
  const words = operator.backups;
  await comeAsOperator(page, mailbox, without);
  await page.goto('/operator/backups');
  await expect(page.getByText(words.how)).toBeVisible();
  await expect(page.getByRole('button', { name: words.now })).toHaveCount(0);
  const folder = await mkdtemp(join(tmpdir(), 'gangway-backups-'));
  const settings = { BACKUP_AT: '03:00', BACKUP_TO: folder };
  const server = await startServer(process.env['E2E_TEMPLATE'], settings);
  const context = await browser.newContext({ baseURL: server.url });
  const there = await context.newPage();
  await comeAsOperator(there, new Mailbox(server), server);
  await there.goto('/operator/backups');
  await there.getByRole('button', { name: words.now }).click();
  const made = there.getByRole('listitem').filter({ hasText: words.by_hand });
  await expect(made).toContainText(words.states.done);
  await expect(there.getByText(words.verified_good.replace('{time}: ', ''))).toBeVisible({ timeout: 90_000 });
  // a minute after the start of the server comes the one of the day
  const name = await made.locator('[translate=no]').textContent();
  expect(await readdir(folder)).toContain(name);
  await context.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
  await expectAccessible();
});
