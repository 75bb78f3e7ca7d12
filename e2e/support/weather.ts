import type { Weather, WeatherDay, WeatherHour } from '#contract/weather.ts';
import type { Condition } from '#domain/weather.ts';

/*
 * The weather of an invented week, for cases that a provider does not return in a test: every kind of day, a warning in
 * Hebrew, a day without data.
 */

interface SampleDay {
  place: string | null;
  sky: Condition;
  high: number;
  /** probability of rain of the day, per cent */
  chance: number;
}

const week: readonly SampleDay[] = [
  { place: 'Miami', sky: 'mostly_clear', high: 27.4, chance: 10 },
  { place: null, sky: 'partly_cloudy', high: 26.1, chance: 20 },
  { place: 'Nassau', sky: 'showers', high: 28, chance: 65 },
  { place: 'Charlotte Amalie', sky: 'thunderstorm', high: 29.3, chance: 85 },
  { place: null, sky: 'heavy_rain', high: 24.8, chance: 95 },
  { place: 'Puerto Plata', sky: 'clear', high: 30.2, chance: 0 },
  { place: null, sky: 'cloudy', high: 25.5, chance: 30 },
  { place: 'Miami', sky: 'fog', high: 22.7, chance: 5 },
];

const warning = {
  sender: 'NWS Miami, Florida',
  event: 'Gale Warning',
  description:
    '* WHAT: Northwest winds 30 to 40 kt with gusts up to 50 kt and seas 10 to 15 ft.\n* WHERE: Waters off the Bahamas.\n\n<b>Mariners</b> should alter plans to avoid these hazardous conditions.',
  place_name: null,
};

function dayAfter(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

function instantOf(date: string, hour: number): string {
  const wall = Temporal.PlainDate.from(date).toZonedDateTime({
    timeZone: 'America/New_York',
    plainTime: { hour },
  });
  return wall.toInstant().toString();
}

function hourOf(date: string, hour: number, { place, sky, high, chance }: SampleDay): WeatherHour {
  const warmth = Math.sin(((hour - 8) / 24) * 2 * Math.PI);
  const is_wet = chance > 50 && hour > 9 && hour < 17;
  return {
    time: `${date}T${String(hour).padStart(2, '0')}:00`,
    at: instantOf(date, hour),
    condition: is_wet || chance <= 50 ? sky : 'partly_cloudy',
    is_day: hour > 6 && hour < 19,
    temperature: high - 3.4 + warmth * 3.4,
    feels_like: high - 2 + warmth * 3,
    visibility: sky === 'fog' ? 800 : 24_140,
    wave_period: place === null ? 7.2 : null,
    wave_direction: place === null ? 110 : null,
    humidity: 63,
    clouds: 40,
    pressure: 1015.7,
    dew_point: 19.6,
    wind_speed: 14 + hour / 2,
    wind_gust: 24.2 + hour,
    wind_direction: (92 + hour * 6) % 360,
    precipitation: is_wet ? (chance - 40) / 8 : 0,
    rain: is_wet ? (chance - 40) / 8 : 0,
    precipitation_probability: is_wet ? chance : Math.round(chance / 4),
    uv_index: hour > 6 && hour < 19 ? Math.max(0, 9 - Math.abs(13 - hour) * 1.6) : 0,
    wave_height: place === null ? 1.8 : null,
  };
}

function dayOf(date: string, made: SampleDay): WeatherDay {
  const { place, sky, high, chance } = made;
  return {
    date,
    kind: place === null ? 'sea' : 'port',
    place_name: place,
    latitude: 25.1,
    longitude: -77.4,
    time_zone: 'America/New_York',
    summary: {
      condition: sky,
      high,
      low: high - 6.8,
      morning: high - 4,
      day: high - 1,
      evening: high - 2.5,
      night: high - 6,
      feels_like: high + 1.4,
      sunrise: `${date}T06:52`,
      sunset: `${date}T17:58`,
      humidity: 63,
      clouds: 40,
      pressure: 1015.7,
      dew_point: 19.6,
      wind_speed: 24.4,
      wind_gust: 43,
      wind_direction: 92,
      precipitation: chance > 50 ? 12.4 : 0,
      rain: chance > 50 ? 12.4 : 0,
      precipitation_probability: chance,
      uv_index: 7.3,
      wave_height: place === null ? 1.8 : null,
    },
    hours: Array.from({ length: 24 }, (_none, hour) => hourOf(date, hour, made)),
    forecast_at: instantOf(date, 0),
    is_stale: false,
    has_failed: false,
  };
}

/** A cruise under way at the tenth hour of its third day; its last day is beyond the forecast. */
export function madeWeather(start_date: string, asked_at: string): Weather {
  const days = week.map((made, index) => {
    const day = { ...dayOf(dayAfter(start_date, index), made), forecast_at: asked_at };
    return index < week.length - 1 ? day : { ...day, summary: null, hours: [], forecast_at: null };
  });
  const third = dayAfter(start_date, 2);
  return {
    available: true,
    reason: null,
    available_from: null,
    provider: { name: 'Open-Meteo.com', url: 'https://open-meteo.com/', licence: 'CC BY 4.0' },
    has_alerts: true,
    current: days[2]?.hours[10] ?? null,
    days,
    past_days: [],
    alerts: [
      {
        ...warning,
        starts_at: instantOf(third, 22),
        ends_at: instantOf(dayAfter(third, 2), 6),
        dates: [third, dayAfter(third, 1), dayAfter(third, 2)],
      },
      {
        sender: 'השירות המטאורולוגי',
        event: 'סופות רעמים',
        description: 'צפויות סופות רעמים מקומיות.\nיש להתעדכן לפני הירידה לחוף.',
        starts_at: instantOf(dayAfter(third, 1), 8),
        ends_at: instantOf(dayAfter(third, 1), 18),
        dates: [dayAfter(third, 1)],
        place_name: 'Charlotte Amalie',
      },
    ],
  };
}
