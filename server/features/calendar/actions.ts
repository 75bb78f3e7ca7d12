import type { Calendar } from '#contract/calendar.ts';
import { dayAt } from '#domain/dates.ts';
import { byTime, milestonesOf, filterBySpan } from '#domain/milestones.ts';
import { timeOf, type Moment } from '#domain/timeline.ts';
import {
  readDatedDays,
  readDatedSpan,
  type DatedRecord,
  type DatedSpan,
} from '#server/features/cruises/dated/access.ts';
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
  const entries = entriesOf(cruises, { reader, today, moment });
  return { items: filterBySpan(entries, span.from, span.to).toSorted(byTime), ...around };
}

/** `readCalendar` of several spans, in one statement. */
export async function readCalendars(
  { database: { query } }: Pick<Services, 'database'>,
  scope: Scope,
  spans: readonly { from: string; to: string }[],
  moment: Moment,
): Promise<Calendar[]> {
  const today = dayAt(moment.now, moment.time_zone);
  const from = spans.map((span) => span.from).reduce((one, other) => (one < other ? one : other));
  const to = spans.map((span) => span.to).reduce((one, other) => (one > other ? one : other));
  const { cruises, reader, first_days, last_days } = await readDatedDays(query, scope, { from, to }, today);
  const entries = entriesOf(cruises, { reader, today, moment }).toSorted(byTime);
  return spans.map((span) => ({
    items: filterBySpan(entries, span.from, span.to),
    earlier: last_days.findLast((day) => day < span.from) ?? null,
    later: first_days.find((day) => day > span.to) ?? null,
    first: first_days[0] ?? null,
    last: last_days.at(-1) ?? null,
  }));
}

type Reading = Pick<DatedSpan, 'reader'> & { today: string; moment: Moment };

function entriesOf(cruises: readonly DatedRecord[], { reader, today, moment }: Reading) {
  return cruises.flatMap((cruise) => {
    const { ship_name, cruise_line_id, cruise_line, owner_name, is_sample } = cruise;
    const time = timeOf({ ...cruise, first_departure: null }, moment);
    // a sample has no reminders, and those of a shared cruise go to its owner
    const payment_notification = cruise.payment_notification && !is_sample && owner_name === null;
    const milestones = milestonesOf({ ...cruise, time, payment_notification }, { ...reader, today });
    return milestones.map((milestone) => ({
      ...milestone,
      ship_name,
      cruise_line_id,
      cruise_line,
      owner_name,
      is_sample,
    }));
  });
}
