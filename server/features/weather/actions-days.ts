import { addDays, dayAt, nightsBetween } from '#domain/dates.ts';
import type { Moment } from '#domain/timeline.ts';
import { weatherDays, type WeatherDayPlace } from '#domain/weather-days.ts';
import { weather_days_before } from '#domain/weather.ts';
import type { DatedRecord } from '#server/features/cruises/dated/access.ts';
import { readRoutesByIds } from '#server/features/cruises/route/actions.ts';
import type { WeatherProvider } from '#server/platform/weather/shape.ts';
import type { Services } from '#server/services.ts';
import { placeOf, type ForecastPlace } from './actions-forecasts.ts';
import { readPastWeather, type DayInPort, type StoredPastWeather } from './store.ts';

/** The number of days in an answer, most of them without weather: some people live on board. */
const days_told = 366;

/** A day with its forecast place; null: its position is unknown, or it is beyond every forecast. */
export interface PlannedDay extends WeatherDayPlace {
  place: ForecastPlace | null;
}

/** The kept weather of a day of a cruise. */
export interface PastWeatherDay extends StoredPastWeather {
  place_name: string | null;
}

/** The days of cruises that are not over, each with its place; one statement for any number of cruises. */
export async function planDays(
  services: Pick<Services, 'database'>,
  provider: WeatherProvider,
  cruises: readonly DatedRecord[],
  moment: Moment,
): Promise<Map<string, PlannedDay[]>> {
  const routes = await readRoutesByIds(
    services,
    cruises.map(({ id }) => id),
  );
  // past days are removed by the clocks of their places
  const today = dayAt(moment.now, 'UTC');
  const span = { from: addDays(today, -2), to: addDays(today, days_told) };
  return new Map(
    cruises.map((cruise) => {
      const route = routes.get(cruise.id) ?? { places: [], legs: [] };
      const days = weatherDays(cruise, route, moment.time_zone, span);
      const ahead = days.filter(({ ends_at }) => Temporal.Instant.compare(ends_at, moment.now) > 0);
      return [cruise.id, ahead.map((day) => ({ ...day, place: placeWithin(provider, day, moment.now) }))];
    }),
  );
}

function placeWithin(provider: WeatherProvider, day: WeatherDayPlace, now: string): ForecastPlace | null {
  const days_ahead = nightsBetween(dayAt(now, day.time_zone), day.date);
  return days_ahead < provider.horizon_days ? placeOf(provider, day) : null;
}

/** The places of the days, each once. */
export function placesOf(days: readonly PlannedDay[]): ForecastPlace[] {
  const places = days.map(({ place }) => place).filter((place) => place !== null);
  return [...new Map(places.map((place) => [place.key, place])).values()];
}

/** Of days that are not over, those in a port of the catalogue that have begun, each once. */
export function daysInPort(days: readonly PlannedDay[], now: string): DayInPort[] {
  const found = days.flatMap(({ port_id, date, place, starts_at }) => {
    const has_begun = Temporal.Instant.compare(starts_at, now) <= 0;
    return port_id === null || place === null || !has_begun
      ? []
      : [{ port_id, date, place: place.key, starts_at }];
  });
  return eachOnce(found);
}

/** One for each port and date: a date comes twice where the date line is crossed eastward. */
function eachOnce<Day extends { port_id: string; date: string }>(days: readonly Day[]): Day[] {
  return [...new Map(days.map((day) => [`${day.port_id} ${day.date}`, day])).values()];
}

/** The weather that was kept of the days in port of some cruises, in their order, each once; two statements. */
export async function listPastWeather(
  services: Pick<Services, 'database'>,
  cruises: readonly DatedRecord[],
  moment: Moment,
): Promise<Map<string, PastWeatherDay[]>> {
  const routes = await readRoutesByIds(
    services,
    cruises.map(({ id }) => id),
  );
  const days_of = cruises.map((cruise) => {
    const { start_date, end_date, id } = cruise;
    const latest = addDays(start_date, days_told);
    const span = { from: start_date, to: end_date < latest ? end_date : latest };
    const route = routes.get(id) ?? { places: [], legs: [] };
    return { id, days: weatherDays(cruise, route, moment.time_zone, span) };
  });
  const in_port = days_of.flatMap(({ days }) =>
    days.flatMap(({ port_id, date }) => (port_id === null ? [] : [{ port_id, date }])),
  );
  const kept = await readPastWeather(services.database.query, in_port);
  const known = new Map(kept.map((weather) => [`${weather.port_id} ${weather.date}`, weather]));
  return new Map(
    days_of.map(({ id, days }) => {
      const found = days.flatMap(({ port_id, date, place_name }) => {
        const weather = known.get(`${port_id} ${date}`);
        return weather === undefined ? [] : [{ ...weather, place_name }];
      });
      return [id, eachOnce(found)];
    }),
  );
}

/** The days between which cruises have weather, with a spare day for the zones of their ports. */
export function windowAround(now: Date): { from: string; to: string } {
  const today = dayAt(now.toISOString(), 'UTC');
  return { from: addDays(today, -1), to: addDays(today, weather_days_before + 1) };
}
