import type { Page } from '@playwright/test';

import { createCruise, deletePassenger } from './support/edits.ts';
import { test, untilAllKept } from './support/gate.ts';
import type { Answer } from './support/proxy.ts';
import { expect } from './support/test.ts';
import { comeAboard, dayFromNow, send, words } from './support/traveller.ts';

const { account, cruises, documents, outbox, parts, shell, terms } = words.en;

const one_waits = '1 change waiting';

declare global {
  interface Window {
    /** by `noteSpoken` */
    spoken: string[];
  }
}

/** The page has no network, while another device of the traveller, which is no browser here, has one. */
const refusesPage: Answer = ({ headers, socket }) =>
  headers['sec-fetch-mode'] === undefined ? 'pass' : void socket.destroy();

/** What the page writes finds no network, and what it reads does. */
const refusesWrites: Answer = ({ headers, method, socket }) =>
  headers['sec-fetch-mode'] === undefined || method === 'GET' ? 'pass' : void socket.destroy();

/** What the outbox on the device holds. */
async function stored(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('gangway-outbox');
        opening.addEventListener('success', () => {
          const asking = opening.result.transaction('waiting').objectStore('waiting').getAll();
          asking.addEventListener('success', () => resolve(JSON.stringify(asking.result)));
        });
      }),
  );
}

/** A traveller with a cruise whose pages are on the device. */
async function comeWithCruise(
  page: Page,
  ...given: Parameters<typeof comeAboard> extends [Page, ...infer Rest] ? Rest : never
) {
  await page.addInitScript(() => localStorage.setItem('gangway-own-device', 'yes'));
  await page.clock.install();
  await comeAboard(page, ...given);
  const { id } = await send<{ id: string }>(page, 'POST', 'cruises', {
    ship_name: 'Icon of the Seas',
    start_date: dayFromNow(40),
    end_date: dayFromNow(47),
    stateroom: '1001',
  });
  await page.goto(`/cruises/view/${id}`);
  await expect(page.getByRole('heading', { name: 'Icon of the Seas' })).toBeVisible();
  await untilAllKept(page);
  return id;
}

/** Changes the stateroom in the form. */
async function typeStateroom(page: Page, id: string, stateroom: string): Promise<void> {
  await page.goto(`/cruises/edit/${id}`);
  await page.getByLabel(terms.fields.stateroom, { exact: true }).fill(stateroom);
  await page.getByRole('button', { name: cruises.form.save, exact: true }).click();
  await page.waitForURL('**/cruises/view/**');
}

/** Notes what a screen reader is told: the texts that come into a status that was there before. */
async function noteSpoken(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.spoken = [];
    const known = new WeakSet<Element>();
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const status = (target instanceof Element ? target : target.parentElement)?.closest('[role=status]');
        if (status && known.has(status)) window.spoken.push(status.textContent);
      }
      for (const status of document.querySelectorAll('[role=status]')) known.add(status);
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
}

test('a change without a network waits through a reload, is listed, and is sent', async ({
  page,
  mailbox,
  gate,
  expectAccessible,
}) => {
  test.slow();
  const id = await comeWithCruise(page, mailbox);
  gate.fault = 'refuses';
  await noteSpoken(page);
  await typeStateroom(page, id, '2002');
  await expect(page.getByText(outbox.kept)).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.spoken)).toContain(one_waits);
  await expect(page.getByText(cruises.form.saved)).toHaveCount(0);
  await page.reload();
  const chip = page.getByRole('button', { name: one_waits });
  await expect(page.getByRole('status').getByText(one_waits)).toBeAttached();
  await chip.click();
  const list = page.getByRole('dialog', { name: one_waits });
  await expect(list).toContainText(`${outbox.what.cruise_changed}: ${terms.fields.stateroom}`);
  await expect(list.getByRole('link', { name: 'Icon of the Seas' })).toHaveAttribute(
    'href',
    `/cruises/view/${id}`,
  );
  await expectAccessible();
  await list.getByRole('button', { name: outbox.send }).click();
  await expect(page.getByText(outbox.not_sent)).toBeVisible();

  // held until the button was pressed: the page may try by itself at any moment, and the list goes when it is sent
  const pressed = Promise.withResolvers();
  await page.route(`**/api/cruises/${id}`, (route) => pressed.promise.then(() => route.continue()));
  gate.fault = undefined;
  await list.getByRole('button', { name: outbox.send }).click();
  pressed.resolve(undefined);
  await expect(page.getByText('1 change was sent.')).toBeVisible();
  await expect(chip).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await send(page, 'GET', `cruises/${id}`)).toMatchObject({ stateroom: '2002' });
});

