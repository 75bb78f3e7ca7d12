import type { Calendar } from '#contract/calendar.ts';
import { dayAt } from '#domain/dates.ts';
import { byTime, milestonesOf, filterBySpan } from '#domain/milestones.ts';
import { timeOf, type Moment } from '#domain/timeline.ts';
import { readDatedSpan } from '#server/features/cruises/dated/access.ts';
import type { Scope } from '#server/platform/scope.ts';
import type { Services } from '#server/services.ts';

/** The dated events between two calendar days, in the order of time: of the user's own and shared cruises. */
export async function readCalendar(
  { database: { query } }: Pick<Services, 'database'>,
  scope: Scope,
  span: { from: string; to: string },
  moment: Moment,
): Promise<Calendar> {
  const today = dayAt(moment.now, moment.time_zone);
  const { cruises, reader, ...around } = await readDatedSpan(query, scope, span, today);
  const items = cruises.flatMap((cruise) => {
    const { ship_name, cruise_line_id, cruise_line, owner_name, is_sample } = cruise;
    const time = timeOf({ ...cruise, first_departure: null }, moment);
    // a sample has no reminders, and those of a shared cruise go to its owner
    const payment_notification = cruise.payment_notification && !is_sample && owner_name === null;
    const milestones = milestonesOf({ ...cruise, time, payment_notification }, { ...reader, today });
    return filterBySpan(milestones, span.from, span.to).map((milestone) => ({
      ...milestone,
      ship_name,
      cruise_line_id,
      cruise_line,
      owner_name,
      is_sample,
    }));
  });
  return { items: items.toSorted(byTime), ...around };
}
