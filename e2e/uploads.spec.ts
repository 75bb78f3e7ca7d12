import type { Page, Request } from '@playwright/test';

import type { Upload, UploadProposal, UploadReading } from '#contract/uploads.ts';
import { further } from '#messages/en/further.ts';
import { further as hebrew_further } from '#messages/he/further.ts';
import { answerCall, expect, test } from './support/test.ts';
import { comeAboard, send, type TestLanguage, words } from './support/traveller.ts';

const { uploads } = further;
const { terms } = words.en;

const text = [
  'Booking confirmation 3307719',
  'Ship: Bolette',
  'Sailing: 6 March 2027 to 13 March 2027',
  'Stateroom: 4012',
  'Total: 2,340.00 GBP',
].join('\n');
const booking = { name: 'Bolette.txt', mimeType: 'text/plain', buffer: Buffer.from(text) };

const at = (row: number) => ({ page: 1, row, x0: 0, y0: row * 0.05, x1: 0.5, y1: row * 0.05 + 0.03 });
const found = <Value>(value: Value, said: string, row: number, confidence = 0.95) => ({
  value,
  confidence,
  words: said,
  place: at(row),
});

/** The proposal of the text above; its stateroom was hard to read. */
function proposal(more: Partial<UploadProposal> = {}): UploadProposal {
  return {
    fields: {
      booking_number: found('3307719', '3307719', 0),
      ship_name: found('Bolette', 'Bolette', 1),
      start_date: found('2027-03-06', '6 March 2027', 2),
      end_date: found('2027-03-13', '13 March 2027', 2),
      stateroom: found('4012', 'Stateroom: 4012', 3, 0.5),
      currency: found('GBP', 'GBP', 4),
      total_price: found('2340.00', '2,340.00', 4),
    },
    ids: {},
    passengers: [found({ first_name: 'Ada', last_name: 'Seafarer', loyalty_number: null }, 'Ada', 0)],
    payments: [],
    addons: [],
    flights: [],
    lodging: [],
    schedule: [
      found(
        {
          date: '2027-03-06',
          kind: 'port',
          port_name: 'Funchal',
          port_id: null,
          arrive: null,
          depart: '18:00',
        },
        'Funchal',
        2,
      ),
      found(
        { date: '2027-03-07', kind: 'sea', port_name: null, port_id: null, arrive: null, depart: null },
        'At sea',
        2,
      ),
    ],
    matches: [],
    ...more,
  };
}

const pages: UploadReading['pages'] = [
  {
    number: 1,
    width: 600,
    height: 800,
    is_rtl: false,
    rows: text.split('\n').map((line, row) => ({
      block: 0,
      table: null,
      y0: row * 40,
      y1: row * 40 + 24,
      cells: [{ text: line, x0: 0, x1: 300 }],
    })),
  },
];

/** The address of the list of documents. */
const list_address = /\/api\/uploads(\?[^/]*)?$/;

/**
 * Simulates the reading of each document, as these tests check the handling of a proposal, not the extraction. The
 * server answers all other calls.
 */
async function readAs(page: Page, what: Partial<UploadReading>): Promise<void> {
  const read = {
    state: 'proposed',
    count: what.proposals?.length ?? 0,
    cruises: (what.proposals ?? []).map(({ fields: { ship_name, start_date, end_date } }) => ({
      ship_name: ship_name?.value ?? null,
      start_date: start_date?.value ?? null,
      end_date: end_date?.value ?? null,
    })),
    reason: null,
    failure: null,
    ...what,
  };
  const { proposals, pages: shown, ...listed } = { pages, proposals: [], ...read };
  // while the server itself still reads it, it cannot be recorded
  const untouched: readonly Upload['state'][] = ['waiting', 'reading', 'cancelled', 'accepted'];
  const is_open = ({ state }: Upload) => !untouched.includes(state);
  await page.route(list_address, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    const body = (await response.json()) as { items: Upload[] };
    const items = body.items.map((item) => (is_open(item) ? { ...item, ...listed } : item));
    return route.fulfill({ response, json: { ...body, items } });
  });
  await page.route(/\/api\/uploads\/[\da-f-]+$/, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    if (!response.ok()) return route.fulfill({ response });
    const item = (await response.json()) as UploadReading;
    return route.fulfill({
      response,
      json: is_open(item) ? { ...item, ...listed, proposals, pages: shown } : item,
    });
  });
}

