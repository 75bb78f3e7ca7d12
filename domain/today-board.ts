import type { TimeOfCruise } from './timeline.ts';

/** The fields of a cruise that decide its place on the dashboard. */
export interface BoardCruise {
  time: TimeOfCruise;
  start_date: string;
  end_date: string;
  /** RFC 3339 */
  sails_at: string;
}

/** The dashboard's cruises: the current one, the next one (of the countdown), and those after it. */
export interface Board<Cruise> {
  current: Cruise | null;
  next: Cruise | null;
  following: Cruise[];
}

/**
 * Places cruises that are ordered by start. On the day between two back-to-back voyages both are under way: the first
 * stays current until the second sails, which is the next one until then. Of several cabins on one sailing the first is
 * shown, and the others come before all future cruises.
 */
export function boardOf<Cruise extends BoardCruise>(cruises: readonly Cruise[], now: string): Board<Cruise> {
  const under_way = cruises.filter(({ time }) => time === 'current');
  const ahead = cruises.filter(({ time }) => time === 'future');
  const hasSailed = ({ sails_at }: Cruise) => Temporal.Instant.compare(sails_at, now) <= 0;
  const sailed = under_way.filter(hasSailed);
  const latest = sailed.reduce<string>((day, { start_date }) => (start_date > day ? start_date : day), '');
  const current = sailed.find(({ start_date }) => start_date === latest) ?? under_way[0] ?? null;
  // a cruise that ends on the day the current one began is over, except by date
  const others = under_way.filter(
    (cruise) => cruise !== current && !(current !== null && isOver(cruise, current)),
  );
  const [next = null, ...following] = [
    ...others.filter(
      (cruise) => current !== null && !hasSailed(cruise) && cruise.start_date > current.start_date,
    ),
    ...ahead,
  ];
  const beside = others.filter((cruise) => cruise !== next && !following.includes(cruise));
  return { current, next, following: [...beside, ...following] };
}

function isOver(cruise: BoardCruise, current: BoardCruise): boolean {
  return cruise.start_date < current.start_date && cruise.end_date <= current.start_date;
}
