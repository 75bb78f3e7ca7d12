import type { Forecast } from '#domain/weather.ts';
import type { Config } from '#server/config.ts';
import { openMeteo } from './open-meteo.ts';
import { openWeather } from './openweather.ts';

/** A place to ask about; `time_zone` is the clock that its days are told by. */
export interface Position {
  latitude: number;
  longitude: number;
  time_zone: string;
}

/** What brings forecasts. Another one is another file and a line in `weatherProvider`. */
export interface WeatherProvider {
  /** as WEATHER_PROVIDER has it */
  key: string;
  name: string;
  /** where the screen's attribution leads to */
  url: string;
  licence: string | null;
  /** days from today on that it can say something about */
  horizon_days: number;
  has_alerts: boolean;
  /** One answer. @throws OutsideFailure */
  forecast(position: Position, kind: 'port' | 'sea', signal?: AbortSignal): Promise<Forecast>;
}

/** The provider that the settings choose; null: off. */
export function weatherProvider(
  config: Pick<Config, 'WEATHER_PROVIDER' | 'WEATHER_URL' | 'OPENWEATHER_API_KEY'>,
): WeatherProvider | null {
  const { WEATHER_PROVIDER, WEATHER_URL, OPENWEATHER_API_KEY = '' } = config;
  if (WEATHER_PROVIDER === 'off') return null;
  if (WEATHER_PROVIDER === 'openweather') return openWeather(OPENWEATHER_API_KEY, WEATHER_URL);
  return openMeteo(WEATHER_URL);
}
