import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

import { expect, test } from './support/test.ts';
import { comeAboard, send, words } from './support/traveller.ts';

const { routes } = words.en;

async function recordCaribbean(page: Page): Promise<string> {
  const { id } = await send<{ id: string }>(page, 'POST', 'cruises', {
    ship_name: 'Icon: "Seas"',
    start_date: '2027-03-06',
    end_date: '2027-03-13',
    start_port_id: 'us-miami',
    end_port_id: 'us-miami',
  });
  const call = (date: string, kind: string, port_id: string) => ({ date, kind, port_id });
  const items = [
    call('2027-03-06', 'embark', 'us-miami'),
    call('2027-03-08', 'port', 'mx-cozumel'),
    call('2027-03-13', 'disembark', 'us-miami'),
  ];
  await send(page, 'PUT', `cruises/${id}/schedule`, { items });
  return id;
}

test('a cruise shows its route on a map, says it as a list, and hands it out as SVG and PNG', async ({
  page,
  mailbox,
  expectAccessible,
}) => {
  await comeAboard(page, mailbox);
  const id = await recordCaribbean(page);
  await page.goto(`/cruises/view/${id}`);

  const map = page.getByRole('img', { name: /^Map of the route/ });
  await expect(map).toHaveAccessibleName(/Miami.*Cozumel.*Miami/);
  // sea, degrees, land and its coast, each once it is drawn
  await expect(map.locator('path').nth(2)).toBeAttached();
  await expect(page.getByText(/^[\d,]+ nautical miles$/)).toBeVisible();

  await page.getByText(routes.as_list).click();
  const list = page.getByRole('region', { name: routes.title }).getByRole('listitem');
  await expect(list.filter({ hasText: 'Cozumel' })).toContainText('Mon, Mar 8');
  await expectAccessible();

  const files: string[] = [];
  for (const kind of [routes.as_svg, routes.as_png]) {
    await page.getByRole('button', { name: routes.download }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: kind }).click(),
    ]);
    files.push(download.suggestedFilename());
    const bytes = await readFile(await download.path());
    if (kind === routes.as_png) {
      // its signature, and its width in the header
      expect(bytes.subarray(1, 4).toString()).toBe('PNG');
      expect(bytes.readUInt32BE(16)).toBe(2528);
    } else {
      // the app's own pages may parse no text
      const blank = await page.context().newPage();
      const read = await blank.evaluate((text) => {
        const { documentElement } = new DOMParser().parseFromString(text, 'image/svg+xml');
        return [documentElement.localName, documentElement.querySelector('title')?.textContent];
      }, bytes.toString());
      await blank.close();
      expect(read[0]).toBe('svg');
      expect(read[1]).toContain('Icon: "Seas", Mar 6 – 13, 2027');
      expect(bytes.toString()).toContain('Cozumel');
    }
  }
  expect(files).toEqual(['Icon Seas 2027-03-06.svg', 'Icon Seas 2027-03-06.png']);

  // a reader of another language sees its names of ports
  const ends = { start_port_id: 'dk-copenhagen', end_port_id: 'gr-athens-piraeus' };
  const days = { start_date: '2027-05-01', end_date: '2027-05-15' };
  const north = await send<{ id: string }>(page, 'POST', 'cruises', {
    ship_name: 'Aurora',
    ...days,
    ...ends,
  });
  await page.addInitScript(() => localStorage.setItem('countryCode', 'de'));
  await page.goto(`/cruises/view/${north.id}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('img', { name: /Kopenhagen.*Athen \(Piräus\)/ })).toBeVisible();
  await expect(main).toContainText('ATH');
  await expect(main).not.toContainText('Copenhagen');
});

declare global {
  /** ends the time for which a map waits for its coast */
  var endPatience: () => void;
}

/** Runs in each page before its own scripts: no map loses its patience before the test says so. */
function holdPatience(): void {
  const patience_ms = 400;
  const held: (() => void)[] = [];
  const wait = globalThis.setTimeout;
  globalThis.setTimeout = ((run: () => void, ms?: number) => {
    if (ms !== patience_ms) return wait(run, ms);
    held.push(run);
    return 0;
  }) as typeof setTimeout;
  globalThis.endPatience = () => {
    for (const run of held.splice(0)) run();
  };
}

test('ports and line come with their coast, and without it where it does not come', async ({
  page,
  mailbox,
}) => {
  await comeAboard(page, mailbox);
  const id = await recordCaribbean(page);
  await page.addInitScript(holdPatience);
  const land = '**/assets/land-*/**';
  const { promise: is_sent, resolve: send_land } = Promise.withResolvers<null>();
  await page.route(land, async (route) => {
    await is_sent;
    await route.continue();
  });
  await page.goto(`/cruises/view/${id}`);
  const map = page.getByRole('img', { name: /^Map of the route/ });
  await expect(map).toBeVisible();
  expect(await map.locator('text').count()).toBe(0);
  send_land(null);
  await expect(map.getByText('Cozumel')).toBeVisible();
  await expect(map.locator('path').nth(2)).toBeAttached();

  await page.unroute(land);
  await page.route(land, (route) => route.abort());
  await page.reload();
  await expect(map).toBeVisible();
  expect(await map.locator('text').count()).toBe(0);
  await page.evaluate(() => endPatience());
  await expect(map.getByText('Cozumel')).toBeVisible();
});

test('the world map has a page: keys and wheel split a cluster, a cluster and a port open, the address keeps the look', async ({
  page,
  mailbox,
  expectAccessible,
}) => {
  const { world, stats } = words.en;
  await comeAboard(page, mailbox);
  await send(page, 'POST', 'cruises', {
    ship_name: 'Icon of the Seas',
    start_date: '2025-03-06',
    end_date: '2025-03-13',
    start_port_id: 'us-miami',
    end_port_id: 'us-fort-lauderdale-port-everglades',
  });
  await page.goto('/stats');
  await page.getByRole('link', { name: stats.sections.map }).click();
  await expect(page.getByRole('heading', { level: 1, name: stats.sections.map })).toBeVisible();
  const map = page.getByRole('group', { name: /^World map:/ });
  await expect(map.locator('path').nth(2)).toBeAttached();

  const cluster = map.getByRole('button', { name: /^Ports: 2, around/ });
  await cluster.click();
  const chosen = page.getByRole('region', { name: world.chosen });
  await expect(chosen).toBeFocused();
  await expect(chosen.getByRole('listitem')).toHaveCount(2);
  await expect(chosen.getByRole('listitem').first()).toContainText('Last visit Mar');
  await expectAccessible();
  await page.keyboard.press('Escape');
  await expect(map).toBeFocused();

  const dots = map.getByRole('button', { name: /1 visit$/ });
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('+');
  await expect(dots).toHaveCount(2);
  await expect(page).toHaveURL(/\/stats\/map\?at=/);
  const box = await dots.first().boundingBox();
  // a moved box has fractions of a pixel
  expect([box?.width ?? 0, box?.height ?? 0].map(Math.round)).toEqual([44, 44]);
  // a target that the keys move out of the map leaves the focus on it
  await dots.first().focus();
  for (let press = 0; press < 20; press += 1) await page.keyboard.press('ArrowRight');
  await expect(dots).toHaveCount(0);
  await expect(map).toBeFocused();
  for (let press = 0; press < 20; press += 1) await page.keyboard.press('ArrowLeft');
  await expect(dots).toHaveCount(2);
  // a finger's drag makes no click, and swallows none of the keys
  const { x = 0, y = 0, height = 0 } = (await map.boundingBox()) ?? {};
  const fingers = await page.context().newCDPSession(page);
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', along?: number) =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: along === undefined ? [] : [{ x: x + along, y: y + height / 2 }],
    });
  await touch('touchStart', 30);
  await touch('touchMove', 50);
  await touch('touchMove', 60);
  await touch('touchEnd');
  await dots.first().press('Enter');
  await expect(chosen).toBeFocused();
  await page.keyboard.press('Escape');
  await map.hover();
  await page.mouse.wheel(0, 2000);
  await page.mouse.wheel(0, 2000);
  await page.mouse.wheel(0, 2000);
  await expect(cluster).toBeVisible();
  const jump = page.getByLabel(world.jump);
  await jump.selectOption(world.regions.caribbean);
  await expect(jump).toHaveValue('caribbean');
  await expect(cluster.or(dots).first()).toBeVisible();
  await page.getByRole('button', { name: world.closer }).click();
  await page.getByRole('button', { name: world.closer }).click();
  await page.getByRole('button', { name: world.closer }).click();
  await expect(jump).toHaveValue('');
  await dots.first().click();
  await expectAccessible();
  const link = chosen.getByRole('link', { name: new RegExp(`^${world.cruises}`) });
  await link.click();
  await expect(page.getByRole('dialog')).toContainText('Icon of the Seas');
});
