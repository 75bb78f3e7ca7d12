import type { Config } from '#server/config.ts';
import { openMeteo } from './open-meteo.ts';
import { openWeather } from './openweather.ts';
import type { Attribution, WeatherProvider } from './shape.ts';

/** The provider that the settings choose; null: off. */
export function weatherProvider(
  config: Pick<Config, 'WEATHER_PROVIDER' | 'WEATHER_URL' | 'OPENWEATHER_API_KEY'>,
): WeatherProvider | null {
  const { WEATHER_PROVIDER, WEATHER_URL, OPENWEATHER_API_KEY = '' } = config;
  if (WEATHER_PROVIDER === 'off') return null;
  if (WEATHER_PROVIDER === 'openweather') return openWeather(OPENWEATHER_API_KEY, WEATHER_URL);
  return openMeteo(WEATHER_URL);
}

/** The attribution of a provider by its key, also of one that the settings no longer choose: its data was kept. */
export function attributionOf(key: string): Attribution {
  const { name, url, licence } = key === 'openweather' ? openWeather('') : openMeteo();
  return { name, url, licence };
}