test('a field that was changed here and elsewhere is asked about once, and answered by keyboard', async ({
  page,
  mailbox,
  gate,
  expectAccessible,
}) => {
  test.slow();
  const id = await comeWithCruise(page, mailbox);
  gate.fault = refusesPage;
  await typeStateroom(page, id, '2002');
  await expect(page.getByRole('button', { name: one_waits })).toBeVisible();
  await send(page, 'PATCH', `cruises/${id}`, { stateroom: '3003', notes: 'from elsewhere' });
  gate.fault = undefined;
  // a phone that is put away soon tries no second time: it is sent as the app opens
  await page.addInitScript(() => Object.assign(globalThis, { setInterval: () => 0 }));
  await page.goto('/stats');
  await expect(page.getByRole('button', { name: /^1 (change waiting|question)$/ })).toBeVisible();
  // else the page tries after 15 seconds
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.getByRole('button', { name: '1 question' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: outbox.answer }).press('Enter');
  const sheet = page.getByRole('dialog', { name: outbox.question.title.replace('{ship}', '') });
  const field = sheet.getByRole('group', { name: terms.fields.stateroom });
  for (const value of ['1001', '2002', '3003']) await expect(field).toContainText(value);
  await expectAccessible();
  await sheet.getByRole('button', { name: outbox.question.send }).press('Enter');
  await expect(sheet.getByText(outbox.question.missing)).toBeVisible();
  const mine = field.getByRole('radio').first();
  await expect(mine).toBeFocused();
  await mine.press('Space');
  await sheet.getByRole('button', { name: outbox.question.send }).press('Enter');
  await expect(page.getByText('1 change was sent.')).toBeVisible();
  expect(await send(page, 'GET', `cruises/${id}`)).toMatchObject({
    stateroom: '2002',
    notes: 'from elsewhere',
  });
});

test('“Send now” waits for another tab that is sending, and does not say that something could not be sent', async ({
  page,
  mailbox,
  gate,
}) => {
  test.slow();
  const id = await comeWithCruise(page, mailbox);
  gate.fault = 'refuses';
  await typeStateroom(page, id, '2002');
  await expect(page.getByRole('button', { name: one_waits })).toBeVisible();
  const pressed = Promise.withResolvers<'pass'>();
  const sending = Promise.withResolvers<unknown>();
  gate.fault = ({ method }) => {
    if (method !== 'PATCH') return 'pass';
    sending.resolve(undefined);
    return pressed.promise;
  };
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await sending.promise;
  const other = await page.context().newPage();
  await other.goto('/dashboard');
  await other.getByRole('button', { name: one_waits }).click();
  await other.getByRole('dialog').getByRole('button', { name: outbox.send }).click();
  pressed.resolve('pass');
  await expect(page.getByText('1 change was sent.')).toBeVisible();
  await expect(other.getByRole('button', { name: one_waits })).toHaveCount(0);
  // it would go by itself
  expect(await other.getByText(outbox.not_sent).count()).toBe(0);
});

