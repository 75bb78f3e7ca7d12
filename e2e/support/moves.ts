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
  /** frames in which something of the screen changed that is seen */
  changes: number;
  /** elements of the screen in the first of them, and in the end */
  first: number;
  all: number;
  /** what the page's main thread worked until then and half a second longer, without other programs on the machine */
  work_ms: number;
}

type Press = (pair: string, link: Locator, target: RegExp) => Promise<Move>;

interface Watch {
  pressed: number;
  painted: number;
  changed: number;
  /** the times of the frames that changed something */
  changes: number[];
  /** the elements of the screen in the first of them */
  first: number;
}

declare global {
  var gangway_watch: Watch;
  var gangway_later_ms: number;
}

/**
 * Runs in the page: notes the press and the frame after each change of what is seen of the screen: elements, texts,
 * attributes, pictures that come, fonts, and the end of a picture of the last screen that lies on it. What lies below
 * the window may come later. Elements that move into their place are there, and count as such.
 */
function watchScreen(): void {
  globalThis.gangway_watch = { pressed: 0, painted: 0, changed: 0, changes: [], first: 0 };
  globalThis.gangway_later_ms = 0;
  const now = Date.now.bind(Date);
  Date.now = () => now() + gangway_later_ms;
  const isSeen = (node: EventTarget | null) => {
    const element = node instanceof Element ? node : node instanceof Node ? node.parentElement : null;
    // what a style sheet hides has no place in the window
    if (!(element?.closest('main') instanceof Element) || !element.checkVisibility()) return false;
    const { top, bottom } = element.getBoundingClientRect();
    return bottom >= 0 && top <= innerHeight;
  };
  /** In the frame that paints the change, for which the page is laid out anyway. */
  const note = (nodes: readonly (EventTarget | null)[]) =>
    requestAnimationFrame((frame) => {
      if (!nodes.some(isSeen)) return;
      gangway_watch.changed = performance.now();
      if (gangway_watch.changes.length === 0)
        gangway_watch.first = document.querySelectorAll('main *').length;
      gangway_watch.changes.push(frame);
      requestAnimationFrame(() => (gangway_watch.painted = performance.now()));
      void document.activeViewTransition?.finished.then(() => note([document.querySelector('main')]));
    });
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => Object.assign(gangway_watch, { pressed: timeStamp, changes: [] }),
    true,
  );
  addEventListener('load', ({ target }) => note([target]), true);
  addEventListener('DOMContentLoaded', () => {
    new MutationObserver((changes) =>
      note(
        changes.flatMap(({ target, addedNodes }): Node[] =>
          addedNodes.length > 0 ? [...addedNodes] : [target],
        ),
      ),
    ).observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
    document.fonts.addEventListener('loadingdone', () => note([document.querySelector('main')]));
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
        const is_awaited = document.querySelector('main [class*="skeleton"]') !== null;
        return changed > pressed && painted > changed && performance.now() - changed > quiet && !is_awaited;
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
      const { pressed, painted, changes, first } = await page.evaluate(() => gangway_watch);
      return {
        pair,
        shown_ms: painted - pressed,
        changes: new Set(changes).size,
        first,
        all: await page.locator('main *').count(),
        work_ms: (await worked()) - before,
      };
    },
  };
}

export type Walk = (page: Page, press: Press) => Promise<Move[]>;

/** Walks once through the screens, there and back. */
export const walk: Walk = async (page, press) => {
  const { moves, go, byBar, list, cruise } = walker(page, press);
  const stats = () => byBar('stats', menu.stats, /\/stats$/);
  const calendar = () => byBar('calendar', menu.calendar, /\/calendar$/);
  const loyalty = () => byBar('loyalty', menu.loyalty, /\/loyalty$/);
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
};

/** The same between the places of the bar of a phone. */
export const walkByThumb: Walk = async (page, press) => {
  const { moves, byBar, list, cruise } = walker(page, press);
  const calendar = () => byBar('calendar', menu.calendar, /\/calendar$/);
  const home = () => byBar('home', menu.home, /\/dashboard$/);
  await list();
  await cruise();
  await list();
  await calendar();
  await home();
  await calendar();
  await list();
  await cruise();
  await home();
  return moves;
};

function walker(page: Page, press: Press) {
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
  const cruise = () =>
    go('cruise', page.getByRole('main').getByRole('article').getByRole('link').first(), /\/cruises\/view\//);
  return { moves, go, byBar, list, cruise };
}

/** The value below which a share of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
