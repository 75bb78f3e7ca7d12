import { z } from 'zod';
import { isCalendarDay, isWallMoment } from '#domain/dates.ts';
import type { Forecast, ForecastDay, ForecastHour } from '#domain/weather.ts';
import { OutsideFailure, readOutside } from '#server/platform/outside/outside.ts';
import { conditionOfWmo } from './codes.ts';
import * as read from './readings.ts';
import type { Position, WeatherProvider } from './shape.ts';
import { pick } from '#domain/pick.ts';

/*
 * Open-Meteo: no key, no warnings, waves from a separate address. Times have no offset, and all times of an answer use
 * the one offset that holds at the time of the call, also those after a change of the clocks
 * (https://github.com/open-meteo/open-meteo/issues/1545): only `utc_offset_seconds` turns them into instants.
 */

const forecast_url = 'https://api.open-meteo.com';
const marine_url = 'https://marine-api.open-meteo.com';
const days_ahead = 16;
const most_hours = 24 * (days_ahead + 1);

const local_time = z.string().refine(isWallMoment);
const local_day = z.string().refine(isCalendarDay);

/** A column beside `time`: as long as `time`, or absent. */
function series<Of extends z.ZodType>(of: Of) {
  return z.array(of).max(most_hours).optional();
}

const code = read.reading(0, 99);

const measured = {
  weather_code: code,
  temperature_2m: read.celsius,
  relative_humidity_2m: read.per_cent,
  dew_point_2m: read.celsius,
  apparent_temperature: read.celsius,
  precipitation_probability: read.per_cent,
  precipitation: read.millimetres,
  rain: read.millimetres,
  pressure_msl: read.hectopascal,
  cloud_cover: read.per_cent,
  visibility: read.metres_of_sight,
  wind_speed_10m: read.kilometres_per_hour,
  wind_direction_10m: read.degrees,
  wind_gusts_10m: read.kilometres_per_hour,
  uv_index: read.uv,
  is_day: read.reading(0, 1),
};
const measured_daily = {
  weather_code: code,
  temperature_2m_max: read.celsius,
  temperature_2m_min: read.celsius,
  uv_index_max: read.uv,
  precipitation_sum: read.millimetres,
  rain_sum: read.millimetres,
  precipitation_probability_max: read.per_cent,
  wind_speed_10m_max: read.kilometres_per_hour,
  wind_gusts_10m_max: read.kilometres_per_hour,
  wind_direction_10m_dominant: read.degrees,
  sunrise: local_time.nullish().transform((value) => value ?? null),
  sunset: local_time.nullish().transform((value) => value ?? null),
};
const measured_waves = {
  wave_height: read.metres_of_wave,
  wave_period: read.seconds_of_wave,
  wave_direction: read.degrees,
};

type Shape = Record<string, z.ZodType>;
type Columns<Of extends Shape> = { [Name in keyof Of]: ReturnType<typeof series<Of[Name]>> };

function columns<Of extends Shape>(of: Of): Columns<Of> {
  return Object.fromEntries(Object.entries(of).map(([name, value]) => [name, series(value)])) as Columns<Of>;
}

const clock = { timezone: read.zone, utc_offset_seconds: z.int().min(-54_000).max(54_000) };

const answer = z.object({
  ...clock,
  current: z.object({ time: local_time, ...measured }).optional(),
  hourly: z.object({ time: z.array(local_time).min(1).max(most_hours), ...columns(measured) }),
  daily: z.object({
    time: z
      .array(local_day)
      .min(1)
      .max(days_ahead + 1),
    ...columns(measured_daily),
  }),
});

const marine_answer = z.object({
  ...clock,
  hourly: z.object({ time: z.array(local_time).max(most_hours), ...columns(measured_waves) }),
});

type Row<Of extends Shape> = { [Name in keyof Of]: z.output<Of[Name]> | null };
type Hour = Row<typeof measured>;
type Wave = Row<typeof measured_waves>;

/** Turns columns into rows. @throws OutsideFailure if a column is not as long as the times */
function rowsOf<Of extends Shape>(
  of: Of,
  table: { time: readonly string[] } & Record<string, unknown>,
  base: string,
): (Row<Of> & { time: string })[] {
  const found = Object.keys(of).map((name) => [name, table[name] as readonly unknown[] | undefined] as const);
  if (found.some(([, values]) => values !== undefined && values.length !== table.time.length)) {
    throw read.rubbish(base);
  }
  return table.time.map((time, index) => ({
    time,
    ...(Object.fromEntries(found.map(([name, values]) => [name, values?.[index] ?? null])) as Row<Of>),
  }));
}

/** @param base another base address, for both services */
export function openMeteo(base?: string): WeatherProvider {
  return {
    key: 'open-meteo',
    name: 'Open-Meteo',
    url: 'https://open-meteo.com/',
    licence: 'CC BY 4.0',
    horizon_days: days_ahead,
    has_alerts: false,
    async forecast(position, kind, signal) {
      const [weather, waves] = await Promise.all([
        readForecast(base ?? forecast_url, position, signal),
        kind === 'sea' ? readWaves(base ?? marine_url, position, signal) : new Map<number, Wave>(),
      ]);
      return forecastOf(weather, waves, base ?? forecast_url);
    },
  };
}

type Answer = z.output<typeof answer>;

async function readForecast(base: string, position: Position, signal?: AbortSignal): Promise<Answer> {
  const value = await ask(base, 'v1/forecast', signal, {
    ...placeOf(position),
    current: Object.keys(measured).join(','),
    hourly: Object.keys(measured).join(','),
    daily: Object.keys(measured_daily).join(','),
  });
  return read.readAs(answer, value, base);
}

