import assert from 'node:assert/strict';
import { after, mock, test } from 'node:test';
import { act, createElement, type ComponentProps, Profiler, type ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { dashboard } from '#messages/en/dashboard.ts';
import type { Countdown as TheCountdown } from './countdown.tsx';
import type { useDaysUntil as TheDaysUntil } from './days-until.ts';
import { startComponents } from '#web/lib/testing/components.ts';
import { fakeContainer } from '#web/lib/testing/dom.ts';

const container = fakeContainer();
// after the document is faked: React looks for one when it loads
const { createRoot } = await import('react-dom/client');
const components = await startComponents();
after(() => components.close());
const { Countdown } = await components.load<{ Countdown: typeof TheCountdown }>(
  '/web/parts/cruise/countdown.tsx',
);
const { useDaysUntil } = await components.load<{ useDaysUntil: typeof TheDaysUntil }>(
  '/web/parts/cruise/days-until.ts',
);

const cruise = { start_date: '2027-03-06', start_port: 'Miami', start_zone: 'America/New_York' };
let drawn = 0;

/** The page around the countdown. */
function Page(): ReactNode {
  drawn += 1;
  return createElement('main', null, createElement('h1', null, 'Next cruise'), counted('countdown'));
}

const commits: Record<string, number> = {};

function counted(id: string): ReactNode {
  const count = () => {
    commits[id] = (commits[id] ?? 0) + 1;
  };
  const until = '2027-03-06T21:30:00Z';
  return createElement(Profiler, { id, onRender: count }, createElement(Countdown, { cruise, until }));
}

test('each second draws the figures of the countdown, and nothing of the page around it', async () => {
  mock.timers.enable({ apis: ['setTimeout', 'Date'], now: Date.parse('2027-03-05T21:29:50Z') });
  const page: ComponentProps<typeof IntlProvider> = {
    locale: 'en',
    messages: { dashboard },
    timeZone: 'UTC',
    children: createElement(Page),
  };
  const root = createRoot(container);
  act(() => root.render(createElement(IntlProvider, page)));
  assert.match(container.textContent, /1day00hours00minutes10seconds/);
  const before = { drawn, commits: commits['countdown'] ?? 0 };
  // from the last minute of a day to the last second of it: every part that can change does
  for (let second = 0; second < 12; second += 1) act(() => mock.timers.tick(1000));
  assert.match(container.textContent, /23hours59minutes58seconds/);
  assert.equal(drawn, before.drawn);
  assert.equal((commits['countdown'] ?? 0) - before.commits, 12);
  act(() => root.unmount());
});

test('on a pass the seconds are told on the last day alone', () => {
  mock.timers.reset();
  mock.timers.enable({ apis: ['setTimeout', 'Date'], now: Date.parse('2027-03-05T21:29:50Z') });
  const until = '2027-03-06T21:30:00Z';
  const page: ComponentProps<typeof IntlProvider> = {
    locale: 'en',
    messages: { dashboard },
    timeZone: 'UTC',
    children: createElement(Countdown, { cruise, until, shortUnit: (_count, unit) => unit.slice(0, 3) }),
  };
  const root = createRoot(container);
  act(() => root.render(createElement(IntlProvider, page)));
  assert.match(container.textContent, /1dayday0hourshou0minutesmin/);
  assert.doesNotMatch(container.textContent, /second/);
  for (let second = 0; second < 12; second += 1) act(() => mock.timers.tick(1000));
  assert.match(container.textContent, /23hourshou59minutesmin58secondssec/);
  act(() => root.unmount());
});

test('the days until a cruise in a zone far ahead are those of its countdown, not one more', () => {
  mock.timers.reset();
  // the calendar counts 113 days to March 19, the ship sails in 112 days and 20 hours
  mock.timers.enable({ apis: ['setTimeout', 'Date'], now: Date.parse('2026-11-26T12:00:00Z') });
  const sails_at = '2027-03-19T08:00:00Z';
  const noordam = { start_date: '2027-03-19', start_port: 'Yokohama', start_zone: 'Asia/Tokyo', sails_at };
  const Days = () => `in ${useDaysUntil(noordam)} days`;
  const page: ComponentProps<typeof IntlProvider> = {
    locale: 'en',
    messages: { dashboard },
    timeZone: 'UTC',
    children: [
      createElement(Days, { key: 'list' }),
      createElement(Countdown, { key: 'countdown', cruise: noordam, until: sails_at }),
    ],
  };
  const root = createRoot(container);
  act(() => root.render(createElement(IntlProvider, page)));
  assert.match(container.textContent, /^in 112 days.*112days20hours/);
  act(() => root.unmount());
});
