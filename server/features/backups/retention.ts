import type { Keep } from '#server/config.ts';

interface Kept {
  /** the day on which it was made */
  day: string;
  is_broken: boolean;
}

const units = ['days', 'weeks', 'months'] as const;

/**
 * The backups that are no longer kept: of each of the last days, weeks and months that have one, the newest stays. Only
 * the order counts, and no clock: one that was wrong, or that was set back, removes nothing that a right one would keep.
 * A broken backup takes the place of no good one, and stays until there are good ones for all the days.
 * @param backups from the newest on, in the order in which they were made
 */
export function listExpired<Backup extends Kept>(backups: readonly Backup[], keep: Keep): Backup[] {
  const seen = { days: new Set<string>(), weeks: new Set<string>(), months: new Set<string>() };
  return backups.filter(({ day, is_broken }) => {
    if (is_broken) return seen.days.size >= keep.days;
    const spans = { days: day, weeks: weekOf(day), months: day.slice(0, 7) };
    const first_of = units.filter((unit) => seen[unit].size < keep[unit] && !seen[unit].has(spans[unit]));
    for (const unit of first_of) seen[unit].add(spans[unit]);
    return first_of.length === 0;
  });
}

function weekOf(day: string): string {
  const { yearOfWeek, weekOfYear } = Temporal.PlainDate.from(day);
  return `${yearOfWeek}-${weekOfYear}`;
}
