import type { Weather, WeatherDay } from '#contract/weather.ts';
import type { Moment } from '#domain/timeline.ts';
import { warningsOf, weatherNow } from '#domain/weather-days.ts';
import { weatherWindow, type Forecast } from '#domain/weather.ts';
import { requireFeature } from '#server/features/users/access.ts';
import { mustSee } from '#server/features/cruises/change/actions.ts';
import { readDatedByIds, type DatedRecord } from '#server/features/cruises/dated/access.ts';
import { CodedError } from '#server/platform/errors.ts';
import type { Scope } from '#server/platform/scope.ts';
import { attributionOf } from '#server/platform/weather/provider.ts';
import type { Services } from '#server/services.ts';
import { listPastWeather, placesOf, planDays, type PastWeatherDay, type PlannedDay } from './actions-days.ts';
import { isStale, readForecasts } from './actions-forecasts.ts';
import type { StoredForecast } from './store.ts';

/** For reminders and the dashboard. */
export {
  lookForWarnings,
  readWarnings,
  warningsFor,
  type CruiseWarning,
  type KnownWarnings,
} from './actions-warnings.ts';

type WeatherServices = Pick<Services, 'clock' | 'config' | 'database' | 'log' | 'weather'>;

/** The maximum wait of a reader for a place that was never requested. */
const patience_ms = 5_000;

/**
 * The weather of a cruise, day by day from today on; of one that is over, what was kept of it.
 * @throws CodedError `not_found`, also for a cruise that the user may not see; `plan_required`
 */
export async function readWeather(
  services: WeatherServices,
  scope: Scope,
  id: string,
  moment: Moment,
): Promise<Weather> {
  await mustSee(services)(scope, { id });
  await requireFeature(services, scope, 'weather');
  const { provider } = services.weather;
  const [cruise] = await readDatedByIds(services.database.query, [id]);
  if (cruise === undefined) throw new CodedError('not_found');
  const nothing = (await readWithoutForecast(services, [cruise], moment)).get(id);
  if (nothing === undefined) throw new CodedError('not_found');
  if (provider === null || nothing.reason !== null) return nothing;
  const { time } = weatherWindow(cruise, moment);
  const days = (await planDays(services, provider, [cruise], moment)).get(id) ?? [];
  const kept = await readForecasts(services, provider, placesOf(days), patience_ms);
  const told = days.map((day) => tell(day, kept, services.clock.now()));
  const forecast = told.find(({ day }) => startsBefore(day.starts_at, moment.now))?.forecast ?? null;
  return {
    ...nothing,
    available: true,
    reason: null,
    current: time === 'current' && forecast !== null ? weatherNow(forecast, moment.now) : null,
    days: told.map(({ answer }) => answer),
    alerts: warningsOf(
      told.map((of_day) => ({ ...of_day.day, alerts: of_day.forecast?.alerts ?? [] })),
      moment.now,
    ),
  };
}

/**
 * The kept weather of cruises that are over, of which the caller has made sure that the user may see them. No provider
 * is asked. @throws CodedError `plan_required`
 */
export async function readPast(
  services: WeatherServices,
  scope: Scope,
  ids: readonly string[],
  moment: Moment,
): Promise<Map<string, Weather>> {
  await requireFeature(services, scope, 'weather');
  return readWithoutForecast(services, await readDatedByIds(services.database.query, ids), moment);
}

/** The answers for cruises without a forecast; with the reason null for those that should have one. */
async function readWithoutForecast(
  services: WeatherServices,
  cruises: readonly DatedRecord[],
  moment: Moment,
): Promise<Map<string, Weather>> {
  const { provider } = services.weather;
  const windows = cruises.map((cruise) => ({ cruise, ...weatherWindow(cruise, moment) }));
  const over = windows.filter(({ reason }) => reason === 'past').map(({ cruise }) => cruise);
  const kept = await listPastWeather(services, over, moment);
  return new Map(
    windows.map(({ cruise: { id }, reason, available_from }) => [
      id,
      {
        available: false,
        reason: provider === null ? 'off' : reason,
        available_from: provider !== null && reason === 'too_early' ? available_from : null,
        provider: provider === null ? null : attributionOf(provider.key),
        has_alerts: provider?.has_alerts ?? false,
        current: null,
        days: [],
        alerts: [],
        past_days: (kept.get(id) ?? []).map(tellPastDay),
      },
    ]),
  );
}

function tellPastDay({ port_id: _port_id, provider, ...day }: PastWeatherDay): Weather['past_days'][number] {
  return { ...day, provider: attributionOf(provider) };
}

function startsBefore(instant: string, now: string): boolean {
  return Temporal.Instant.compare(instant, now) <= 0;
}

interface DayAnswer {
  day: PlannedDay;
  forecast: Forecast | null;
  answer: WeatherDay;
}

function tell(day: PlannedDay, kept: ReadonlyMap<string, StoredForecast>, now: Date): DayAnswer {
  const { date, kind, place_name, place } = day;
  const known = place === null ? undefined : kept.get(place.key);
  const forecast = known?.forecast ?? null;
  const found = forecast?.days.find((candidate) => candidate.date === date);
  const has_answer = known !== undefined && forecast !== null && known.answered_ms !== null;
  return {
    day,
    forecast,
    answer: {
      date,
      kind,
      place_name,
      latitude: day.position === null ? null : hundredth(day.position.latitude),
      longitude: day.position === null ? null : hundredth(day.position.longitude),
      time_zone: forecast?.time_zone ?? day.time_zone,
      summary: found ?? null,
      hours: forecast?.hours.filter(({ time }) => time.startsWith(date)) ?? [],
      forecast_at: has_answer ? instantText(known.answered_ms ?? 0) : null,
      is_stale: has_answer && isStale(known, now),
      has_failed: place !== null && forecast === null,
    },
  };
}

function instantText(milliseconds: number): string {
  return Temporal.Instant.fromEpochMilliseconds(Math.round(milliseconds)).toString({
    smallestUnit: 'second',
  });
}

function hundredth(value: number): number {
  return Math.round(value * 100) / 100;
}
