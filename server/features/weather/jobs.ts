import { entitlementOf } from '#domain/entitlements.ts';
import { weatherWindow } from '#domain/weather.ts';
import { planOf } from '#server/features/users/access.ts';
import { readDatedByIds } from '#server/features/cruises/dated/access.ts';
import type { Services } from '#server/services.ts';
import { daysInPort, placesOf, planDays, windowAround } from './actions-days.ts';
import { refresh } from './actions-forecasts.ts';
import * as store from './store.ts';

const at_once = 100;
const month_ms = 30 * 86_400_000;

/**
 * Requests the places of all cruises in their window that were not requested for an hour, so that screens find
 * forecasts, keeps the weather of ports where ships are today, and removes forecasts that were not requested for a
 * month. Several servers may do it at once: one of them gets the turn of each place.
 */
export async function refreshWeather(services: Services): Promise<void> {
  // with a provider that is down a round takes longer than the interval of rounds
  await services.weather.rounds.once('refresh', () => refreshAll(services));
}

async function refreshAll(services: Services): Promise<void> {
  const { clock, database } = services;
  const now = clock.now();
  await store.deleteForecasts(database.query, new Date(now.getTime() - month_ms).toISOString());
  const { provider, calls } = services.weather;
  if (provider === null) return;
  const moment = { now: now.toISOString(), time_zone: 'UTC' };
  const found = await store.listCruises(database.query, windowAround(now));
  const ids = found
    .filter((owner) => entitlementOf(planOf(services, owner, now)).features.includes('weather'))
    .map(({ id }) => id);
  for (let from = 0; from < ids.length && !calls.is_closed; from += at_once) {
    const cruises = await readDatedByIds(database.query, ids.slice(from, from + at_once));
    const open = cruises.filter((cruise) => weatherWindow(cruise, moment).reason === null);
    const planned = await planDays(services, provider, open, moment);
    const days = [...planned.values()].flat();
    await refresh(services, provider, placesOf(days));
    await store.keepPastWeather(database.query, provider.key, daysInPort(days, moment.now));
  }
}