test('a list is searched, filtered and sorted without a network, with what waits', async ({
  page,
  mailbox,
  gate,
}) => {
  test.slow();
  await page.addInitScript(() => localStorage.setItem('gangway-own-device', 'yes'));
  await page.clock.install();
  await comeAboard(page, mailbox);
  const cruise = (ship_name: string, from: number, more: object) =>
    send<{ id: string }>(page, 'POST', 'cruises', {
      ship_name,
      start_date: dayFromNow(from),
      end_date: dayFromNow(from + 7),
      ...more,
    });
  const { id } = await cruise('Edge', 40, { currency: 'EUR', total_price: '900' });
  await send(page, 'POST', `cruises/${id}/diary`, { day: dayFromNow(40), text: 'Wärmer als gedacht' });
  await cruise('Apex', -80, { currency: 'EUR', total_price: '1200' });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Edge' })).toBeVisible();
  await untilAllKept(page);
  gate.fault = 'refuses';
  await createCruise(page, 'Beyond', dayFromNow(100), dayFromNow(107));
  const ships = page.getByRole('main').getByRole('link', { name: /^(Edge|Apex|Beyond)$/ });
  for (const [query, found] of [
    ['q=warmer', ['Edge']],
    ['time=past', ['Apex']],
    ['time=future', ['Beyond', 'Edge']],
    ['q=bey', ['Beyond']],
    ['sort=ship', ['Apex', 'Beyond', 'Edge']],
    ['sort=price_high', ['Apex', 'Edge', 'Beyond']],
  ] as const) {
    await page.goto(`/cruises?view=table&${query}`);
    await expect(ships).toHaveText([...found]);
  }
  await page.goto('/cruises?view=table&q=nothing');
  await expect(page.getByText(cruises.list.none_match)).toBeVisible();
});

test('the draft of a cruise that was saved is not offered again by a browser that was killed', async ({
  page,
  mailbox,
  gate,
}) => {
  test.slow();
  await comeWithCruise(page, mailbox);
  gate.fault = 'refuses';
  await page.goto('/cruises/create');
  const ship = page.getByLabel(terms.fields.ship_name);
  await ship.fill('Edge');
  const drafts = () =>
    page.evaluate(() => {
      const keys = Array.from(
        { length: localStorage.length },
        (_none, index) => localStorage.key(index) ?? '',
      );
      const all = keys.map((key): [string, string] => [key, localStorage.getItem(key) ?? '']);
      return all.filter(([key, text]) => key.includes(':draft:') && text.includes('Edge'));
    });
  await expect.poll(async () => (await drafts()).length).toBe(1);
  // such a browser forgets what it stored, or removed, in the last seconds
  const left = await drafts();
  await page.getByLabel(terms.fields.start_date).fill(dayFromNow(90));
  await page.getByLabel(terms.fields.end_date).fill(dayFromNow(97));
  await page.getByRole('button', { name: cruises.form.save, exact: true }).click();
  await page.waitForURL(/\/cruises\/view\/(?!.*create)/);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const comeBackWith = async (change: (draft: { id: string; values: object }) => object) => {
    const back = left.map(([key, text]) => {
      const draft = JSON.parse(text) as { id: string; values: object };
      return [key, JSON.stringify({ ...draft, ...change(draft) })] as const;
    });
    await page.evaluate((entries) => entries.forEach(([key, text]) => localStorage.setItem(key, text)), back);
    await page.goto('/cruises/create');
  };
  for (const is_sent of [false, true]) {
    await comeBackWith((draft) => {
      expect(draft.id).toBe(id);
      return { sent: is_sent ? draft.values : null };
    });
    await expect(ship).toHaveValue('');
    await expect(page.getByText(shell.unsaved.restored)).toHaveCount(0);
  }
  // one that the device does not know as recorded
  await comeBackWith(({ values }) => ({ id: id.replace(/^./, 'f'), sent: values }));
  await expect(ship).toHaveValue('Edge');
});