async function pick(page: Page, language: TestLanguage = 'en'): Promise<void> {
  const { drop } = language === 'he' ? hebrew_further.uploads : uploads;
  await page.getByLabel(drop.choose, { exact: true }).setInputFiles(booking);
}

/** Waits until the review of a single document opens by itself. */
async function untilOpened(page: Page): Promise<void> {
  await page.waitForURL(/\/cruises\/upload\/[\da-f-]+$/, { timeout: 30_000 });
}

/** Shows all fields of the cruise. */
async function editEverything(page: Page, review: { edit_all: string } = uploads.review): Promise<void> {
  await page.getByRole('button', { name: review.edit_all }).click();
}

function isListRead(request: Request): boolean {
  return request.method() === 'GET' && list_address.test(request.url());
}

/** Says in the list that each document is still being read. @returns ends that */
async function keepReading(page: Page, answers_after?: Promise<null>): Promise<() => void> {
  let is_kept = true;
  await page.route(list_address, async (route) => {
    if (!is_kept || !isListRead(route.request())) return route.fallback();
    await answers_after;
    const response = await route.fetch();
    const body = (await response.json()) as { items: Upload[] };
    const items = body.items.map((item) => ({ ...item, state: 'reading', stage: 'text' }));
    return route.fulfill({ response, json: { ...body, items } });
  });
  return () => {
    is_kept = false;
  };
}

interface Noted {
  is_lost: boolean;
  is_offered: boolean;
  heights: number[];
}

/** Notes whether the document's row ever leaves the screen of uploads, whether it offers the review, and its heights. */
async function noteRow(page: Page): Promise<() => Promise<Noted>> {
  await page.evaluate((name) => {
    const noted: Noted = { is_lost: false, is_offered: false, heights: [] };
    Object.assign(globalThis, { noted });
    let is_there = false;
    new MutationObserver(() => {
      // the review has no such field
      if (document.querySelector('main input[type=file]') === null) return;
      const row = [...document.querySelectorAll('main li')].find((one) => one.textContent.includes(name));
      noted.is_lost ||= is_there && row === undefined;
      noted.is_offered ||= (row?.querySelectorAll('a').length ?? 0) > 0;
      is_there = row !== undefined;
      const height = Math.round(row?.getBoundingClientRect().height ?? 0);
      if (height > 0 && !noted.heights.includes(height)) noted.heights.push(height);
    }).observe(document.body, { childList: true, subtree: true });
  }, booking.name);
  return () => page.evaluate(() => (globalThis as unknown as { noted: Noted }).noted);
}

const fill = (sentence: string, name: string) => sentence.replace('{name}', `\u2068${name}\u2069`);
const check_one = fill(uploads.list.check_one, 'Bolette.txt');

test('a document is picked, what was read of it is corrected beside it, and it is a cruise', async ({
  page,
  mailbox,
  expectAccessible,
}) => {
  await comeAboard(page, mailbox);
  await readAs(page, { proposals: [proposal()] });
  await page.goto('/cruises/upload');
  await expect(page.getByRole('heading', { name: uploads.teach.title })).toBeVisible();
  await expectAccessible();
  await pick(page);
  await untilOpened(page);

  const doubtful = page.getByRole('region', { name: uploads.review.to_check });
  await expect(doubtful.getByRole('heading', { name: terms.fields.stateroom })).toContainText('4012');
  await expect(doubtful).toContainText('Stateroom: 4012');
  await expectAccessible();
  const change = new RegExp(`^${uploads.review.change}.*${terms.fields.stateroom}$`);
  await doubtful.getByRole('button', { name: change }).click();
  const stateroom = doubtful.getByRole('textbox', { name: terms.fields.stateroom });
  await expect(stateroom).toBeFocused();
  await expect(stateroom).toHaveValue('4012');
  await stateroom.fill('4021');
  await editEverything(page);
  await expectAccessible();
  await page.getByLabel(terms.fields.deck).waitFor({ state: 'detached' });

  // the typed text survives a reload
  const kept = () => page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  await expect.poll(kept).toContain('4021');
  await page.reload();
  await expect(page.getByText(uploads.review.restored)).toBeVisible();
  await expect(doubtful.getByRole('heading', { name: terms.fields.stateroom })).toContainText('4021');

  await page.getByRole('button', { name: uploads.review.accept_one }).click();
  await page.waitForURL('**/cruises/view/*');
  await expect(page.getByRole('heading', { level: 1, name: 'Bolette' })).toBeVisible();
  await expect(page.getByText('4021').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bolette.txt', exact: true })).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const cruise = await send<{ schedule: { items: unknown[] }; passengers: unknown[]; total_price: string }>(
    page,
    'GET',
    `cruises/${id}`,
  );
  expect(cruise).toMatchObject({
    total_price: '2340.00',
    passengers: [{ first_name: 'Ada' }],
    schedule: { items: [{ kind: 'embark', port_name: 'Funchal', depart: '18:00' }, { kind: 'sea' }] },
  });
});

