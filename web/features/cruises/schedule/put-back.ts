import type { GivenRow, ScheduleRow } from '#contract/schedule.ts';

/** Rows as they came, as they are sent. */
export function givenItems(items: readonly ScheduleRow[]): (GivenRow & { date: string })[] {
  return items.map(({ country: _country, ...row }) => row);
}
