import type { Dashboard, DashboardCruise } from '#contract/dashboard.ts';
import { attentionFor, byUrgency, weatherAttention, type Attention } from '#domain/attention.ts';
import { newestBadges } from '#domain/badges.ts';
import { dayAt } from '#domain/dates.ts';
import { shows } from '#domain/share-levels.ts';
import { sailedTotals } from '#domain/statistics.ts';
import type { Moment } from '#domain/timeline.ts';
import { boardOf } from '#domain/today-board.ts';
import { todayOf } from '#domain/today.ts';
import { listOpenCruises, readItineraries, type OpenCruise } from '#server/features/cruises/actions.ts';
import { readRoutes } from '#server/features/cruises/route/actions.ts';
import { readInvitations } from '#server/features/sharing/actions.ts';
import { readWarnings } from '#server/features/weather/actions.ts';
import type { Scope } from '#server/platform/scope.ts';
import type { Services } from '#server/services.ts';
import { readBadges, readLog } from '#server/features/cruises/logbook/actions.ts';

const following_shown = 6;
const badges_shown = 3;

/** All data of the dashboard, in a fixed number of queries. Cancelled cruises are left out. */
export async function readDashboard(services: Services, scope: Scope, moment: Moment): Promise<Dashboard> {
  const open = await listOpenCruises(services, scope, moment);
  const log = await readLog(services, scope, moment);
  const { current, next, following } = boardOf(open, moment.now);
  const heroes = [current, next].filter((cruise) => cruise !== null);
  const tiles = following.slice(0, following_shown);
  const itineraries = await readItineraries(
    services,
    scope,
    [...heroes, ...tiles].map(({ id }) => id),
    moment,
  );
  const routes = await readRoutes(
    services,
    scope,
    heroes.map(({ id }) => id),
  );
  const tileOf = (cruise: OpenCruise) => ({ ...cruise, course: itineraries.get(cruise.id)?.course ?? [] });
  const heroOf = (cruise: OpenCruise): DashboardCruise => ({
    ...tileOf(cruise),
    schedule: itineraries.get(cruise.id)?.schedule ?? [],
    route: routes.get(cruise.id) ?? null,
  });
  const warnings = await readWarnings(services, scope, open);
  const today = dayAt(moment.now, moment.time_zone);
  const { received: invitations, unopened: unopened_invitations } = await readInvitations(services, scope);
  const under_way = current === null ? null : heroOf(current);
  return {
    current: under_way === null ? null : { ...under_way, today: todayOf(under_way, moment) },
    next: next === null ? null : heroOf(next),
    following: tiles.map(tileOf),
    countdown_to: next?.sails_at ?? null,
    invitations,
    unopened_invitations,
    attention: byUrgency(
      [
        ...open.flatMap((cruise) => shared(cruise, weatherAttention(cruise, warnings.get(cruise.id) ?? []))),
        ...open.flatMap((cruise) => {
          // a receiver who sees payments and check-ins of a cruise sails on it or pays for it
          if (cruise.share !== null && !shows(cruise.share.share_level, 'full')) return [];
          // a gap in a record concerns the users who may fill it; gaps of later records wait until they are the next
          const is_ahead = cruise === next || cruise.time === 'future';
          const wanted = attentionFor(cruise, today).filter(({ kind, estimated_days_before }) => {
            // passengers on board have checked in; a payment that is owed by its recorded date is still owed
            if (!is_ahead) return kind === 'final_payment' && estimated_days_before === null;
            return kind !== 'missing' || (cruise.can.edit && cruise === next);
          });
          return shared(cruise, wanted);
        }),
      ],
      today,
    ),
    totals: sailedTotals(log),
    badges: newestBadges(readBadges(log), badges_shown),
  };
}

/** Adds the share, for a cruise of another owner. */
function shared({ share }: OpenCruise, items: readonly Attention[]): Dashboard['attention'] {
  return items.map((item) => ({ ...item, share }));
}