test('the draft of a part that was saved is not offered again by a browser that was killed', async ({
  page,
  mailbox,
  gate,
}) => {
  test.slow();
  const id = await comeWithCruise(page, mailbox);
  gate.fault = 'refuses';
  await page.goto(`/cruises/view/${id}?tab=addons&edit=addons.new-pre`);
  const editor = page.getByRole('group', { name: parts.add.addons });
  const what = editor.getByLabel(parts.fields.description);
  await what.fill('Cabana');
  const drafts = () =>
    page.evaluate(() =>
      Object.entries(localStorage).filter(
        ([key, text]) => key.includes(':part:') && String(text).includes('Cabana'),
      ),
    );
  await expect.poll(async () => (await drafts()).length).toBe(1);
  const left = (await drafts()) as [string, string][];
  await editor.getByRole('button', { name: cruises.form.save, exact: true }).click();
  await expect(editor).toBeHidden();
  const comeBackWith = async (change: (draft: { id: string; values: object }) => object) => {
    const back = left.map(([key, text]) => {
      const draft = JSON.parse(text) as { id: string; values: object };
      return [key, JSON.stringify({ ...draft, ...change(draft) })] as const;
    });
    await page.evaluate((entries) => {
      for (const [key, text] of entries) localStorage.setItem(key, text);
      // and that something waits
      for (const key of Object.keys(localStorage))
        if (key.startsWith('gangway-waits:')) localStorage.removeItem(key);
    }, back);
    await page.goto(`/cruises/view/${id}?tab=addons&edit=addons.new-pre`);
  };
  for (const is_sent of [false, true]) {
    await comeBackWith(({ values }) => ({ sent: is_sent ? values : null }));
    await expect(what).toHaveValue('');
    await expect(page.getByText(shell.unsaved.restored)).toHaveCount(0);
  }
  // typed on after it was sent, and one that the device does not know as recorded
  await comeBackWith(({ values }) => ({ sent: { ...values, description: 'Cab' } }));
  await expect(what).toHaveValue('Cabana');
  await comeBackWith(({ values, id: draft_id }) => ({ id: draft_id.replace(/^./, 'f'), sent: values }));
  await expect(what).toHaveValue('Cabana');
});

test('a change that is discarded is gone from the screens, and is never sent', async ({
  page,
  mailbox,
  gate,
}) => {
  test.slow();
  const id = await comeWithCruise(page, mailbox);
  gate.fault = 'refuses';
  await typeStateroom(page, id, '2002');
  await page.goto(`/cruises/view/${id}?tab=dates`);
  // on the pass, and with the field below
  await expect(page.getByRole('main').getByText(outbox.mark)).toHaveCount(2);
  await page.getByRole('button', { name: one_waits }).click();
  await page.getByRole('dialog').getByRole('button', { name: outbox.discard }).click();
  const asked = page.getByRole('dialog', { name: outbox.discard_title });
  await asked.getByRole('button', { name: outbox.keep }).click();
  await page.getByRole('dialog').getByRole('button', { name: outbox.discard }).click();
  await asked.getByRole('button', { name: outbox.discard }).click();
  await expect(page.getByText(outbox.discarded)).toBeVisible();
  await expect(page.getByRole('button', { name: one_waits })).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('main').getByText('2002')).toHaveCount(0);
  await expect(page.getByRole('main').getByText('1001').last()).toBeVisible();
  expect(await stored(page)).not.toContain('2002');
});

test('a logout asks where changes wait, and leaves none of them on the device', async ({
  page,
  mailbox,
  gate,
  expectAccessible,
}) => {
  test.slow();
  const id = await comeWithCruise(page, mailbox);
  gate.fault = 'refuses';
  await typeStateroom(page, id, '2002');
  await page.goto('/auth/logout');
  const title = page.getByRole('heading', { name: '1 change isn’t sent yet' });
  await expect(title).toBeFocused();
  await expectAccessible();
  await page.getByRole('button', { name: outbox.logout.send }).click();
  await expect(page.getByRole('main').getByText(outbox.not_sent)).toBeVisible();
  await page.getByRole('link', { name: outbox.logout.stay }).click();
  await expect(page.getByRole('button', { name: one_waits })).toBeVisible();
  expect(await stored(page)).toContain('2002');
  await page.goto('/auth/logout');
  await page.getByRole('button', { name: outbox.logout.lose }).click();
  await expect(page.getByLabel(account.fields.email)).toBeVisible();
  await expect.poll(() => stored(page)).not.toContain('2002');
  await expect(page.getByText(shell.states.an_error)).toHaveCount(0);
});