/** The waves by instant. A failure here is none of the forecast: a day at sea still has its wind and sky. */
async function readWaves(base: string, position: Position, signal?: AbortSignal): Promise<Map<number, Wave>> {
  try {
    const value = await ask(base, 'v1/marine', signal, {
      ...placeOf(position),
      hourly: Object.keys(measured_waves).join(','),
    });
    const { hourly, utc_offset_seconds } = read.readAs(marine_answer, value, base);
    const rows = rowsOf(measured_waves, hourly, base);
    return new Map(rows.map((row) => [instantOf(row.time, utc_offset_seconds).epochMilliseconds, row]));
  } catch (error) {
    if (error instanceof OutsideFailure && error.kind !== 'rate_limited') return new Map();
    throw error;
  }
}

function ask(base: string, path: string, signal: AbortSignal | undefined, query: Record<string, string>) {
  return readOutside({ base, path, query, ...(signal === undefined ? {} : { signal }) });
}

function placeOf({ latitude, longitude, time_zone }: Position): Record<string, string> {
  return {
    latitude: String(latitude),
    longitude: String(longitude),
    timezone: time_zone,
    forecast_days: String(days_ahead),
    wind_speed_unit: 'kmh',
  };
}

function instantOf(local: string, offset_s: number): Temporal.Instant {
  return Temporal.Instant.from(`${local}Z`).subtract({ seconds: offset_s });
}

function forecastOf(weather: Answer, waves: ReadonlyMap<number, Wave>, base: string): Forecast {
  const { timezone, utc_offset_seconds, hourly, daily, current } = weather;
  const hourOf = (row: Hour & { time: string }): ForecastHour => {
    const instant = instantOf(row.time, utc_offset_seconds);
    const wave = waves.get(instant.epochMilliseconds);
    return {
      time: read.wallAt(instant, timezone),
      at: read.textOf(instant),
      condition: conditionOfWmo(row.weather_code),
      is_day: row.is_day !== 0,
      temperature: row.temperature_2m,
      feels_like: row.apparent_temperature,
      dew_point: row.dew_point_2m,
      humidity: row.relative_humidity_2m,
      clouds: row.cloud_cover,
      pressure: row.pressure_msl,
      wind_speed: row.wind_speed_10m,
      wind_gust: row.wind_gusts_10m,
      wind_direction: row.wind_direction_10m,
      ...pick(row, 'precipitation', 'rain', 'precipitation_probability', 'uv_index', 'visibility'),
      wave_height: wave?.wave_height ?? null,
      wave_period: wave?.wave_period ?? null,
      wave_direction: wave?.wave_direction ?? null,
    };
  };
  const hours = rowsOf(measured, hourly, base).map(hourOf);
  return {
    time_zone: timezone,
    current: current === undefined ? null : hourOf(current),
    hours,
    days: rowsOf(measured_daily, daily, base).map((row) => dayOf(row, hours, weather)),
    alerts: null,
  };
}

function dayOf(
  row: Row<typeof measured_daily> & { time: string },
  all: readonly ForecastHour[],
  { timezone, utc_offset_seconds }: Answer,
): ForecastDay {
  const hours = all.filter(({ time }) => time.startsWith(row.time));
  const partOf = (from: number, to: number, field: 'temperature' | 'feels_like') =>
    read.mean(
      hours.filter(({ time }) => hourIn(time) >= from && hourIn(time) < to).map((hour) => hour[field]),
    );
  const all_day = (field: 'humidity' | 'pressure' | 'dew_point' | 'clouds') =>
    read.mean(hours.map((hour) => hour[field]));
  const isSun = row.sunrise !== null && row.sunset !== null && row.sunrise < row.sunset;
  const sun = (local: string | null) =>
    // if the sun does not rise or set, the two times are equal, or of another day altogether
    local !== null && isSun && local.startsWith(row.time)
      ? read.wallAt(instantOf(local, utc_offset_seconds), timezone)
      : null;
  return {
    date: row.time,
    condition: conditionOfWmo(row.weather_code),
    high: row.temperature_2m_max,
    low: row.temperature_2m_min,
    morning: partOf(6, 12, 'temperature'),
    day: partOf(12, 18, 'temperature'),
    evening: partOf(18, 22, 'temperature'),
    night: nightAfter(row.time, all),
    feels_like: partOf(12, 18, 'feels_like'),
    humidity: all_day('humidity'),
    pressure: all_day('pressure'),
    dew_point: all_day('dew_point'),
    clouds: all_day('clouds'),
    wind_speed: row.wind_speed_10m_max,
    wind_gust: row.wind_gusts_10m_max,
    wind_direction: row.wind_direction_10m_dominant,
    precipitation: row.precipitation_sum,
    rain: row.rain_sum ?? read.total(hours.map(({ rain }) => rain)),
    precipitation_probability: row.precipitation_probability_max,
    uv_index: row.uv_index_max,
    sunrise: sun(row.sunrise),
    sunset: sun(row.sunset),
    wave_height: read.highest(hours.map(({ wave_height }) => wave_height)),
  };
}

/** The mean of the night after the day: from 22:00 to 06:00. */
function nightAfter(date: string, all: readonly ForecastHour[]): number | null {
  const from = `${date}T22:00`;
  const to = Temporal.PlainDate.from(date).add({ days: 1 }).toString();
  return read.mean(
    all.filter(({ time }) => time >= from && time < `${to}T06:00`).map(({ temperature }) => temperature),
  );
}

function hourIn(time: string): number {
  return Number(time.slice(11, 13));
}
