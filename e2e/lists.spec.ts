import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { answerCall, expect, test } from './support/test.ts';
import { comeAboard, dayFromNow, send, words } from './support/traveller.ts';

const { cruises, lists, parts, terms } = words.en;

declare global {
  /** where the page was scrolled to at the press */
  var gangway_place: number;
  var gangway_first_cards: number;
}

interface Item {
  readonly id: string;
}

const many = 1000;
/** Few enough for an old phone. */
const few = 80;

/**
 * Answers the list as the server does, with a thousand copies of a known cruise: recording them took minutes.
 * @returns the requested pages
 */
async function answerWithMany(page: Page, isBroken: () => boolean = () => false): Promise<string[]> {
  const body = { ship_name: 'Sea Cloud', start_date: '2005-01-01', end_date: '2005-01-06' };
  const known = await send<Item>(page, 'POST', 'cruises', body);
  const { items } = await send<{ items: Item[] }>(page, 'GET', 'cruises');
  const all = Array.from({ length: many }, (_, index) => ({
    ...items[0],
    id: `${known.id.slice(0, -4)}${String(index).padStart(4, '0')}`,
    ship_name: `Sea Cloud ${index + 1}`,
  }));
  const asked: string[] = [];
  await page.route(/\/api\/cruises(\?|$)/, async (route) => {
    const query = new URL(route.request().url()).searchParams;
    const from = Number(query.get('cursor') ?? 0);
    const to = from + Number(query.get('limit'));
    asked.push(`${from} to ${to}`);
    if (from > 0 && isBroken()) await answerCall(route, { status: 500, json: { code: 'internal' } });
    else {
      const next_cursor = to < many ? String(to) : null;
      await answerCall(route, { json: { items: all.slice(from, to), next_cursor, total: many, totals: [] } });
    }
  });
  await page.route(/\/api\/cruises\/[0-9a-f-]+$/, async (route) => {
    const cruise = all.find(({ id }) => route.request().url().endsWith(id));
    const url = route
      .request()
      .url()
      .replace(/[^/]+$/, known.id);
    const answer = await route.fetch({ url });
    const record = (await answer.json()) as object;
    await answerCall(route, { json: { ...record, id: cruise?.id, ship_name: cruise?.ship_name } });
  });
  return asked;
}

/** What is asked for by itself once the first page is drawn. */
const rest = ['50 to 300', '300 to 550', '550 to 800', '800 to 1050'];

const shipsOn = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Sea Cloud / });

for (const view of ['cards', 'table'] as const) {
  test(`a thousand cruises as ${view} scroll like ten, and a step back finds the place again`, async ({
    page,
    mailbox,
  }) => {
    await comeAboard(page, mailbox);
    const asked = await answerWithMany(page);
    await page.goto(`/cruises?view=${view}`);
    await expect(page.getByText('1,000 cruises', { exact: true })).toBeVisible();
    await expect.poll(() => asked, { timeout: 60_000 }).toEqual(['0 to 50', ...rest]);
    const ships = shipsOn(page);
    const last = page.getByRole('link', { name: 'Sea Cloud 1000', exact: true });
    await expect(async () => {
      await page.keyboard.press('End');
      await expect(last).toBeInViewport({ timeout: 500 });
    }).toPass();
    expect(await ships.count()).toBeLessThan(few);
    const row = view === 'cards' ? page.getByRole('listitem') : page.getByRole('row');
    await expect(row.filter({ has: last })).toHaveAttribute(
      view === 'cards' ? 'aria-posinset' : 'aria-rowindex',
      view === 'cards' ? '1000' : '1001',
    );

    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
    // a visible one: the first rendered ones are above the window
    const inSight = async () => {
      const names = await ships.evaluateAll((links) =>
        links
          .filter((link) => {
            const { top, bottom } = link.getBoundingClientRect();
            return top > innerHeight / 4 && bottom < innerHeight;
          })
          .map((link) => link.textContent),
      );
      return names[0] ?? '';
    };
    await expect.poll(inSight).toMatch(/^Sea Cloud (4[89]|5[01])\d$/);
    const name = await inSight();
    // at the press: a click that is tried a second time has scrolled its link to the lower edge of the window
    await page.evaluate(() => {
      addEventListener('pointerdown', () => (globalThis.gangway_place = scrollY), { capture: true });
    });
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const place = await page.evaluate(() => gangway_place);
    await page.goBack();
    await expect(page.getByRole('link', { name, exact: true })).toBeInViewport();
    expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(3);
    await page.reload();
    await expect(page.getByRole('link', { name, exact: true })).toBeInViewport();
  });
}