test('a logout that sends first sends the files, too', async ({ page, mailbox, gate }) => {
  test.slow();
  await page.addInitScript(() => localStorage.setItem('gangway-own-device', 'yes'));
  await comeAboard(page, mailbox);
  const { id } = await send<{ id: string }>(page, 'POST', 'cruises', {
    ship_name: 'Icon of the Seas',
    start_date: dayFromNow(-20),
    end_date: dayFromNow(-13),
  });
  await page.goto(`/cruises/view/${id}`);
  await page.locator('summary', { hasText: cruises.view.rest }).click();
  let is_cut = true;
  let arrived = 0;
  gate.fault = ({ method, url, socket }) => {
    if (method !== 'POST' || url?.includes('/documents') !== true) return 'pass';
    if (is_cut) return void socket.destroy();
    arrived += 1;
    return 'pass';
  };
  const file = { name: 'Tickets.txt', mimeType: 'text/plain', buffer: Buffer.from('Two seats.') };
  await page.getByLabel(documents.add, { exact: true }).setInputFiles(file);
  await expect(page.getByRole('list', { name: documents.uploads.label })).toContainText(
    documents.uploads.offline,
  );
  await page.goto('/auth/logout');
  const sendFirst = page.getByRole('button', { name: outbox.logout.send });
  await sendFirst.click();
  await expect(page.getByRole('main').getByText(outbox.not_sent)).toBeVisible();
  is_cut = false;
  await sendFirst.click();
  await expect(page.getByLabel(account.fields.email)).toBeVisible();
  expect(arrived).toBe(1);
});

test('a change that the server refused is tried again from the list', async ({ page, mailbox, gate }) => {
  test.slow();
  const id = await comeWithCruise(page, mailbox);
  gate.fault = refusesWrites;
  await page.goto(`/cruises/view/${id}?tab=pricing`);
  await page.getByRole('button', { name: parts.add.payments }).last().click();
  const editor = page.getByRole('group', { name: parts.add.payments });
  await editor.getByLabel(parts.fields.amount).fill('12.50');
  await editor.getByRole('button', { name: cruises.form.save, exact: true }).click();
  await expect(editor).toBeHidden();
  // without decimals
  await send(page, 'PATCH', `cruises/${id}`, { currency: 'JPY' });
  await page.getByRole('button', { name: one_waits }).click();
  const list = page.getByRole('dialog');
  gate.fault = undefined;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(list.getByText(outbox.states.refused, { exact: true })).toBeVisible();
  await send(page, 'PATCH', `cruises/${id}`, { currency: 'USD' });
  await list.getByRole('button', { name: `${shell.states.retry}: ${outbox.what.payments_made}` }).click();
  await expect(page.getByText('1 change was sent.')).toBeVisible();
  expect(await send(page, 'GET', `cruises/${id}`)).toMatchObject({ payments: [{ is_deposit: false }] });
});

