import { z } from 'zod';
import type { Forecast, ForecastDay, ForecastHour, WeatherAlert } from '#domain/weather.ts';
import { readOutside } from '#server/platform/outside/outside.ts';
import { conditionOfOpenWeather } from './codes.ts';
import * as read from './readings.ts';
import type { WeatherProvider } from './shape.ts';
import { pick } from '#domain/pick.ts';

/*
 * One Call 3.0 of OpenWeather: with a key, and with the warnings of authorities. Times are seconds since 1970; wind is
 * m/s; `alerts` is absent when there are none; rain is an object for an hour and a number for a day, and absent when
 * none falls.
 */

const default_url = 'https://api.openweathermap.org';
const most_alerts = 50;
const longest_name = 300;
const longest_description = 10_000;

/** Seconds of the years in which there are forecasts; 0 stands for a sun that does not rise. */
const seconds = z.number().min(0).max(7_000_000_000);
const instant = seconds.min(900_000_000);
const sun = seconds.nullish().transform((value) => (value === undefined || value === 0 ? null : value));

/** Of several conditions the first is the main one. */
const sky = z
  .array(z.object({ id: z.int(), icon: z.string().max(10).optional() }))
  .max(10)
  .optional();
const fallen = z
  .object({ '1h': read.millimetres })
  .optional()
  .transform((value) => (value === undefined ? 0 : value['1h']));
const fallen_in_day = z.number().min(0).max(3000).optional().default(0);
const part = read.reading(0, 1).transform((value) => (value === null ? null : Math.round(value * 100)));
const speed = read.metres_per_second.transform((value) => (value === null ? null : read.tenth(value * 3.6)));

const common = {
  dt: instant,
  pressure: read.hectopascal,
  humidity: read.per_cent,
  dew_point: read.celsius,
  uvi: read.uv,
  clouds: read.per_cent,
  wind_speed: speed,
  wind_deg: read.degrees,
  wind_gust: speed,
  weather: sky,
  pop: part,
};
const hour = z.object({
  ...common,
  temp: read.celsius,
  feels_like: read.celsius,
  visibility: read.metres_of_sight,
  rain: fallen,
  snow: fallen,
  sunrise: sun,
  sunset: sun,
});
const parts_of_day = z
  .object({ morn: read.celsius, day: read.celsius, eve: read.celsius, night: read.celsius })
  .optional();
const day = z.object({
  ...common,
  temp: z
    .object({
      min: read.celsius,
      max: read.celsius,
      morn: read.celsius,
      day: read.celsius,
      eve: read.celsius,
      night: read.celsius,
    })
    .optional(),
  feels_like: parts_of_day,
  rain: fallen_in_day,
  snow: fallen_in_day,
  sunrise: sun,
  sunset: sun,
});

const words = (longest: number) =>
  z
    .string()
    .nullish()
    .transform((value) => (value ?? '').replaceAll(unseen, '').trim().slice(0, longest).toWellFormed());
/** Control characters other than the ends of lines. */
const unseen = /[^\P{Cc}\n\t]/gu;

const alert = z
  .object({
    sender_name: words(longest_name),
    event: words(longest_name),
    start: instant,
    end: instant,
    description: words(longest_description),
  })
  .refine(({ start, end }) => start <= end);

const answer = z.object({
  timezone: read.zone,
  current: hour.optional(),
  hourly: z.array(hour).max(100).optional().default([]),
  daily: z.array(day).min(1).max(20),
  alerts: z.array(alert).max(1000).optional().default([]),
});

export function openWeather(key: string, base = default_url): WeatherProvider {
  return {
    key: 'openweather',
    name: 'OpenWeather',
    url: 'https://openweathermap.org/',
    licence: null,
    horizon_days: 8,
    has_alerts: true,
    async forecast({ latitude, longitude, time_zone }, _kind, signal) {
      const value = await readOutside({
        base,
        path: 'data/3.0/onecall',
        query: {
          lat: String(latitude),
          lon: String(longitude),
          units: 'metric',
          exclude: 'minutely',
          appid: key,
        },
        ...(signal === undefined ? {} : { signal }),
      });
      const found = read.readAs(answer, value, base);
      // the instants can be told by any clock: the days must be those of the requested place
      return forecastOf(found, time_zone);
    },
  };
}

