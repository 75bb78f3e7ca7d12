import type { Condition } from '#domain/weather.ts';

/* The meaning of the providers' codes. An unknown code gives null, not a clear sky. */

/** Present weather of the WMO, as Open-Meteo gives it: https://open-meteo.com/en/docs (code table 4677). */
const wmo: Readonly<Record<number, Condition>> = {
  0: 'clear',
  1: 'mostly_clear',
  2: 'partly_cloudy',
  3: 'cloudy',
  6: 'dust',
  7: 'dust',
  18: 'squall',
  45: 'fog',
  48: 'fog',
  51: 'drizzle',
  53: 'drizzle',
  55: 'drizzle',
  56: 'freezing_rain',
  57: 'freezing_rain',
  61: 'rain',
  63: 'rain',
  65: 'heavy_rain',
  66: 'freezing_rain',
  67: 'freezing_rain',
  68: 'sleet',
  69: 'sleet',
  71: 'snow',
  73: 'snow',
  75: 'heavy_snow',
  77: 'snow',
  80: 'showers',
  81: 'showers',
  82: 'heavy_rain',
  83: 'sleet',
  84: 'sleet',
  85: 'snow',
  86: 'heavy_snow',
  95: 'thunderstorm',
  96: 'thunderstorm',
  97: 'thunderstorm',
  99: 'thunderstorm',
};

export function conditionOfWmo(code: number | null): Condition | null {
  return code === null ? null : (wmo[code] ?? null);
}

/** Condition ids of OpenWeather: https://openweathermap.org/weather-conditions */
const openweather: Readonly<Record<number, Condition>> = {
  313: 'showers',
  314: 'showers',
  321: 'showers',
  500: 'rain',
  501: 'rain',
  502: 'heavy_rain',
  503: 'heavy_rain',
  504: 'heavy_rain',
  511: 'freezing_rain',
  520: 'showers',
  521: 'showers',
  522: 'heavy_rain',
  531: 'showers',
  600: 'snow',
  601: 'snow',
  602: 'heavy_snow',
  611: 'sleet',
  612: 'sleet',
  613: 'sleet',
  615: 'sleet',
  616: 'sleet',
  620: 'snow',
  621: 'snow',
  622: 'heavy_snow',
  701: 'fog',
  711: 'dust',
  721: 'fog',
  731: 'dust',
  741: 'fog',
  751: 'dust',
  761: 'dust',
  762: 'dust',
  771: 'squall',
  781: 'squall',
  800: 'clear',
  801: 'mostly_clear',
  802: 'partly_cloudy',
  803: 'cloudy',
  804: 'cloudy',
};

/** Thunderstorms and drizzle are recognised by the hundred of the id. */
export function conditionOfOpenWeather(id: number | null): Condition | null {
  if (id === null) return null;
  if (id >= 200 && id < 300) return 'thunderstorm';
  return openweather[id] ?? (id >= 300 && id < 400 ? 'drizzle' : null);
}