test('a file whose cruise is gone is listed with what happened, can be downloaded, and discarded', async ({
  page,
  mailbox,
  gate,
  expectAccessible,
}) => {
  test.slow();
  const id = await comeWithCruise(page, mailbox);
  gate.fault = refusesWrites;
  const file = { name: 'Tickets.txt', mimeType: 'text/plain', buffer: Buffer.from('Two seats.') };
  await page.getByLabel(documents.add, { exact: true }).setInputFiles(file);
  const waiting = page.getByRole('list', { name: documents.uploads.label });
  await expect(waiting).toContainText(documents.uploads.offline);
  await send(page, 'DELETE', `cruises/${id}`);
  gate.fault = undefined;
  await page.goto('/dashboard');
  const chip = page.getByRole('button', { name: '1 not accepted' });
  await chip.click({ timeout: 40_000 });
  const list = page.getByRole('dialog', { name: '1 not accepted' });
  await expect(list).toContainText('Tickets.txt');
  await expect(list).toContainText(documents.failures.cruise_gone);
  await expectAccessible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    list.getByRole('button', { name: documents.download }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Tickets.txt');
  await list.getByRole('button', { name: outbox.files.discard }).click();
  const asked = page.getByRole('dialog', { name: outbox.files.discard_title });
  await asked.getByRole('button', { name: outbox.files.discard }).click();
  await expect(chip).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(chip).toHaveCount(0);
});

test('a deletion whose page is killed before its time to undo is over is done by the next one', async ({
  page,
  context,
  mailbox,
}) => {
  await comeAboard(page, mailbox);
  const { id } = await send<{ id: string }>(page, 'POST', 'cruises', {
    ship_name: 'Edge',
    start_date: dayFromNow(40),
    end_date: dayFromNow(47),
  });
  const bo = await send<{ id: string }>(page, 'POST', `cruises/${id}/passengers`, { first_name: 'Bo' });
  await deletePassenger(page, id, bo.id);
  await expect(page.getByText(cruises.delete.done)).toBeVisible();
  const crashed = page.waitForEvent('crash');
  await page.goto('chrome://crash').catch(() => undefined);
  await crashed;
  await page.close();
  const next = await context.newPage();
  await next.clock.install({ time: Date.now() });
  await next.goto('/dashboard');
  await expect(next.getByRole('heading', { name: 'Edge' })).toBeVisible();
  const passengers = async () =>
    (await send<{ passengers: object[] }>(next, 'GET', `cruises/${id}`)).passengers;
  expect(await passengers()).toHaveLength(1);
  await next.clock.runFor(70_000);
  await expect.poll(passengers).toEqual([]);
});

test('a full device says so, and the form keeps what was typed', async ({ page, mailbox, gate }) => {
  test.slow();
  const id = await comeWithCruise(page, mailbox);
  gate.fault = 'refuses';
  await page.goto(`/cruises/edit/${id}`);
  const field = page.getByLabel(terms.fields.stateroom, { exact: true });
  const save = page.getByRole('button', { name: cruises.form.save, exact: true });
  await field.fill('2002');
  await page.evaluate(() => {
    const { prototype } = IDBObjectStore;
    // Playwright has no way to fill the disk
    const put: IDBObjectStore['put'] = Reflect.get(prototype, 'put');
    prototype.put = function (this: IDBObjectStore, ...given) {
      const is_full = this.transaction.db.name === 'gangway-outbox' && !('has_room' in globalThis);
      if (is_full) throw new DOMException('full', 'QuotaExceededError');
      return put.apply(this, given);
    };
  });
  await save.click();
  await expect(page.getByText(outbox.full).first()).toBeVisible();
  await expect(field).toHaveValue('2002');
  await page.evaluate(() => Object.assign(globalThis, { has_room: true }));
  await save.click();
  await page.waitForURL('**/cruises/view/**');
  await expect(page.getByText(outbox.kept)).toBeVisible();
});

test('a browser that stores nothing is asked for the outbox once', async ({ page, mailbox }) => {
  await page.addInitScript(() => {
    const { prototype } = IDBFactory;
    const open: IDBFactory['open'] = Reflect.get(prototype, 'open');
    const counts = Object.assign(globalThis, { outboxes_opened: 0 });
    prototype.open = function (this: IDBFactory, ...given) {
      if (given[0] !== 'gangway-outbox') return open.apply(this, given);
      counts.outboxes_opened += 1;
      throw new DOMException('private', 'InvalidStateError');
    };
  });
  // the form is opened from the pass, without a reload
  await page.setViewportSize({ width: 1200, height: 900 });
  await comeAboard(page, mailbox);
  const { id } = await send<{ id: string }>(page, 'POST', 'cruises', {
    ship_name: 'Icon of the Seas',
    start_date: dayFromNow(40),
    end_date: dayFromNow(47),
  });
  await page.goto(`/cruises/edit/${id}`);
  for (const stateroom of ['2002', '3003']) {
    await page.getByLabel(terms.fields.stateroom, { exact: true }).fill(stateroom);
    await page.getByRole('button', { name: cruises.form.save, exact: true }).click();
    await page.waitForURL('**/cruises/view/**');
    await page.getByRole('link', { name: cruises.view.edit }).first().click();
  }
  expect(await send(page, 'GET', `cruises/${id}`)).toMatchObject({ stateroom: '3003' });
  expect(await page.evaluate(() => String(Reflect.get(globalThis, 'outboxes_opened')))).toBe('1');
});
