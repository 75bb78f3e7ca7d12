import { filterBySpan } from '#domain/milestones.ts';
import { monthOf, shiftMonths, type Span } from './grid.ts';
import type { Entries } from './use-calendar.ts';

/** A month with the days on which entries begin, or a run of empty months. */
export type Stretch =
  | { month: number; days: { day: string; entries: Entries }[] }
  | { from_month: number; to_month: number };

/** A year as a list: each entry once, on its first day in that year. */
export function agendaOf(entries: Entries, { first, last }: Span): Stretch[] {
  const shown = entries.filter(({ first_day, last_day }) => first_day <= last && last_day >= first);
  const days = Map.groupBy(shown, ({ kind, start, first_day }) => {
    // a flight counts on the day it leaves, though it may land on an earlier one
    const begins = kind === 'flight' ? start.day : first_day;
    return begins < first ? first : begins > last ? last : begins;
  });
  const stretches: Stretch[] = [];
  for (let month = 1; month <= 12; month += 1) {
    const start = shiftMonths(first, month - 1).slice(0, 7);
    const of_month = [...days]
      .filter(([day]) => day.startsWith(start))
      .toSorted(([a], [b]) => (a < b ? -1 : 1));
    if (of_month.length > 0) {
      stretches.push({ month, days: of_month.map(([day, found]) => ({ day, entries: found })) });
      continue;
    }
    // what began before may still go on
    if (filterBySpan(entries, `${start}-01`, monthOf(`${start}-01`).last).length > 0) continue;
    const before = stretches.at(-1);
    if (before !== undefined && 'to_month' in before && before.to_month === month - 1)
      before.to_month = month;
    else stretches.push({ from_month: month, to_month: month });
  }
  return stretches;
}

/** Splits the list at a day: past entries, and those that still go on or come next. */
export function partedAt(
  stretches: readonly Stretch[],
  today: string,
): { over: Stretch[]; ahead: Stretch[] } {
  const month_of_today = Number(today.slice(5, 7));
  const over: Stretch[] = [];
  const ahead: Stretch[] = [];
  for (const stretch of stretches) {
    if ('to_month' in stretch) {
      (ahead.length > 0 || stretch.to_month >= month_of_today ? ahead : over).push(stretch);
      continue;
    }
    const { month, days } = stretch;
    const at =
      ahead.length > 0
        ? 0
        : days.findIndex(({ entries }) => entries.some(({ last_day }) => last_day >= today));
    const cut = at === -1 ? days.length : at;
    if (cut > 0) over.push({ month, days: days.slice(0, cut) });
    if (cut < days.length) ahead.push({ month, days: days.slice(cut) });
  }
  return { over, ahead };
}