test('a page of the list that failed is asked for again by the button only', async ({ page, mailbox }) => {
  await comeAboard(page, mailbox);
  let isBroken = true;
  const asked = await answerWithMany(page, () => isBroken);
  await page.goto('/cruises');
  const more = page.getByRole('button', { name: cruises.list.more });
  await expect(more).toBeEnabled();
  // scrolling on, or back, does not retry
  await page.mouse.wheel(0, 4000);
  await more.scrollIntoViewIfNeeded();
  expect(asked).toHaveLength(2);
  isBroken = false;
  await more.click();
  await expect(more).toHaveCount(0);
  // the button changes its name when it is pressed, a moment before the call is seen
  await expect.poll(() => asked).toEqual(['0 to 50', '50 to 300', ...rest]);
});

test('the rest of a long list comes to a hidden tab, whose timers run once a second @phone', async ({
  page,
  mailbox,
}) => {
  await comeAboard(page, mailbox);
  const asked = await answerWithMany(page);
  // Playwright cannot hide a page
  await page.addInitScript(() => {
    const wait = globalThis.setTimeout;
    globalThis.setTimeout = ((run: () => void, ms = 0) =>
      wait(run, ms + 1000 - ((Date.now() + ms) % 1000))) as typeof setTimeout;
  });
  await page.goto('/cruises');
  await expect.poll(() => asked, { timeout: 60_000 }).toEqual(['0 to 50', ...rest]);
  await expect(page.getByRole('button', { name: cruises.list.more })).toHaveCount(0);
});

test('the list is narrowed, added up, kept as a file and printed', async ({
  page,
  mailbox,
  expectAccessible,
}) => {
  await comeAboard(page, mailbox);
  const voyage = { start_date: '2027-03-06', end_date: '2027-03-11', currency: 'EUR', total_price: '100.00' };
  for (const body of [
    { ship_name: 'Sea Cloud', notes: 'deck 7', deposit: '40.00' },
    { ship_name: '=1+1\n2', notes: 'deck 7' },
    { ship_name: 'Asuka', notes: 'deck 7', currency: 'JPY', total_price: '250000' },
    { ship_name: 'Sea Cloud', notes: 'deck 7', cancelled_at: '2026-11-01T10:00:00Z' },
    { ship_name: 'Another', notes: 'deck 8' },
    { ship_name: 'Former', notes: 'deck 7', start_date: '2006-03-06', end_date: '2006-03-07' },
  ])
    await send<Item>(page, 'POST', 'cruises', { ...voyage, ...body });
  await page.goto('/cruises?view=table&sort=ship&year=2027');
  await expect(page.getByText('5 cruises', { exact: true })).toBeVisible();
  await page.getByRole('searchbox').fill('deck 7');
  const narrow = page.getByRole('button', { name: lists.narrow });
  await expect(narrow).toHaveText(/2 in use/);
  await narrow.click();
  await page.getByRole('button', { name: terms.time.future, exact: true }).click();
  await expect(page.getByText('3 cruises', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /Remove filter: .*2027/ })).toBeVisible();
  const totals = page.getByRole('list', { name: lists.totals });
  await expect(totals.getByRole('listitem')).toHaveText([
    '€200.00 2 cruises · \u2068€160.00\u2069 still due',
    '¥250,000 1 cruise · \u2068¥250,000\u2069 still due',
  ]);
  await page.getByRole('button', { name: lists.columns }).click();
  await page.getByRole('checkbox', { name: terms.fields.cruise_line }).uncheck();
  await expectAccessible();

  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: lists.csv }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^gangway-cruises-\d{4}-\d\d-\d\d\.csv$/);
  expect((await readFile(await file.path(), 'utf8')).split('\r\n')).toEqual([
    '\uFEFFShip name,Start date,Nights,Start port,Stateroom,Status,Total price,Balance due,Currency',
    `"'=1+1\n2",2027-03-06,5,,,Future,100.00,100.00,EUR`,
    'Asuka,2027-03-06,5,,,Future,250000,250000,JPY',
    'Sea Cloud,2027-03-06,5,,,Future,100.00,60.00,EUR',
  ]);

  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const paper = page.getByRole('table');
  await expect(paper.getByRole('row')).toHaveCount(4);
  await expect(paper.getByRole('columnheader', { name: terms.fields.cruise_line })).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });

  await page.reload();
  await narrow.click();
  await page.getByRole('button', { name: terms.fields.cancelled_at, exact: true }).click();
  await expect(page.getByText('1 cruise', { exact: true })).toBeVisible();
  await expect(totals).toHaveCount(0);
  await page.getByRole('searchbox').fill('deck 8');
  await expect(page.getByText(cruises.list.none_match)).toBeVisible();
  await page.getByRole('button', { name: cruises.list.clear }).first().click();
  await expect(page.getByText('6 cruises', { exact: true })).toBeVisible();
});

