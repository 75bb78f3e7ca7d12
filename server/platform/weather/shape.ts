import type { Forecast } from '#domain/weather.ts';

/** The place of a forecast; the days of the forecast use the clock of `time_zone`. */
export interface Position {
  latitude: number;
  longitude: number;
  time_zone: string;
}

/** What a provider asks to be named by, wherever its data is shown. */
export interface Attribution {
  name: string;
  /** the link of the attribution on the screen */
  url: string;
  licence: string | null;
}

/** A source of forecasts. Another one is another file and a line in `weatherProvider` and in `attributionOf`. */
export interface WeatherProvider extends Attribution {
  /** the value of WEATHER_PROVIDER */
  key: string;
  /** days of the forecast, from today on */
  horizon_days: number;
  has_alerts: boolean;
  /** Requests one forecast. @throws OutsideFailure */
  forecast(position: Position, kind: 'port' | 'sea', signal?: AbortSignal): Promise<Forecast>;
}
