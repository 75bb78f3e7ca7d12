import type { Badge, BadgesOfCruise } from '#contract/badges.ts';
import { badgesBy, hiddenLeft, nearestBadges } from '#domain/badges.ts';
import { isRouteAwaited } from '#domain/logbook.ts';
import type { Moment } from '#domain/timeline.ts';
import { mustSee } from '#server/features/cruises/change/actions.ts';
import { readBadges, readLog } from '#server/features/cruises/logbook/actions.ts';
import type { Scope } from '#server/platform/scope.ts';
import type { Services } from '#server/services.ts';

const nearest_shown = 3;

/** All badges with the user's progress; crossings of a route that is being computed are not known yet. */
export async function listBadges(
  services: Services,
  scope: Scope,
  moment: Moment,
): Promise<{ items: Badge[]; hidden_left: number; routes_awaited: number }> {
  const log = await readLog(services, scope, moment);
  const items = readBadges(log);
  return {
    items: [...items],
    hidden_left: hiddenLeft(items),
    routes_awaited: log.filter(isRouteAwaited).length,
  };
}

/**
 * The badges that one cruise earned or will earn; none for a cruise that does not count for the user.
 * @throws CodedError `not_found`, also for a cruise of another account
 */
export async function listBadgesOfCruise(
  services: Services,
  scope: Scope,
  id: string,
  moment: Moment,
): Promise<BadgesOfCruise> {
  await mustSee(services)(scope, { id });
  return partOf(await listBadges(services, scope, moment))(id);
}

/** Finds the badges of any cruise that the user may see, of which the caller has made sure. */
export async function readBadgesOfCruises(
  services: Services,
  scope: Scope,
  moment: Moment,
): Promise<(id: string) => BadgesOfCruise> {
  return partOf(await listBadges(services, scope, moment));
}

function partOf({ items }: { items: readonly Badge[] }): (id: string) => BadgesOfCruise {
  const nearest = nearestBadges(items, nearest_shown);
  return (id) => ({ items: badgesBy(items, id), nearest });
}
