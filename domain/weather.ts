import { addDays, dayAt } from './dates.ts';
import { timeOf, type Moment, type TimeOfCruise, type Voyage } from './timeline.ts';

/*
 * The weather model, independent of the provider. All in metric units; screens convert. Times are local to the place.
 */

/** Conditions of the sky, which select icon and text. */
export const conditions = [
  'clear',
  'mostly_clear',
  'partly_cloudy',
  'cloudy',
  'fog',
  'drizzle',
  'rain',
  'heavy_rain',
  'freezing_rain',
  'sleet',
  'snow',
  'heavy_snow',
  'showers',
  'thunderstorm',
  'squall',
  'dust',
] as const;
export type Condition = (typeof conditions)[number];

/** Whether people say of such a day that the sun shone. */
export function isSunny(condition: Condition | null): boolean {
  return condition === 'clear' || condition === 'mostly_clear' || condition === 'partly_cloudy';
}

/** Values that mean the same for an hour and for now; null: the provider does not give one. */
export interface Conditions {
  condition: Condition | null;
  is_day: boolean;
  /** degrees Celsius */
  temperature: number | null;
  feels_like: number | null;
  dew_point: number | null;
  /** per cent */
  humidity: number | null;
  clouds: number | null;
  /** hPa at sea level */
  pressure: number | null;
  /** km/h */
  wind_speed: number | null;
  wind_gust: number | null;
  /** the direction the wind comes from, in degrees; 0 is north */
  wind_direction: number | null;
  /** mm in the hour */
  precipitation: number | null;
  rain: number | null;
  /** per cent */
  precipitation_probability: number | null;
  uv_index: number | null;
  /** metres */
  visibility: number | null;
  /** metres; only of places at sea */
  wave_height: number | null;
  /** seconds */
  wave_period: number | null;
  wave_direction: number | null;
}

/** `time` is `YYYY-MM-DDTHH:MM` on the clock of the place, `at` the instant (RFC 3339, UTC). */
export interface ForecastHour extends Conditions {
  time: string;
  at: string;
}

export interface ForecastDay {
  /** `YYYY-MM-DD` at the place */
  date: string;
  condition: Condition | null;
  high: number | null;
  low: number | null;
  /** temperatures of the parts of the day */
  morning: number | null;
  day: number | null;
  evening: number | null;
  night: number | null;
  feels_like: number | null;
  humidity: number | null;
  pressure: number | null;
  dew_point: number | null;
  clouds: number | null;
  wind_speed: number | null;
  wind_gust: number | null;
  wind_direction: number | null;
  /** mm */
  precipitation: number | null;
  rain: number | null;
  precipitation_probability: number | null;
  uv_index: number | null;
  /** `YYYY-MM-DDTHH:MM` on the clock of the place; null where the sun does not rise or set */
  sunrise: string | null;
  sunset: string | null;
  /** the highest of the day, metres */
  wave_height: number | null;
}

/** A warning of an authority, in the language of the authority. */
export interface WeatherAlert {
  sender: string;
  event: string;
  /** instants, RFC 3339 in UTC */
  starts_at: string;
  ends_at: string;
  description: string;
}

export interface Forecast {
  /** IANA zone of the place */
  time_zone: string;
  current: ForecastHour | null;
  hours: ForecastHour[];
  days: ForecastDay[];
  /** empty: no alert is known; null: the provider does not offer alerts */
  alerts: WeatherAlert[] | null;
}

/** Days before a cruise from which its weather is shown (docs/product/rules.md, section 6). */
export const weather_days_before = 3;

/** Whether a cruise has weather now. */
export interface WeatherWindow {
  /** why not; null: weather is available */
  reason: 'too_early' | 'past' | 'cancelled' | null;
  /** the first day with weather, at the start port */
  available_from: string;
  time: TimeOfCruise;
}

/** Whether weather is available: from three days before the start, by the calendar of the start port, to the end. */
export function weatherWindow(
  voyage: Omit<Voyage, 'first_departure'> & { is_cancelled: boolean },
  moment: Moment,
): WeatherWindow {
  const time = timeOf({ ...voyage, first_departure: null }, moment);
  const available_from = addDays(voyage.start_date, -weather_days_before);
  const today = dayAt(moment.now, voyage.start_zone ?? moment.time_zone);
  if (voyage.is_cancelled) return { reason: 'cancelled', available_from, time };
  if (time === 'past') return { reason: 'past', available_from, time };
  return { reason: time === 'future' && today < available_from ? 'too_early' : null, available_from, time };
}
