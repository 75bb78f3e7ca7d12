import type { CruiseDraft, Suggestions } from '#contract/suggestions.ts';
import { dayAt, nightsBetween } from '#domain/dates.ts';
import { estimateFinalPayment } from '#domain/final-payment.ts';
import { fold } from '#domain/fold.ts';
import type { Moment } from '#domain/timeline.ts';
import type { Scope } from '#server/platform/scope.ts';
import type { Services } from '#server/services.ts';
import { readShipSchedule } from '#server/features/cruises/schedule/actions.ts';
import * as store from './store.ts';

/** Values for an unrecorded cruise that decide on its final payment. */
const unwritten = {
  time: 'future',
  cancelled_at: null,
  payment_state: 'unknown',
  final_payment_date: null,
  not_needed: [],
} as const;

/** The suggestions of the user's own records, the account and the catalogue for a cruise, in two queries. */
export async function suggest(
  services: Pick<Services, 'database'>,
  scope: Scope,
  so_far: CruiseDraft,
  { now, time_zone }: Moment,
): Promise<Suggestions> {
  const { start_date, end_date, ship_id, ship_name } = so_far;
  const nights =
    start_date !== undefined && end_date !== undefined ? nightsBetween(start_date, end_date) : undefined;
  const today = dayAt(now, time_zone);
  const { final_payment_days, ...others } = await store.readSuggestions(services.database.query, scope, {
    cruise_line_id: so_far.cruise_line_id ?? null,
    ship_id: ship_id ?? null,
    ship_key: fold(ship_name ?? '') || null,
    start_date: start_date ?? null,
    nights: nights ?? null,
    booking_number: so_far.booking_number?.trim() || null,
    cruise_id: so_far.cruise_id ?? null,
  });
  const estimate =
    start_date === undefined
      ? null
      : estimateFinalPayment({ ...unwritten, start_date, final_payment_days }, today);
  const found = { ...others, final_payment_date: estimate?.date ?? null };
  if (ship_id === undefined || start_date === undefined || end_date === undefined || nights === undefined)
    return { ...found, schedule_days: 0 };
  if (nights < 0) return { ...found, schedule_days: 0 };
  const { items } = await readShipSchedule(services, ship_id, { from: start_date, to: end_date });
  return { ...found, schedule_days: new Set(items.map(({ date }) => date)).size };
}
