import { weatherWindow } from '#domain/weather.ts';
import { warningsOf } from '#domain/weather-days.ts';
import { hasFeature } from '#server/features/users/access.ts';
import { readDatedByIds } from '#server/features/cruises/dated/access.ts';
import type { Scope } from '#server/platform/scope.ts';
import type { Services } from '#server/services.ts';
import { placesOf, planDays, windowAround } from './actions-days.ts';
import * as store from './store.ts';

type WarningServices = Pick<Services, 'clock' | 'database' | 'weather'>;

/** A warning for the receivers of a cruise's warnings: with the first day that it touches where the ship is. */
export interface CruiseWarning {
  event: string;
  sender: string;
  /** an instant, RFC 3339 in UTC */
  starts_at: string;
  date: string;
  place_name: string | null;
}

/** Warnings of an older answer may have been withdrawn. */
const warnings_kept_ms = 12 * 3_600_000;

export interface KnownWarnings {
  /** by the ids of cruises; cruises without warnings are left out */
  warnings: Map<string, CruiseWarning[]>;
  /** cruises with a place whose forecast is missing or too old */
  unknown: Set<string>;
}

/** The known warnings of cruises, by their ids: see `lookForWarnings`. */
export async function warningsFor(
  services: WarningServices,
  cruise_ids: readonly string[],
): Promise<Map<string, CruiseWarning[]>> {
  return (await lookForWarnings(services, cruise_ids)).warnings;
}

/**
 * The known warnings of cruises that sail within three days or are under way. It calls no provider: the job keeps the
 * forecasts fresh. Three statements for any number of cruises.
 */
export async function lookForWarnings(
  { clock, database, weather }: WarningServices,
  cruise_ids: readonly string[],
): Promise<KnownWarnings> {
  const { provider } = weather;
  const known: KnownWarnings = { warnings: new Map(), unknown: new Set() };
  if (provider === null || !provider.has_alerts || cruise_ids.length === 0) return known;
  const now = clock.now();
  // no reader: a port without a zone takes UTC
  const moment = { now: now.toISOString(), time_zone: 'UTC' };
  const cruises = await readDatedByIds(database.query, cruise_ids);
  const open = cruises.filter((cruise) => weatherWindow(cruise, moment).reason === null);
  const planned = await planDays({ database }, provider, open, moment);
  const keys = placesOf([...planned.values()].flat()).map(({ key }) => key);
  const since = new Date(now.getTime() - warnings_kept_ms).toISOString();
  const alerts = await store.readAlerts(database.query, keys, since);
  for (const [id, days] of planned) {
    if (days.some(({ place }) => place !== null && !alerts.has(place.key))) known.unknown.add(id);
    const warned = days.map((day) => ({
      ...day,
      alerts: day.place === null ? [] : (alerts.get(day.place.key) ?? []),
    }));
    const warnings = warningsOf(warned, moment.now).flatMap(
      ({ event, sender, starts_at, dates, place_name }) => {
        const [date] = dates;
        return date === undefined ? [] : [{ event, sender, starts_at, date, place_name }];
      },
    );
    if (warnings.length > 0) known.warnings.set(id, warnings);
  }
  return known;
}

/** `warningsFor` for a user's cruises, if their plan has weather; reads nothing if no cruise is near. */
export async function readWarnings(
  services: WarningServices & Pick<Services, 'config'>,
  scope: Scope,
  cruises: readonly { id: string; start_date: string }[],
): Promise<Map<string, CruiseWarning[]>> {
  const { to } = windowAround(services.clock.now());
  const near = cruises.filter(({ start_date }) => start_date <= to).map(({ id }) => id);
  if (near.length === 0 || services.weather.provider?.has_alerts !== true) return new Map();
  return (await hasFeature(services, scope, 'weather')) ? warningsFor(services, near) : new Map();
}