type Answer = z.output<typeof answer>;
type Hour = z.output<typeof hour>;
type Day = z.output<typeof day>;

function forecastOf({ current, hourly, daily, alerts }: Answer, time_zone: string): Forecast {
  const days = daily.map((row) => dayOf(row, time_zone));
  return {
    time_zone,
    current: current === undefined ? null : hourOf(current, daily, time_zone),
    hours: hourly.map((row) => hourOf(row, daily, time_zone)),
    days: days.filter(({ date }, index) => date !== days[index - 1]?.date),
    alerts: alerts.slice(0, most_alerts).map(alertOf),
  };
}

function hourOf(row: Hour, days: readonly Day[], time_zone: string): ForecastHour {
  const [sky_of_hour] = row.weather ?? [];
  const known = row.rain !== null && row.snow !== null;
  return {
    time: wallOf(row.dt, time_zone),
    at: textOf(row.dt),
    condition: conditionOfOpenWeather(sky_of_hour?.id ?? null),
    is_day: isDay(row, sky_of_hour?.icon, days),
    temperature: row.temp,
    ...pick(row, 'feels_like', 'dew_point', 'humidity', 'clouds', 'pressure', 'wind_speed', 'wind_gust'),
    wind_direction: row.wind_deg,
    precipitation: known ? read.total([row.rain, row.snow]) : null,
    rain: row.rain,
    precipitation_probability: row.pop,
    uv_index: row.uvi,
    visibility: row.visibility,
    wave_height: null,
    wave_period: null,
    wave_direction: null,
  };
}

/** By the icon; without one, by sunrise and sunset of one of the days. */
function isDay({ dt }: Hour, icon: string | undefined, days: readonly Day[]): boolean {
  if (icon !== undefined && /[dn]$/.test(icon)) return icon.endsWith('d');
  return days.some(({ sunrise, sunset }) => {
    return sunrise !== null && sunset !== null && sunrise <= dt && dt < sunset;
  });
}

function dayOf(row: Day, time_zone: string): ForecastDay {
  return {
    date: wallOf(row.dt, time_zone).slice(0, 10),
    condition: conditionOfOpenWeather(row.weather?.[0]?.id ?? null),
    high: row.temp?.max ?? null,
    low: row.temp?.min ?? null,
    morning: row.temp?.morn ?? null,
    day: row.temp?.day ?? null,
    evening: row.temp?.eve ?? null,
    night: row.temp?.night ?? null,
    feels_like: row.feels_like?.day ?? null,
    ...pick(row, 'humidity', 'pressure', 'dew_point', 'clouds', 'wind_speed', 'wind_gust'),
    wind_direction: row.wind_deg,
    precipitation: read.total([row.rain, row.snow]),
    rain: row.rain,
    precipitation_probability: row.pop,
    uv_index: row.uvi,
    sunrise: row.sunrise === null ? null : wallOf(row.sunrise, time_zone),
    sunset: row.sunset === null ? null : wallOf(row.sunset, time_zone),
    wave_height: null,
  };
}

function alertOf({ sender_name, event, start, end, description }: z.output<typeof alert>): WeatherAlert {
  return { sender: sender_name, event, starts_at: textOf(start), ends_at: textOf(end), description };
}

function instantOf(seconds_since_1970: number): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(Math.round(seconds_since_1970 * 1000));
}

function wallOf(seconds_since_1970: number, time_zone: string): string {
  return read.wallAt(instantOf(seconds_since_1970), time_zone);
}

function textOf(seconds_since_1970: number): string {
  return read.textOf(instantOf(seconds_since_1970));
}
