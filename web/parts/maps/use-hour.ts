import { useState } from 'react';
import type { Route } from '#contract/routes.ts';
import { hourByClock, hourOfSun, type HourOfSun } from '#domain/sun.ts';
import { browserTimeZone } from '#web/lib/formats.ts';
import { useToday } from '#web/lib/use-today.ts';
import { useNow } from '#web/ui/clock.ts';

interface HourOptions {
  /** the day at the ship, for a cruise under way */
  today: string | undefined;
  is_over: boolean | undefined;
  time_zone: string | null | undefined;
  /** longitude and latitude of the port of embarkation, which a record knows before its route */
  start: readonly [number, number] | undefined;
}

/**
 * The light at the port of embarkation now, under way at the last port; a voyage that is over has its day. On a visit
 * that begins under way, or without a port, before the route is known it is that of the clocks in the zone, to its end:
 * the sea changed its colour under the eyes of the reader.
 */
export function useHour(
  route: Route | undefined,
  { today, is_over, time_zone, start }: HourOptions,
): HourOfSun {
  const now = useNow('minute');
  const day_here = useToday();
  const [knows_ports] = useState(route !== undefined);
  const places = knows_ports ? route?.places : undefined;
  const last = places?.at(-1);
  if (is_over === true || (today === undefined && last !== undefined && last.date <= day_here)) return 'day';
  const first = today === undefined && start ? { lon: start[0], lat: start[1] } : undefined;
  const place = places?.findLast(({ date }) => date <= (today ?? '')) ?? places?.[0] ?? first;
  return place === undefined
    ? hourByClock(time_zone ?? browserTimeZone() ?? 'UTC', now)
    : hourOfSun(place, now);
}