test('a document of a cruise that is recorded updates it, field by field as chosen', async ({
  page,
  mailbox,
}) => {
  await comeAboard(page, mailbox);
  const cruise = {
    ship_name: 'Bolette',
    start_date: '2027-03-06',
    end_date: '2027-03-12',
    stateroom: '1001',
  };
  const { id } = await send<{ id: string }>(page, 'POST', 'cruises', {
    ...cruise,
    booking_number: '3307719',
  });
  const match = {
    cruise_id: id,
    ship_name: 'Bolette',
    start_date: '2027-03-06',
    booking_number: '3307719',
    why: 'booking_number' as const,
  };
  await readAs(page, { proposals: [proposal({ matches: [match] })] });
  await page.goto('/cruises/upload');
  await pick(page);
  await untilOpened(page);
  await page.getByRole('group', { name: terms.fields.stateroom }).getByLabel(/1001/).check();
  await page.getByRole('button', { name: uploads.review.accept_update }).click();
  await page.waitForURL(`**/cruises/view/${id}`);
  const after = await send<object>(page, 'GET', `cruises/${id}`);
  expect(after).toMatchObject({ stateroom: '1001', end_date: '2027-03-13', total_price: '2340.00' });
});

test('of two cruises one is left out, what the server refuses stands at its field, and a discarded document comes back', async ({
  page,
  mailbox,
}) => {
  await comeAboard(page, mailbox);
  const second = proposal();
  const unnamed = { ...second, fields: { ...second.fields, ship_name: found('Borealis', 'Bolette', 1) } };
  const payments = [found({ date: null, amount: '500.00', method: null, is_deposit: false }, '500.00', 4)];
  await readAs(page, { proposals: [proposal({ payments }), unnamed] });
  await page.goto('/cruises/upload');
  await pick(page);
  await untilOpened(page);
  const cruises = page.getByRole('group', { name: uploads.review.cruises });
  await cruises.getByRole('button', { name: /Borealis/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Borealis' })).toBeVisible();
  await page.getByRole('button', { name: uploads.review.arrange }).click();
  await page.getByRole('button', { name: uploads.review.leave_out }).click();
  await expect(cruises).toBeHidden();

  await editEverything(page);
  await page.getByRole('combobox', { name: terms.fields.ship_name }).fill('');
  // what was typed is seen, and what is refused is shown, also when the fields are closed again
  await editEverything(page);
  await page.getByRole('button', { name: uploads.review.accept_one }).click();
  const voyage = page.getByRole('region', { name: uploads.review.to_check });
  const required = voyage.getByText(words.en.errors.fields.required);
  await expect(required).toHaveCount(2);
  // a payment without its day comes first, and can be left out
  const day = voyage.getByLabel(words.en.parts.fields.date);
  await expect(day).toBeFocused();
  await voyage.getByRole('button', { name: uploads.review.omit }).click();
  await expect(day).toHaveCount(0);
  await page.getByRole('button', { name: uploads.review.accept_one }).click();
  await expect(page.getByRole('combobox', { name: terms.fields.ship_name })).toBeFocused();
  await expect(required).toHaveCount(1);

  await page.getByRole('button', { name: uploads.review.discard, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: uploads.discard.confirm }).click();
  await page.waitForURL('**/cruises/upload');
  await expect(page.getByRole('heading', { name: uploads.teach.title })).toBeVisible();
  await page.getByRole('button', { name: uploads.discard.undo }).click();
  await expect(page.getByRole('link', { name: check_one })).toBeVisible();
  await expect(
    page.getByRole('listitem').getByText(/^\u2068Borealis\u2069\u00A0· \u2068Mar 6/),
  ).toBeVisible();
});

test('what cannot be read says why, what helps, and the way on', async ({
  page,
  mailbox,
  expectAccessible,
}) => {
  await comeAboard(page, mailbox);
  await readAs(page, { state: 'failed', failure: 'encrypted' });
  await page.goto('/cruises/upload');
  await pick(page);
  await expect(page.getByRole('listitem').getByText(uploads.failures.encrypted)).toBeVisible();
  await expect(page.getByText(uploads.remedies.encrypted)).toBeVisible();
  await expectAccessible();
  await page.unrouteAll();
  await readAs(page, { state: 'not_a_booking', reason: 'quote', proposals: [proposal()] });
  await page.reload();
  await expect(page.getByText(uploads.not_a_booking.quote)).toBeVisible();
  await page.getByRole('link', { name: uploads.not_a_booking.record }).click();
  await expect(page.getByText(uploads.review.quote)).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: uploads.type_instead }).click();
  await page.waitForURL('**/cruises/create');
});

