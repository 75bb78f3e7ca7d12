import { setTimeout as sleep } from 'node:timers/promises';
import type { WeatherDayPlace } from '#domain/weather-days.ts';
import { OutsideFailure } from '#server/platform/outside/outside.ts';
import type { Position, WeatherProvider } from '#server/platform/weather/shape.ts';
import type { Services } from '#server/services.ts';
import * as store from './store.ts';

type ForecastServices = Pick<Services, 'clock' | 'database' | 'log' | 'weather'>;

/** A place of forecasts: positions that are near enough to have the same weather share one. */
export interface ForecastPlace {
  /** of `weather_forecasts` */
  key: string;
  kind: 'port' | 'sea';
  position: Position;
}

const port_grid = 0.05;
/** Fifteen nautical miles, an hour or less of a ship's way. */
const sea_grid = 0.25;

/** The place of a day; null if its position is unknown. */
export function placeOf(
  { key }: WeatherProvider,
  { kind, position, time_zone }: Pick<WeatherDayPlace, 'kind' | 'position' | 'time_zone'>,
): ForecastPlace | null {
  if (position === null) return null;
  const grid = kind === 'port' ? port_grid : sea_grid;
  const latitude = rounded(position.latitude, grid);
  const longitude = rounded(position.longitude, grid);
  return {
    key: `${key} ${kind} ${latitude.toFixed(2)} ${longitude.toFixed(2)} ${time_zone}`,
    kind,
    position: { latitude, longitude, time_zone },
  };
}

function rounded(value: number, grid: number): number {
  const near = Number((Math.round(value / grid) * grid).toFixed(2));
  // one side of the 180th meridian, and no negative zero
  return near === -180 ? 180 : near + 0;
}

const hour_ms = 3_600_000;
/** Older than this, and the job has not run: the reader waits a moment for a newer forecast. */
const old_ms = 3 * hour_ms;
/** A call takes five seconds at most; after this time its server is taken for killed. */
const under_way_ms = 15_000;
const look_again_ms = 250;
/** The pause of a provider that limits without saying for how long. */
const usual_pause_s = 60;
/** The pause after a refused key, which does not recover by itself. */
const refused_pause_s = 3600;

/** The age of an instant; one in the future was set by a clock that was ahead, and counts as infinitely old. */
function ageOf(at_ms: number, now: Date): number {
  const age_ms = now.getTime() - at_ms;
  return age_ms < -hour_ms ? Number.POSITIVE_INFINITY : age_ms;
}

/** Whether the place may be requested again. */
function isDue(kept: store.StoredForecast | undefined, now: Date): boolean {
  return kept === undefined || ageOf(kept.asked_ms, now) >= hour_ms;
}

/** Whether a call of this or another server is under way. */
function isUnderWay({ asked_ms, answered_ms, failure }: store.StoredForecast, now: Date): boolean {
  const is_open = failure === null && (answered_ms === null || answered_ms < asked_ms);
  return is_open && ageOf(asked_ms, now) < under_way_ms;
}

/** Whether the shown forecast is too old: the provider failed since, or was not called for long. */
export function isStale({ answered_ms, failure }: store.StoredForecast, now: Date): boolean {
  return failure !== null || (answered_ms !== null && ageOf(answered_ms, now) > old_ms);
}

/**
 * The known forecasts of places. For a place without a forecast, or with a very old one, it requests one now and waits
 * up to the patience; for one older than an hour it requests a new one and returns the old one.
 */
