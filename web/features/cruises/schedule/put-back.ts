import type { GivenRow, ScheduleRow } from '#contract/schedule.ts';

/** Rows of an answer in the form that is sent. */
export function bodiesOfItems(items: readonly ScheduleRow[]): (GivenRow & { date: string })[] {
  return items.map(({ country: _country, ...row }) => row);
}
