import { z } from 'zod';
import { conditions } from '#domain/weather.ts';
import { endpoint } from './endpoint.ts';
import { calendarDay, flag, id, instant, wallMoment } from './values.ts';

/*
 * The weather of a cruise, day by day at the place of the ship (docs/product/rules.md, section 6). Metric units, times
 * on the clock of the place; `domain/weather.ts` defines each value.
 */

const value = z.number().nullable();

const sky = {
  condition: z.enum(conditions).nullable(),
  humidity: value,
  clouds: value,
  pressure: value,
  dew_point: value,
  wind_speed: value,
  wind_gust: value,
  wind_direction: value,
  precipitation: value,
  rain: value,
  precipitation_probability: value,
  uv_index: value,
  wave_height: value,
};

const hour = z.object({
  time: wallMoment,
  at: instant,
  is_day: flag,
  temperature: value,
  feels_like: value,
  visibility: value,
  wave_period: value,
  wave_direction: value,
  ...sky,
});
export type WeatherHour = z.infer<typeof hour>;

const summary = z.object({
  high: value,
  low: value,
  morning: value,
  day: value,
  evening: value,
  night: value,
  feels_like: value,
  sunrise: wallMoment.nullable(),
  sunset: wallMoment.nullable(),
  ...sky,
});

const alert = z.object({
  sender: z.string(),
  event: z.string(),
  starts_at: instant,
  ends_at: instant,
  description: z.string(),
  dates: z.array(calendarDay).meta({ description: 'The days of the cruise that it touches.' }),
  place_name: z.string().nullable(),
});
export type WeatherWarning = z.infer<typeof alert>;

const day = z.object({
  date: calendarDay,
  kind: z.enum(['port', 'sea']),
  place_name: z.string().nullable().meta({ description: 'The port; null at sea.' }),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  time_zone: z.string().nullable(),
  summary: summary.nullable().meta({
    description: 'Null where nothing is known: the day is beyond the forecast, or the port has no position.',
  }),
  hours: z.array(hour),
  forecast_at: instant.nullable().meta({ description: 'When the provider said so.' }),
  is_stale: flag.meta({ description: 'The provider failed since: this is its last good answer.' }),
  has_failed: flag.meta({ description: 'The provider failed and there is no earlier answer.' }),
});
export type WeatherDay = z.infer<typeof day>;

const attribution = z.object({ name: z.string(), url: z.string(), licence: z.string().nullable() });

const past_day = z.object({
  date: calendarDay,
  place_name: z.string().nullable(),
  condition: z.enum(conditions).nullable(),
  high: z.number(),
  low: z.number(),
  provider: attribution.meta({ description: 'Whose data it is: not always the provider of today.' }),
});
export type PastWeatherDay = z.infer<typeof past_day>;

export const weather = z.object({
  available: flag,
  reason: z.enum(['too_early', 'past', 'cancelled', 'off']).nullable().meta({
    description: 'Why it is not available; `off` where the instance has no provider.',
  }),
  available_from: calendarDay.nullable(),
  provider: attribution.nullable(),
  has_alerts: flag.meta({ description: 'Whether the provider knows of warnings at all.' }),
  current: hour.nullable().meta({ description: 'Now, where the ship is today; null before it sails.' }),
  days: z.array(day).meta({
    description: 'Those that are not over; the same date twice where the date line is crossed eastward.',
  }),
  alerts: z.array(alert),
  past_days: z.array(past_day).meta({
    description:
      'Of a cruise that is over: the weather of its days in port, as it was last told on the day; one for each port ' +
      'and date.',
  }),
});
export type Weather = z.infer<typeof weather>;

export const readWeather = endpoint({
  method: 'GET',
  path: 'cruises/{id}/weather',
  tag: 'Weather',
  summary: 'The weather of a cruise, from three days before it sails to its end',
  token_scopes: ['read'],
  params: z.object({ id }),
  answer: weather,
  errors: ['not_found', 'plan_required'],
});