test('the list opens on board, then ahead, then in the logbook, and filters stay folded', async ({
  page,
  mailbox,
  expectAccessible,
}) => {
  await comeAboard(page, mailbox);
  const at = (days: number) => Temporal.Now.plainDateISO('UTC').add({ days }).toString();
  for (const [ship_name, from, until, start_port_id, end_port_id] of [
    ['Far ahead', 700, 707, 'us-miami', 'mx-cozumel'],
    ['Under way', -2, 3, 'us-miami', 'us-miami'],
    ['Soon', 20, 27, 'us-miami', 'us-key-west'],
    ['Sailed', -3000, -2990, null, null],
  ] as const) {
    const body = { ship_name, start_date: at(from), end_date: at(until), start_port_id, end_port_id };
    await send<Item>(page, 'POST', 'cruises', { ...body, currency: 'EUR', total_price: '100.00' });
  }
  await page.goto('/cruises');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    lists.places.current,
    lists.places.future,
    `Logbook ${at(-3000).slice(0, 4)}`,
  ]);
  const ahead = page.getByRole('list', { name: lists.places.future });
  await expect(ahead.getByRole('heading')).toHaveText(['Soon', 'Far ahead']);
  const totals = page.getByRole('list', { name: lists.totals });
  await expect(totals).toBeHidden();
  await expectAccessible();
  await page.getByRole('button', { name: lists.narrow }).click();
  await expect(totals).toBeVisible();
  await page.getByRole('combobox', { name: cruises.list.sort }).selectOption(lists.sorts.ship);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Far ahead',
    'Sailed',
    'Soon',
    'Under way',
  ]);
  await expectAccessible();
  await page.getByRole('button', { name: `Remove filter: \u2068${lists.sorts.ship}\u2069` }).click();
  await expect(page.getByRole('heading', { name: lists.places.current })).toBeVisible();
});

