/*
 * VTIMEZONE from the zone data of the runtime, which all other times of the product use too. Each change of the clocks
 * is listed by its date, as a recurrence rule would only approximate them.
 */

interface Change {
  /** the wall time before the change, `YYYYMMDDTHHMMSS` */
  at: string;
  from: number;
  to: number;
}

/** A cache: feeds use the same few zones again and again. */
const cache = new Map<string, string[]>();
const cache_size = 500;

/** The VTIMEZONE components of zones, each with the first and the last year for which it has to be right. */
export function timeZoneLines(years: ReadonlyMap<string, readonly [first: number, last: number]>): string[] {
  return Array.from(years).flatMap(([zone, [first, last]]) => {
    const key = `${zone} ${first} ${last}`;
    const lines = cache.get(key) ?? linesOf(zone, first, last);
    if (cache.size >= cache_size) cache.clear();
    cache.set(key, lines);
    return lines;
  });
}

function linesOf(zone: string, first: number, last: number): string[] {
  // one year before the first: an event on New Year's Day needs the offset before it
  const begin = Temporal.ZonedDateTime.from({ timeZone: zone, year: first - 1, month: 1, day: 1 });
  const offset = secondsOf(begin);
  const groups = Map.groupBy(changesOf(begin, last + 1), ({ from, to }) => `${from} ${to}`);
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...component('STANDARD', [{ at: wallOf(begin.toPlainDateTime()), from: offset, to: offset }]),
    ...Array.from(groups.values(), (changes) => component(kindOf(changes), changes)).flat(),
    'END:VTIMEZONE',
  ];
}

function changesOf(begin: Temporal.ZonedDateTime, last_year: number): Change[] {
  const changes: Change[] = [];
  let before = begin;
  for (;;) {
    const next = before.getTimeZoneTransition('next');
    if (next === null || next.year > last_year) return changes;
    const from = secondsOf(before);
    const to = secondsOf(next);
    // a change of the name alone does not change the offset
    if (from !== to) {
      const wall = next.toPlainDateTime().add({ seconds: from - to });
      changes.push({ at: wallOf(wall), from, to });
    }
    before = next;
  }
}

function kindOf([change]: readonly Change[]): 'STANDARD' | 'DAYLIGHT' {
  return change !== undefined && change.to > change.from ? 'DAYLIGHT' : 'STANDARD';
}

/** A component for changes of the same kind: the first is `DTSTART`, the others are `RDATE`. */
function component(kind: 'STANDARD' | 'DAYLIGHT', changes: readonly Change[]): string[] {
  const [first, ...others] = changes;
  if (first === undefined) return [];
  return [
    `BEGIN:${kind}`,
    `DTSTART:${first.at}`,
    `TZOFFSETFROM:${offsetText(first.from)}`,
    `TZOFFSETTO:${offsetText(first.to)}`,
    ...(others.length === 0 ? [] : [`RDATE:${others.map(({ at }) => at).join(',')}`]),
    `END:${kind}`,
  ];
}

function secondsOf({ offsetNanoseconds }: Temporal.ZonedDateTime): number {
  return offsetNanoseconds / 1e9;
}

function wallOf(wall: Temporal.PlainDateTime): string {
  return wall.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '');
}

/** `+0530`; with seconds only for historic offsets that have them. */
function offsetText(seconds: number): string {
  const size = Math.abs(seconds);
  const parts = [Math.floor(size / 3600), Math.floor(size / 60) % 60, size % 60];
  const shown = parts[2] === 0 ? parts.slice(0, 2) : parts;
  return (seconds < 0 ? '-' : '+') + shown.map((part) => String(part).padStart(2, '0')).join('');
}
