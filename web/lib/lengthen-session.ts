import { addDays } from '#domain/dates.ts';
import { call, session } from './api.ts';

/** A session that is lengthened holds until a week after the cruise. */
const days_after = 7;
/** The longest from today that the server lets it last without use, and what it lasts as a rule. */
const most_days = 59;
const usual_days = 7;

/** The day until which a session is to last for a cruise; undefined: it lasts so long as it is. */
export function dayAfterVoyage(end_date: string, today: string): string | undefined {
  const [day = ''] = [addDays(end_date, days_after), addDays(today, most_days)].toSorted();
  return day > addDays(today, usual_days) ? day : undefined;
}

/**
 * Lets this session last until a day without use; null: seven days again. The token of the new length comes at once, or
 * with the next refresh.
 */
export async function lengthenSession(lasts_until: string | null): Promise<void> {
  await call('PUT user/sessions/current', { body: { lasts_until } });
  await session.refresh(session.access());
}
