import type { Summary } from '#contract/summary.ts';
import { estimateFinalPayment } from '#domain/final-payment.ts';
import { dayAt } from '#domain/dates.ts';
import { shows } from '#domain/share-levels.ts';
import { sailedTotals } from '#domain/statistics.ts';
import { daysUntil, departureOf, type Moment } from '#domain/timeline.ts';
import { boardOf } from '#domain/today-board.ts';
import { todayOf } from '#domain/today.ts';
import { listOpenCruises, readItineraries, type OpenCruise } from '#server/features/cruises/actions.ts';
import { readLog } from '#server/features/cruises/logbook/actions.ts';
import type { Scope } from '#server/platform/scope.ts';
import type { Services } from '#server/services.ts';

/** The figures of the dashboard that a home dashboard shows: of the same cruises, computed in the same way. */
export async function readSummary(services: Services, scope: Scope, moment: Moment): Promise<Summary> {
  const { current, next } = boardOf(await listOpenCruises(services, scope, moment), moment.now);
  const log = await readLog(services, scope, moment);
  return {
    next: next === null ? null : nextOf(next, moment),
    current: current === null ? null : await currentOf(services, scope, current, moment),
    totals: sailedTotals(log),
  };
}

function voyageOf({ id, ship_name, cruise_line, start_date, end_date, start_port, end_port }: OpenCruise) {
  return { id, ship_name, cruise_line, start_date, end_date, start_port, end_port };
}

function nextOf(cruise: OpenCruise, moment: Moment): NonNullable<Summary['next']> {
  const { start_date, sails_at } = cruise;
  const departs_at = departureOf(cruise, moment.time_zone);
  // of a cruise that is shared, payments and check-in are for those who sail on it or pay for it
  const is_shown = cruise.share === null || shows(cruise.share.share_level, 'full');
  const is_open = is_shown && cruise.payment_state !== 'paid';
  const estimate = () => estimateFinalPayment(cruise, dayAt(moment.now, moment.time_zone))?.date ?? null;
  return {
    ...voyageOf(cruise),
    sails_at,
    days_to_go: daysUntil({ start_date, departs_at }, moment),
    final_payment_date: is_open ? (cruise.final_payment_date ?? estimate()) : null,
    checkin_date: is_shown ? cruise.checkin_date : null,
  };
}

async function currentOf(
  services: Services,
  scope: Scope,
  cruise: OpenCruise,
  moment: Moment,
): Promise<NonNullable<Summary['current']>> {
  const itineraries = await readItineraries(services, scope, [cruise.id], moment);
  const schedule = itineraries.get(cruise.id)?.schedule ?? [];
  const { day, days, what, calls } = todayOf({ ...cruise, schedule }, moment);
  return {
    ...voyageOf(cruise),
    day,
    days,
    today: what,
    port: calls.findLast(({ is_skipped }) => !is_skipped)?.port_name ?? null,
  };
}