test('what is corrected in a second window after the document was recorded is not called recorded', async ({
  page,
  mailbox,
  context,
}) => {
  await comeAboard(page, mailbox);
  await readAs(page, { proposals: [proposal()] });
  await page.goto('/cruises/upload');
  await pick(page);
  await untilOpened(page);
  const second = await context.newPage();
  await readAs(second, { proposals: [proposal()] });
  await second.goto(page.url());
  await editEverything(second);
  await second.getByRole('textbox', { name: terms.fields.stateroom }).fill('4021');
  await page.getByRole('button', { name: uploads.review.accept_one }).click();
  await page.waitForURL('**/cruises/view/*');
  await second.getByRole('button', { name: uploads.review.accept_one }).click();
  await second.waitForURL('**/cruises/view/*');
  await expect(second.getByText(uploads.review.recorded_elsewhere)).toBeVisible();
  await expect(second.getByText('4012').first()).toBeVisible();
});

test('of a long list the rest is shown when it is asked for', async ({ page, mailbox }) => {
  await comeAboard(page, mailbox);
  await readAs(page, { state: 'not_a_booking', reason: 'other' });
  await page.goto('/cruises/upload');
  await pick(page);
  await expect(page.getByRole('listitem').getByText(uploads.not_a_booking.other)).toBeVisible();
  const { items } = await send<{ items: Upload[] }>(page, 'GET', 'uploads');
  const [one] = items;
  const all = Array.from({ length: 1000 }, (_, index) => ({
    ...one,
    id: `01900000-0000-7000-8000-${String(index).padStart(12, '0')}`,
    name: `Booking ${index + 1}.txt`,
    state: 'accepted',
  }));
  await page.route(list_address, (route) => {
    const limit = Number(new URL(route.request().url()).searchParams.get('limit') ?? 200);
    const shown = all.slice(0, limit);
    const next_cursor = shown.length < all.length ? shown.at(-1)?.id : null;
    return answerCall(route, { json: { items: shown, next_cursor, total: all.length } });
  });
  await page.reload();
  await expect(page.getByText('Booking 200.txt', { exact: true })).toHaveCount(1);
  await page.getByRole('button', { name: uploads.list.all.replace('{total, number}', '1,000') }).click();
  await expect(page.getByText('Booking 1000.txt', { exact: true })).toHaveCount(1);
  await expect(page.getByRole('button', { name: /1,000/ })).toHaveCount(0);
});