export async function readForecasts(
  services: ForecastServices,
  provider: WeatherProvider,
  places: readonly ForecastPlace[],
  patience_ms: number,
): Promise<Map<string, store.StoredForecast>> {
  const { clock, database, weather } = services;
  const keys = places.map(({ key }) => key);
  const now = clock.now();
  const kept = await store.readForecasts(database.query, keys);
  const awaited: Promise<void>[] = [];
  for (const place of places) {
    const known = kept.get(place.key);
    const answered_ms = known?.answered_ms ?? null;
    const is_lacking = answered_ms === null || ageOf(answered_ms, now) > old_ms;
    const is_asked = known !== undefined && isUnderWay(known, now);
    if (!isDue(known, now) && !(is_lacking && is_asked)) continue;
    const asked = weather.calls.once(place.key, (signal) => ask(services, provider, place, signal));
    if (is_lacking) awaited.push(asked);
  }
  if (awaited.length === 0) return kept;
  const enough = new AbortController();
  await Promise.race([
    Promise.allSettled(awaited),
    sleep(patience_ms, undefined, { signal: enough.signal, ref: false }).catch(() => undefined),
  ]);
  enough.abort();
  return store.readForecasts(database.query, keys);
}

/** Requests places that are due, and waits for the answers. */
export async function refresh(
  services: ForecastServices,
  provider: WeatherProvider,
  places: readonly ForecastPlace[],
): Promise<void> {
  const kept = await store.readForecasts(
    services.database.query,
    places.map(({ key }) => key),
  );
  const due = places.filter(({ key }) => isDue(kept.get(key), services.clock.now()));
  await Promise.all(
    due.map((place) =>
      services.weather.calls.once(place.key, (signal) => ask(services, provider, place, signal)),
    ),
  );
}

/** Requests one place if this server gets the turn; else waits for the server that has it. Never rejects. */
async function ask(
  services: ForecastServices,
  provider: WeatherProvider,
  place: ForecastPlace,
  signal: AbortSignal,
): Promise<void> {
  const { clock, database, log } = services;
  try {
    const now = clock.now();
    const turn = {
      now: now.toISOString(),
      asked_before: new Date(now.getTime() - hour_ms).toISOString(),
    };
    const which = { place: place.key, provider: provider.key };
    if (!(await store.takeTurn(database.query, which, turn)))
      return await othersTurn(services, place, signal);
    const forecast = await provider.forecast(place.position, place.kind, signal);
    await store.keepAnswer(database.query, place.key, clock.now().toISOString(), forecast);
  } catch (error) {
    if (signal.aborted) return;
    await recordFailure(services, provider, place, error).catch((failed: unknown) => {
      log.warn({ err: failed }, 'could not note that the weather failed');
    });
  }
}

/** Waits until another server has its answer, or its time is over. */
async function othersTurn(
  { clock, database }: ForecastServices,
  { key }: ForecastPlace,
  signal: AbortSignal,
): Promise<void> {
  for (let waited = 0; waited < under_way_ms; waited += look_again_ms) {
    const known = (await store.readForecasts(database.query, [key])).get(key);
    if (known === undefined || !isUnderWay(known, clock.now())) return;
    await sleep(look_again_ms, undefined, { signal, ref: false });
  }
}

/** The place waits for its next hour; no server calls a provider that limits or refuses for a while. */
async function recordFailure(
  { clock, database, log }: ForecastServices,
  provider: WeatherProvider,
  place: ForecastPlace,
  error: unknown,
): Promise<void> {
  const is_outside = error instanceof OutsideFailure;
  const kind = is_outside ? error.kind : 'error';
  // for a failure outside, the stack of our own code is of no use
  const reason = is_outside ? { reason: error.message } : { err: error };
  log.warn({ place: place.key, ...reason }, 'the weather of a place did not come');
  await store.keepFailure(database.query, place.key, kind);
  const pause_s = pauseAfter(error);
  if (pause_s === null) return;
  const until = new Date(clock.now().getTime() + Math.min(pause_s, store.longest_pause_s) * 1000);
  await store.pause(database.query, provider.key, until.toISOString());
}

function pauseAfter(error: unknown): number | null {
  if (!(error instanceof OutsideFailure)) return null;
  const { kind, status, retry_after_s } = error;
  if (kind === 'rate_limited') return retry_after_s ?? usual_pause_s;
  if (status === 401 || status === 403) return refused_pause_s;
  return retry_after_s;
}
