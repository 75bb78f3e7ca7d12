import type { Config } from '#server/config.ts';
import { InFlight } from '#server/platform/outside/in-flight.ts';
import { weatherProvider } from './provider.ts';
import type { WeatherProvider } from './shape.ts';

/** The provider of the weather, and the calls to it that are under way. */
export interface WeatherService {
  /** null: off */
  provider: WeatherProvider | null;
  calls: InFlight;
  /** the job that requests all places, once at a time */
  rounds: InFlight;
}

/** One server requests this many places at a time. */
const calls_at_once = 4;

export function openWeatherService(config: Config): WeatherService {
  return { provider: weatherProvider(config), calls: new InFlight(calls_at_once), rounds: new InFlight(1) };
}
