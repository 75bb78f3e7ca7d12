import { hashKey } from '@tanstack/react-query';
import type { Dashboard } from '#contract/dashboard.ts';
import { boardAt } from '#web/features/dashboard/use-board.ts';
import { browserTimeZone } from '#web/lib/formats.ts';
import { read } from '#web/lib/queries.ts';
import { queries } from '#web/lib/query-client.ts';
import { daysUntilStart } from '#web/parts/cruise/days-until.ts';
import { now } from '#web/ui/clock.ts';

const dashboard = hashKey(read('GET dashboard').queryKey);

/** Shows the days to the next cruise on the icon of the installed app, by the latest dashboard. */
export function followCountdown(): void {
  const cache = queries.getQueryCache();
  const show = () => {
    const { data } = cache.get(dashboard)?.state ?? {};
    const days = data === undefined ? 0 : daysToGo(data as Dashboard);
    // a browser may refuse, for instance without the right to notify
    void (days > 0 ? navigator.setAppBadge(days) : navigator.clearAppBadge()).catch(() => undefined);
  };
  show();
  cache.subscribe(({ type, query }) => {
    if (query.queryHash === dashboard && (type === 'updated' || type === 'removed')) show();
  });
}

/** Zero while a cruise is under way, and without one ahead. */
function daysToGo(data: Dashboard): number {
  const moment = { now: new Date(now()).toISOString(), time_zone: browserTimeZone() ?? 'UTC' };
  const { current, next } = boardAt(data, new Set(), moment);
  return current !== null || next === null ? 0 : daysUntilStart(next, now());
}
