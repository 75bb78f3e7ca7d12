// Moves between screens, and the time of each from the press to the complete next screen.
import type { Locator, Page } from '@playwright/test';

import { words } from './traveller.ts';

const { menu } = words.en.shell;

/** A mid-range phone has a quarter of the speed of the machine that measures. */
const slowdown = 4;
/** Without a change of the screen for so long it is complete. */
const quiet_ms = 500;
/** Every answer on the way is older than its stale time. */
const later_ms = 61_000;

export interface Move {
  /** `list > cruise` */
  pair: string;
  /** from the press to the frame after the last change of the screen */
  shown_ms: number;
  /** what the page's main thread worked until then and half a second longer, without other programs on the machine */
  work_ms: number;
}

type Press = (pair: string, link: Locator, target: RegExp) => Promise<Move>;

interface Watch {
  pressed: number;
  painted: number;
  changed: number;
}

declare global {
  var gangway_watch: Watch;
  var gangway_later_ms: number;
}

/** Runs in the page: notes the press and the frame after each change within the screen. */
function watchScreen(): void {
  globalThis.gangway_watch = { pressed: 0, painted: 0, changed: 0 };
  globalThis.gangway_later_ms = 0;
  const now = Date.now.bind(Date);
  Date.now = () => now() + gangway_later_ms;
  const note = () => {
    gangway_watch.changed = performance.now();
    requestAnimationFrame(() => requestAnimationFrame(() => (gangway_watch.painted = performance.now())));
  };
  addEventListener('pointerdown', ({ timeStamp }) => (gangway_watch.pressed = timeStamp), true);
  addEventListener('popstate', ({ timeStamp }) => (gangway_watch.pressed = timeStamp), true);
  addEventListener('DOMContentLoaded', () => {
    new MutationObserver((changes) => {
      const isOfScreen = ({ target }: MutationRecord) =>
        (target instanceof Element ? target : target.parentElement)?.closest('main') instanceof Element;
      if (changes.some(isOfScreen)) note();
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

/**
 * Prepares a page for moves: to be called before it is opened. From `slowDown` on it has the speed of a phone.
 * @param is_stale each answer is older than its stale time when the screen is entered
 */
export async function measureMoves(page: Page, { is_stale }: { is_stale: boolean }) {
  const cdp = await page.context().newCDPSession(page);
  await page.addInitScript(watchScreen);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  const settle = () =>
    page.waitForFunction(
      ([quiet]) => {
        const { pressed, changed, painted } = gangway_watch;
        return changed > pressed && painted > changed && performance.now() - changed > quiet;
      },
      [quiet_ms] as const,
      { polling: 100 },
    );
  return {
    slowDown: () => cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown }),
    settle,
    /** Points at a link, as a finger or a hand does before it presses, and presses it. */
    press: async (pair: string, link: Locator, target: RegExp): Promise<Move> => {
      if (is_stale) await page.evaluate((ms) => (gangway_later_ms += ms), later_ms);
      await link.hover();
      await settle();
      const before = await worked();
      await page.mouse.down();
      await page.mouse.up();
      await page.waitForURL(target, { waitUntil: 'commit' });
      await settle();
      const { pressed, painted } = await page.evaluate(() => gangway_watch);
      return { pair, shown_ms: painted - pressed, work_ms: (await worked()) - before };
    },
  };
}

/** Walks once through the screens, there and back. */
export async function walk(page: Page, press: Press): Promise<Move[]> {
  const moves: Move[] = [];
  let here = 'home';
  const bar = page.getByRole('navigation', { name: menu.label });
  const go = async (name: string, link: Locator, target: RegExp) => {
    moves.push(await press(`${here} > ${name}`, link, target));
    here = name;
  };
  const byBar = (name: string, label: string, target: RegExp) =>
    go(name, bar.getByRole('link', { name: label, exact: true }), target);
  const list = () => byBar('list', menu.cruises, /\/cruises$/);
  const stats = () => byBar('stats', menu.stats, /\/stats$/);
  const calendar = () => byBar('calendar', menu.calendar, /\/calendar$/);
  const loyalty = () => byBar('loyalty', menu.loyalty, /\/loyalty$/);
  const cruise = () =>
    go('cruise', page.getByRole('main').getByRole('article').getByRole('link').first(), /\/cruises\/view\//);
  await list();
  await cruise();
  await stats();
  await calendar();
  await loyalty();
  await stats();
  await go('badges', page.getByRole('main').getByRole('link', { name: words.en.badges.title }), /\/badges$/);
  await loyalty();
  await calendar();
  await stats();
  await list();
  await cruise();
  await list();
  await byBar('home', menu.dashboard, /\/dashboard$/);
  return moves;
}

/** The value below which a share of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
