import type { z } from 'zod';
import { listBadgesOfCruise } from '#contract/badges.ts';
import { readCalendar } from '#contract/calendar.ts';
import { readPublicLink } from '#contract/public-links.ts';
import { readAlerts } from '#contract/reminders.ts';
import { readRoute } from '#contract/routes.ts';
import { listCruiseShares } from '#contract/sharing.ts';
import { readWeather } from '#contract/weather.ts';
import type { RecordRead } from '#domain/record-reads.ts';
import type { Moment } from '#domain/timeline.ts';
import { readBadgesOfCruises } from '#server/features/badges/actions.ts';
import { readCalendars } from '#server/features/calendar/actions.ts';
import { readCruises } from '#server/features/cruises/actions.ts';
import { readRoutes } from '#server/features/cruises/route/actions.ts';
import { listAlerts } from '#server/features/reminders/actions.ts';
import { readCruiseShares } from '#server/features/sharing/actions.ts';
import { readLinks } from '#server/features/sharing/links/actions.ts';
import { readPast } from '#server/features/weather/actions.ts';
import type { Scope } from '#server/platform/scope.ts';
import type { Services } from '#server/services.ts';

/** The texts of the answers of a call for some cruises, by their ids. */
type ReadCruises = (ids: readonly string[]) => Promise<Map<string, string>>;

/** The texts of the answers to some reads of one call, in their order; undefined: there is none any more. */
export type ReadMany = (some: readonly RecordRead[]) => Promise<(string | undefined)[]>;

/** By call: its answers to many reads at once, as one after the other took six times as long. */
export function readsAtOnce(
  services: Services,
  scope: Scope,
  moment: Moment,
): Partial<Record<RecordRead['call'], ReadMany>> {
  const of_cruises = Object.entries(readsOfCruises(services, scope, moment)).map(([call, readCruisesOf]) => {
    const readMany: ReadMany = async (some) => {
      const answers = await readCruisesOf(some.flatMap(({ params }) => params?.id ?? []));
      return some.map(({ params }) => answers.get(params?.id ?? ''));
    };
    return [call, readMany] as const;
  });
  return {
    ...Object.fromEntries(of_cruises),
    'GET calendar': async (some) => {
      const spans = some.map(({ query }) => readCalendar.query.parse(query));
      const calendars = await readCalendars(services, scope, spans, moment);
      return calendars.map((calendar) => JSON.stringify(readCalendar.answer.parse(calendar)));
    },
  };
}

/** The ids are of cruises that the caller sees, own ones for what only an owner sees. */
function readsOfCruises(services: Services, scope: Scope, moment: Moment): Record<string, ReadCruises> {
  // of all cruises together
  let badges: ReturnType<typeof readBadgesOfCruises> | undefined;
  return {
    'GET cruises/{id}': async (ids) => {
      const found = await readCruises(services, scope, ids, moment);
      return new Map(Array.from(found, ([id, { json }]) => [id, json]));
    },
    'GET cruises/{id}/route': async (ids) =>
      textsOf(readRoute.answer, await readRoutes(services, scope, ids)),
    'GET cruises/{id}/alerts': async (ids) =>
      textsOf(readAlerts.answer, await listAlerts(services, scope, ids)),
    'GET cruises/{id}/badges': async (ids) => {
      badges ??= readBadgesOfCruises(services, scope, moment);
      const badgesOf = await badges;
      return textsOf(listBadgesOfCruise.answer, new Map(ids.map((id) => [id, badgesOf(id)])));
    },
    'GET cruises/{id}/sharing': async (ids) => {
      const shares = await readCruiseShares(services, scope, ids);
      const lists = Array.from(shares, ([id, items]) => {
        return [id, { items, next_cursor: null, total: items.length }] as const;
      });
      return textsOf(listCruiseShares.answer, new Map(lists));
    },
    'GET cruises/{id}/sharing/link': async (ids) =>
      textsOf(readPublicLink.answer, await readLinks(services, scope, ids)),
    'GET cruises/{id}/weather': async (ids) =>
      textsOf(readWeather.answer, await readPast(services, scope, ids, moment)),
  };
}

/** As the calls send them: without fields that the contract does not declare. */
function textsOf(shape: z.ZodType, answers: ReadonlyMap<string, unknown>): Map<string, string> {
  return new Map(Array.from(answers, ([id, answer]) => [id, JSON.stringify(shape.parse(answer))]));
}