for (const motion of ['no-preference', 'reduce'] as const) {
  test(`a pass unfolds from the card that was clicked, with motion ${motion}`, async ({ page, mailbox }) => {
    await comeAboard(page, mailbox);
    for (const days of [30, 60, 90, 120, 150, 180]) {
      const body = {
        ship_name: `Ship ${days}`,
        start_date: dayFromNow(days),
        end_date: dayFromNow(days + 7),
      };
      await send<Item>(page, 'POST', 'cruises', body);
    }
    await page.addInitScript(watchMotions);
    await page.emulateMedia({ reducedMotion: motion });

    const open = async (from: string, ship: string) => {
      await page.goto(from);
      const link = page.getByRole('main').getByRole('link', { name: new RegExp(`^${ship}`) });
      const pass = page.getByRole('heading', { level: 1, name: ship });
      // a screen that takes long shows that it is on its way, and nothing unfolds: the second time it is there
      await link.click();
      await expect(pass).toBeVisible();
      await page.goBack();
      await link.scrollIntoViewIfNeeded();
      await takeMotions(page);
      // in one go: rows above it may still come
      const card = await link.evaluate((node: HTMLElement) => {
        const { left, top, width, height } = (
          node.closest('article, section, li') ?? node
        ).getBoundingClientRect();
        node.click();
        return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
      });
      await expect(pass).toBeInViewport();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      expect(await takeMotions(page)).toEqual(motion === 'reduce' ? [] : [card]);
      await page.goBack();
      await expect(link).toBeVisible();
      expect(await takeMotions(page), 'a step back goes at once').toEqual([]);
    };
    await open('/dashboard', 'Ship 30');
    await open('/dashboard', 'Ship 60');
    await open('/cruises', 'Ship 180');
  });
}

test('the first frame of the list has the cards that are in sight @phone', async ({ page, mailbox }) => {
  await comeAboard(page, mailbox);
  await answerWithMany(page);
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      const cards = document.querySelectorAll('article').length;
      if (cards === 0) return;
      globalThis.gangway_first_cards = cards;
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/cruises');
  await expect(page.getByRole('article').first()).toBeVisible();
  const { first, seen } = await page.evaluate(() => ({
    first: globalThis.gangway_first_cards,
    seen: [...document.querySelectorAll('article')].filter(
      (card) => card.getBoundingClientRect().top < innerHeight,
    ).length,
  }));
  expect(seen).toBeGreaterThan(1);
  expect(first).toBeGreaterThanOrEqual(seen);
  // how high the cards are is an estimate
  expect(first).toBeLessThanOrEqual(seen + 1);
});

test('a card that was opened in a new tab unfolds nothing on this page', async ({ page, mailbox }) => {
  await comeAboard(page, mailbox);
  const days = { start_date: dayFromNow(30), end_date: dayFromNow(37) };
  await send<Item>(page, 'POST', 'cruises', { ship_name: 'Ship', ...days });
  await page.addInitScript(watchMotions);
  await page.goto('/dashboard');
  const main = page.getByRole('main');
  const todo = main.getByRole('link', { name: parts.checklist.lacks.booking_number });
  const pass = page.getByRole('heading', { level: 1, name: 'Ship' });
  // the second time the screen is there at once
  await todo.click();
  await expect(pass).toBeVisible();
  await page.goBack();
  // no tab is opened: under load the browser once never reported it
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), { once: true }));
  await main.getByRole('link', { name: /^Ship/ }).click({ modifiers: ['ControlOrMeta'] });
  await todo.click();
  await expect(pass).toBeVisible();
  expect(await takeMotions(page)).toEqual([]);
});

interface Motions {
  motions: Record<'x' | 'y', number>[];
}

/** Notes the middle of each element that a script sets in motion, where it begins on a page at its top. */
function watchMotions(): void {
  const animate: (...given: Parameters<Element['animate']>) => Animation = Reflect.get(
    Element.prototype,
    'animate',
  );
  const motions: Motions['motions'] = [];
  Element.prototype.animate = function (...given) {
    const animation = animate.apply(this, given);
    const { left, top, width, height } = this.getBoundingClientRect();
    motions.push({ x: Math.round(left + width / 2), y: Math.round(top + scrollY + height / 2) });
    return animation;
  };
  Object.assign(globalThis, { motions });
}

/** The motions since the last call. */
function takeMotions(page: Page): Promise<Motions['motions']> {
  return page.evaluate(() => (globalThis as unknown as Motions).motions.splice(0));
}
