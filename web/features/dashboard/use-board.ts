import { useEffect, useEffectEvent } from 'react';
import type { Dashboard, DashboardCruise, DashboardTile } from '#contract/dashboard.ts';
import { timeOf, type Moment } from '#domain/timeline.ts';
import { boardOf } from '#domain/today-board.ts';
import { todayOf, type Today } from '#domain/today.ts';
import { useNow } from '#web/ui/clock.ts';
import { browserTimeZone } from '#web/lib/formats.ts';
import { useRemovals } from '#web/lib/removals.ts';

/** The dashboard at this minute. */
export interface CurrentBoard {
  current: DashboardCruise | null;
  today: Today | null;
  next: DashboardCruise | null;
  following: DashboardTile[];
  attention: Dashboard['attention'];
}

/**
 * The server's answer describes the moment of the call; without a network it may be a week old. The day on board and
 * the next cruise are computed anew each minute by the domain's own rules. When one of them has changed, `onTurn` reads
 * the rest.
 */
export function useBoard(data: Dashboard, onTurn: () => void): CurrentBoard {
  const now = new Date(useNow('minute')).toISOString();
  const moment = { now, time_zone: browserTimeZone() ?? 'UTC' };
  const board = boardAt(data, useRemovals(), moment);
  const turn = [board.current?.id, board.today?.date, board.next?.id].join(' ');
  const asked = [data.current?.id, data.current?.today.date, data.next?.id].join(' ');
  const ring = useEffectEvent(() => {
    if (turn !== asked) onTurn();
  });
  useEffect(() => ring(), [turn]);
  return board;
}

/** @param removed the hidden removals, which the answer contains until the server has deleted them */
export function boardAt(data: Dashboard, removed: ReadonlySet<string>, moment: Moment): CurrentBoard {
  const heroes = [data.current, data.next].filter((cruise) => cruise !== null);
  const all: DashboardTile[] = [...heroes, ...data.following]
    .filter(({ id }) => !removed.has(id))
    .map((cruise) => ({ ...cruise, time: timeOf({ ...cruise, first_departure: null }, moment) }))
    .toSorted((a, b) => (a.start_date < b.start_date ? -1 : a.start_date > b.start_date ? 1 : 0));
  const { current, next, following } = boardOf(all, moment.now);
  // the answer has no ports of the cruises after the next one
  const heroOf = (cruise: DashboardTile | null): DashboardCruise | null =>
    cruise === null
      ? null
      : { schedule: [], route: null, ...heroes.find(({ id }) => id === cruise.id), ...cruise };
  const under_way = heroOf(current);
  return {
    current: under_way,
    today: under_way === null ? null : todayOf(under_way, moment),
    next: heroOf(next),
    following,
    attention: data.attention.filter(({ cruise_id }) => !removed.has(cruise_id)),
  };
}
