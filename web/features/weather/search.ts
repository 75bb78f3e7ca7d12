import { isCalendarDay } from '#domain/dates.ts';

export const weather_views = ['daily', 'hourly', 'alerts'] as const;
export type WeatherView = (typeof weather_views)[number];

/** The search parameters of the weather: the view, and the chosen day, `YYYY-MM-DD`. */
export interface WeatherSearch {
  view?: WeatherView;
  day?: string;
}

/** Unknown values are dropped, so that an old link still opens. */
export function validateWeatherSearch(search: Record<string, unknown>): WeatherSearch {
  const view = weather_views.find((name) => name === search['view']);
  const { day } = search;
  return {
    ...(view !== undefined && { view }),
    ...(typeof day === 'string' && isCalendarDay(day) && { day }),
  };
}
