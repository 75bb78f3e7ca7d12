import type { GivenRow } from '#contract/schedule.ts';
import { addDays } from '#domain/dates.ts';
import type { Dice } from './dice.ts';
import type { Itinerary } from './itinerary.ts';
import { withWeather } from './weather.ts';

/** The words of an itinerary, one for each day, with repetitions by `*` expanded. */
function wordsOf({ days }: Itinerary): string[] {
  return days.split(' ').flatMap((word) => {
    const [what = '', times = '1'] = word.split('*');
    return Array.from({ length: Number(times) }, () => what);
  });
}

/** Nights between the first day and the last. */
export function nightsOf(itinerary: Itinerary): number {
  const words = wordsOf(itinerary);
  // at the date line two days have one date
  return words.length - 1 - words.filter((word) => word === 'again').length;
}

/** The ends of an itinerary: ids of ports. */
export function endsOf(itinerary: Itinerary): { start_port_id: string; end_port_id: string } {
  const words = wordsOf(itinerary).join('+').split('+');
  return { start_port_id: words[0] ?? '', end_port_id: words.at(-1) ?? '' };
}

/** The schedule, day by day from the start, with times; past schedules include changes by the weather. */
export function scheduleOf(
  itinerary: Itinerary,
  start_date: string,
  { dice, is_sailed }: { dice: Dice; is_sailed: boolean },
): GivenRow[] {
  const words = wordsOf(itinerary);
  const rows: GivenRow[] = [];
  let day = 0;
  for (const [place, word] of words.entries()) {
    if (word === 'again') day -= 1;
    const date = addDays(start_date, day);
    day += 1;
    if (word === 'lost') continue;
    const stays = { from_before: words[place - 1] === word, to_next: words[place + 1] === word };
    const calls = word.split('+').map((call) => rowOf(call, date, dice));
    rows.push(...calls.map((row, index) => withTimes(row, index, calls.length, stays)));
  }
  const [first] = rows;
  const last = rows.at(-1);
  if (first === undefined || last === undefined || first === last)
    throw new Error(`${itinerary.name} is empty.`);
  Object.assign(first, { kind: 'embark', arrive: null });
  if (first.depart) Object.assign(first, { depart: '16:30', all_aboard: '16:00' });
  Object.assign(last, { kind: 'disembark', arrive: last.arrive && '06:30', depart: null, all_aboard: null });
  return is_sailed ? withWeather(rows, itinerary, dice) : rows;
}

function rowOf(call: string, date: string, dice: Dice): GivenRow {
  if (call === '-' || call === 'again') return { date, kind: 'sea' };
  if (call.startsWith('~')) return { date, kind: 'scenic', port_id: call.slice(1) };
  const named = call.startsWith('?') ? { port_name: call.slice(1).replaceAll('_', ' ') } : { port_id: call };
  const arrive = dice.pick(['07:00', '08:00', '08:00', '09:30']);
  const leaves = dice.pick(['16', '17', '17', '18', '20']);
  return {
    date,
    kind: 'port',
    ...named,
    arrive,
    depart: `${leaves}:00`,
    all_aboard: `${Number(leaves) - 1}:30`,
  };
}

/** Ports that share a day share its hours; a night in port has neither a departure nor an arrival. */
function withTimes(
  row: GivenRow,
  index: number,
  count: number,
  { from_before, to_next }: { from_before: boolean; to_next: boolean },
): GivenRow {
  if (row.kind !== 'port') return row;
  const hours = { ...row };
  if (count > 1) {
    const length = Math.floor(14 / count);
    const opens = 7 + index * length;
    const shut = opens + length - 1;
    const clock = (hour: number, minutes: string) => `${String(hour).padStart(2, '0')}:${minutes}`;
    Object.assign(hours, {
      arrive: clock(opens, '00'),
      depart: clock(shut, '00'),
      all_aboard: clock(shut - 1, '30'),
    });
  }
  if (from_before) hours.arrive = null;
  if (to_next) Object.assign(hours, { depart: null, all_aboard: null });
  return hours;
}