test('what becomes of the first document is in sight, and told in the order it is read in', async ({
  page,
  mailbox,
}) => {
  await comeAboard(page, mailbox, 'he');
  await page.evaluate(() => localStorage.setItem('countryCode', 'he'));
  await readAs(page, { state: 'not_a_booking', reason: 'quote', proposals: [proposal()] });
  const finish = await keepReading(page);
  await page.goto('/cruises/upload');
  await pick(page, 'he');
  const row = page.getByRole('listitem').filter({ hasText: 'Bolette.txt' });
  await expect(row.getByText(hebrew_further.uploads.stages.text)).toBeInViewport({ ratio: 1 });
  // it is above the one row with the ways to add more, and on a phone above the bar
  const another = page.getByRole('button', { name: hebrew_further.uploads.drop.another, exact: true });
  const places = page.getByRole('navigation', { name: words.he.shell.menu.label }).filter({ visible: true });
  const is_phone = (page.viewportSize()?.width ?? 0) < 480;
  const edges = await Promise.all(
    [row, another, ...(is_phone ? [places] : [])].map((one) => one.boundingBox()),
  );
  const [bottom, ...tops] = edges.map((box, index) => (box?.y ?? 0) + (index === 0 ? (box?.height ?? 0) : 0));
  expect(bottom).toBeLessThanOrEqual(Math.min(...tops));
  finish();
  const name = hebrew_further.uploads.not_a_booking.record;
  await expect(page.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  // each fact is to the left of the previous one, also if one of them is in Latin letters
  const sides = await page
    .getByRole('listitem')
    .filter({ hasText: 'Bolette.txt' })
    .locator('p:has(> bdi + bdi) > bdi')
    .evaluateAll((facts) => facts.map((fact) => fact.getBoundingClientRect().right));
  expect(sides).toHaveLength(3);
  expect(sides).toEqual(sides.toSorted((a, b) => b - a));
});

test('a sent document keeps its row until its review opens, and the ways to add another are one row', async ({
  page,
  mailbox,
  expectAccessible,
}) => {
  await comeAboard(page, mailbox);
  await readAs(page, { proposals: [proposal()] });
  await page.goto('/cruises/upload');
  await expect(page.getByRole('heading', { name: uploads.teach.title })).toBeVisible();
  const { promise: answers_after, resolve } = Promise.withResolvers<null>();
  const finish = await keepReading(page, answers_after);
  const noted = await noteRow(page);
  await pick(page);
  const row = page.getByRole('listitem').filter({ hasText: booking.name });
  // it is in the list before that is read again
  await expect(row.getByText(uploads.stages.waiting)).toBeVisible();
  resolve(null);
  await expect(row.getByText(uploads.stages.text)).toBeVisible();
  await expect(page.getByRole('button', { name: uploads.drop.choose })).toHaveCount(0);
  await expectAccessible();
  await page.getByRole('button', { name: uploads.drop.another, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: words.en.shell.menu.record });
  await expect(sheet.getByRole('button', { name: uploads.ways.paste })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  finish();
  await untilOpened(page);
  await expect(page.getByRole('button', { name: uploads.review.accept_one })).toBeVisible();
  const { is_lost, is_offered, heights } = await noted();
  expect({ is_lost, is_offered }).toEqual({ is_lost: false, is_offered: false });
  expect(heights).toHaveLength(1);
});

test('a document that was read while another is being added waits in the list', async ({ page, mailbox }) => {
  await comeAboard(page, mailbox);
  await readAs(page, { proposals: [proposal()] });
  const finish = await keepReading(page);
  await page.goto('/cruises/upload');
  await pick(page);
  await page.getByRole('button', { name: uploads.drop.another, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: words.en.shell.menu.record });
  await expect(sheet).toBeVisible();
  finish();
  const check = page.getByRole('link', { name: check_one });
  await expect(check).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.goto('/notices');
  const told = page.getByRole('main').getByRole('link', { name: /1 document to check/ });
  await expect(told).toHaveText(/Bolette\u2069?$/);
  // the only one is opened at once
  await told.click();
  await untilOpened(page);
  await page.goto('/cruises/upload');
  await expect(page.getByRole('button', { name: uploads.drop.choose })).toBeVisible();
  await check.click();
  await untilOpened(page);
});

test('a sent document keeps its row where the list cannot be read, until it can', async ({
  page,
  mailbox,
}) => {
  await comeAboard(page, mailbox);
  await keepReading(page);
  let is_broken = true;
  await page.route(list_address, async (route) => {
    if (!is_broken || !isListRead(route.request())) return route.fallback();
    return answerCall(route, { status: 400, json: { code: 'invalid', detail: 'Broken.' } });
  });
  await page.goto('/cruises/upload');
  await expect(page.getByText(uploads.list.failed)).toBeVisible();
  const noted = await noteRow(page);
  const answered = page.waitForResponse((response) => isListRead(response.request()));
  await pick(page);
  await answered;
  const row = page.getByRole('listitem').filter({ hasText: booking.name });
  await expect(row.getByText(words.en.documents.uploads.checking)).toBeVisible();
  // it is read again by itself
  is_broken = false;
  await expect(row.getByText(uploads.stages.text)).toBeVisible();
  expect((await noted()).is_lost).toBe(false);
});

test('a document whose sending ends on another screen is in the list before that is read again', async ({
  page,
  mailbox,
}) => {
  await comeAboard(page, mailbox);
  await page.goto('/cruises/upload');
  await expect(page.getByRole('heading', { name: uploads.teach.title })).toBeVisible();
  const sent = Promise.withResolvers<null>();
  const is_sent = (request: Request) => request.method() === 'POST' && list_address.test(request.url());
  await page.route(list_address, async (route) => {
    if (is_sent(route.request())) await sent.promise;
    return route.fallback();
  });
  await pick(page);
  const row = page.getByRole('listitem').filter({ hasText: booking.name });
  await expect(row).toHaveAttribute('data-state', 'sending');
  await page.evaluate(() => history.pushState({}, '', '/notices'));
  await expect(page.getByRole('heading', { level: 1, name: words.en.notices.title })).toBeVisible();
  // the list is never read again
  await page.route(list_address, (route) => (isListRead(route.request()) ? undefined : route.fallback()));
  // the bar counts again once the answer has come
  const counted = page.waitForRequest('**/api/user/notifications/summary');
  sent.resolve(null);
  await counted;
  await page.evaluate(() => history.pushState({}, '', '/cruises/upload'));
  await expect(row).toHaveAttribute('data-state', 'waiting');
});

test('the first frame of the row of a file, before the rest of it has come, looks like the row', async ({
  page,
  mailbox,
}) => {
  await comeAboard(page, mailbox);
  const rest = Promise.withResolvers<null>();
  await page.route(/\/sending-row-[^/]+\.js$/, async (route) => {
    await rest.promise;
    return route.fallback();
  });
  // it is never sent
  await page.route(list_address, (route) => (isListRead(route.request()) ? route.fallback() : undefined));
  await page.goto('/cruises/upload');
  await pick(page);
  const row = page.getByRole('listitem').filter({ hasText: booking.name });
  const look = () =>
    row.evaluate(({ dataset, firstElementChild: sign }) => {
      const { width, height } = sign?.getBoundingClientRect() ?? {};
      return { state: dataset['state'], sign: sign?.outerHTML, width, height };
    });
  await expect(row).toBeVisible();
  const first = await look();
  rest.resolve(null);
  await expect(row.getByRole('progressbar')).toBeVisible();
  expect(first).toEqual(await look());
});

test('words in the document lead to their entry, and an entry to its words @keyboard', async ({
  page,
  mailbox,
}) => {
  await comeAboard(page, mailbox);
  await readAs(page, { proposals: [proposal()] });
  await page.goto('/cruises/upload');
  await pick(page);
  await untilOpened(page);
  await editEverything(page);
  const number = page.getByLabel(terms.fields.booking_number);
  await number.focus();
  const mark = page.locator('[data-mark="field:booking_number"]');
  await expect(mark).toHaveAttribute('data-active', 'true');
  await page.locator('[data-mark="field:ship_name"]').click();
  await expect(page.getByRole('combobox', { name: terms.fields.ship_name })).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Balmoral');
  await page.getByRole('button', { name: uploads.review.accept_one }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Balmoral' })).toBeVisible();
});

test('the review reads from right to left in Hebrew, and its document keeps its own side', async ({
  page,
  mailbox,
  expectAccessible,
}) => {
  await comeAboard(page, mailbox, 'he');
  await page.evaluate(() => localStorage.setItem('countryCode', 'he'));
  await readAs(page, { proposals: [proposal()] });
  await page.goto('/cruises/upload');
  await pick(page, 'he');
  await untilOpened(page);
  const heading = page.getByRole('heading', { level: 2, name: 'Bolette' });
  await expect(heading).toBeVisible();
  await expect(heading).toHaveCSS('direction', 'rtl');
  await expectAccessible();
  // a Latin name begins at the right as well
  const days = page.getByRole('list', { name: words.he.schedule.title });
  const starts = await days.getByRole('button', { name: 'Funchal' }).evaluate((day) =>
    Array.from(day.children, (line) => {
      const range = document.createRange();
      range.selectNodeContents(line);
      return Math.round(range.getBoundingClientRect().right);
    }),
  );
  expect(starts).toHaveLength(3);
  expect(new Set(starts).size).toBe(1);
  const show = page.getByRole('button', { name: hebrew_further.uploads.review.show_document });
  if (await show.isVisible()) {
    await editEverything(page, hebrew_further.uploads.review);
    await page.getByLabel(words.he.terms.fields.booking_number).focus();
    await expect(page.locator('q', { hasText: '3307719' })).toBeVisible();
    await show.click();
    await expectAccessible();
  }
  // a sheet: each cell has its own direction
  const mark = page.locator('[data-mark="field:ship_name"]');
  await expect(mark).toBeVisible();
  await expect(page.locator('section').filter({ has: mark }).last()).toHaveCSS('direction', 'ltr');

  // going back to the list stays there, and the list names the cruise: the ship on the right, the days on the left
  await page.goBack();
  const cruise = page.getByRole('listitem').getByText(/^\u2068Bolette\u2069\u00A0· \u2068/);
  await expect(cruise).toContainText('2027');
  await expect(cruise).toHaveCSS('direction', 'rtl');
});
