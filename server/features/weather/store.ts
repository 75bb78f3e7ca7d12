import { and, asc, eq, gt, gte, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Condition, Forecast, WeatherAlert } from '#domain/weather.ts';
import type { Queryable } from '#server/database/shape.ts';
import { users } from '#server/features/users/table.ts';
import { cruises } from '#server/features/cruises/table.ts';
import { past_weather, weather_forecasts } from './table.ts';

/* No function here takes a scope: forecasts belong to places, not to users. */

/** The stored forecast of a place; times in milliseconds since 1970. */
export interface StoredForecast {
  asked_ms: number;
  answered_ms: number | null;
  forecast: Forecast | null;
  /** of the last try; null: it succeeded, or is under way */
  failure: string | null;
}

const milliseconds = (column: typeof weather_forecasts.asked_at | typeof weather_forecasts.answered_at) =>
  sql<number | null>`(extract(epoch from ${column}) * 1000)::float8`;

/** The stored forecasts of some places, by their keys; one statement. */
export async function readForecasts(
  query: Queryable,
  places: readonly string[],
): Promise<Map<string, StoredForecast>> {
  if (places.length === 0) return new Map();
  const rows = await query
    .select({
      place: weather_forecasts.place,
      asked_ms: milliseconds(weather_forecasts.asked_at),
      answered_ms: milliseconds(weather_forecasts.answered_at),
      forecast: weather_forecasts.forecast,
      failure: weather_forecasts.failure,
    })
    .from(weather_forecasts)
    .where(inArray(weather_forecasts.place, [...places]));
  return new Map(
    rows.map(({ place, asked_ms, forecast, ...row }) => [
      place,
      {
        ...row,
        asked_ms: asked_ms ?? 0,
        forecast: forecast === null ? null : (JSON.parse(forecast) as Forecast),
      },
    ]),
  );
}

/** Only the warnings of some places, from answers after a moment; one statement. */
export async function readAlerts(
  query: Queryable,
  places: readonly string[],
  answered_after: string,
): Promise<Map<string, WeatherAlert[]>> {
  if (places.length === 0) return new Map();
  const rows = await query
    .select({
      place: weather_forecasts.place,
      alerts: sql<string | null>`(${weather_forecasts.forecast}::json -> 'alerts')::text`,
    })
    .from(weather_forecasts)
    .where(
      and(inArray(weather_forecasts.place, [...places]), gt(weather_forecasts.answered_at, answered_after)),
    );
  return new Map(
    rows.map(({ place, alerts }) => [place, (JSON.parse(alerts ?? 'null') as WeatherAlert[] | null) ?? []]),
  );
}

/** A pause or turn further ahead was set by a clock that was ahead. */
export const longest_pause_s = 24 * 3600;

/**
 * Takes the turn to request a place: of all servers and readers that want it at once one gets it, and none during a
 * pause that the provider asked for. One statement, so that nothing can happen between the check and the update.
 */
export async function takeTurn(
  query: Queryable,
  { place, provider }: { place: string; provider: string },
  { now, asked_before }: { now: string; asked_before: string },
): Promise<boolean> {
  const { rows } = await query.execute(sql`
    insert into ${weather_forecasts} (place, asked_at)
    select ${place}, ${now}::timestamptz
    where not exists (
      select from ${weather_forecasts} paused where paused.place = ${provider} and paused.asked_at > ${now}
        and paused.asked_at <= ${now}::timestamptz + ${longest_pause_s} * interval '1 second'
    )
    on conflict (place) do update set asked_at = excluded.asked_at, failure = null
    where ${weather_forecasts}.asked_at <= ${asked_before}
      or ${weather_forecasts}.asked_at > ${now}::timestamptz + interval '1 hour'
    returning place`);
  return rows.length > 0;
}

export async function keepAnswer(
  query: Queryable,
  place: string,
  answered_at: string,
  forecast: Forecast,
): Promise<void> {
  await query
    .update(weather_forecasts)
    .set({ answered_at, forecast: JSON.stringify(forecast), failure: null })
    .where(eq(weather_forecasts.place, place));
}

/** Stores a failure; the last good answer stays. */
export async function keepFailure(query: Queryable, place: string, failure: string): Promise<void> {
  await query.update(weather_forecasts).set({ failure }).where(eq(weather_forecasts.place, place));
}

/** Sets a pause of all calls to a provider. Its row is like that of a place, requested at the end of the pause. */
export async function pause(query: Queryable, provider: string, until: string): Promise<void> {
  await query
    .insert(weather_forecasts)
    .values({ place: provider, asked_at: until })
    .onConflictDoUpdate({
      target: weather_forecasts.place,
      set: {
        asked_at: sql`case when ${weather_forecasts.asked_at} between excluded.asked_at
            and excluded.asked_at + ${longest_pause_s} * interval '1 second'
          then ${weather_forecasts.asked_at} else excluded.asked_at end`,
      },
    });
}

export async function deleteForecasts(query: Queryable, asked_before: string): Promise<void> {
  await query.delete(weather_forecasts).where(lt(weather_forecasts.asked_at, asked_before));
}

/** A day at a port while it lasts. */
export interface DayInPort {
  port_id: string;
  date: string;
  /** the key of its forecast */
  place: string;
  /** an instant, RFC 3339 in UTC */
  starts_at: string;
}

/**
 * Keeps the weather of days in port, as the provider told it since the day began. A later answer replaces an earlier
 * one, in whatever order servers write. One statement; it reads only forecasts that came since the last time.
 */
export async function keepPastWeather(
  query: Queryable,
  provider: string,
  days: readonly DayInPort[],
): Promise<void> {
  if (days.length === 0) return;
  await query.execute(sql`
    insert into ${past_weather} (port_id, date, provider, condition, high, low, answered_at)
    select here.port_id, here.date, ${provider}, told.day ->> 'condition', (told.day ->> 'high')::float8,
      (told.day ->> 'low')::float8, known.answered_at
    from json_to_recordset(${JSON.stringify(days)}::json)
        as here(port_id text, date date, place text, starts_at timestamptz)
      join ${weather_forecasts} known on known.place = here.place and known.answered_at >= here.starts_at
      left join ${past_weather} kept on kept.port_id = here.port_id and kept.date = here.date
      cross join lateral json_array_elements(known.forecast::json -> 'days') told(day)
    where (kept.answered_at is null or kept.answered_at < known.answered_at)
      and told.day ->> 'date' = here.date::text
      and told.day ->> 'high' is not null and told.day ->> 'low' is not null
    on conflict (port_id, date) do update set provider = excluded.provider, condition = excluded.condition,
      high = excluded.high, low = excluded.low, answered_at = excluded.answered_at
    where ${past_weather}.answered_at < excluded.answered_at`);
}

/** The kept weather of a port on a day. */
export interface StoredPastWeather {
  port_id: string;
  date: string;
  /** its key */
  provider: string;
  condition: Condition | null;
  /** degrees Celsius */
  high: number;
  low: number;
}

/** The kept weather of some days in port; one statement. */
export async function readPastWeather(
  query: Queryable,
  days: readonly { port_id: string; date: string }[],
): Promise<StoredPastWeather[]> {
  if (days.length === 0) return [];
  const { port_id, date, provider, condition, high, low } = past_weather;
  const rows = await query
    .select({ port_id, date, provider, condition, high, low })
    .from(past_weather)
    .where(
      sql`(${port_id}, ${date}) in (select port_id, date
        from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as days (port_id text, date date))`,
    );
  return rows.map((row) => ({ ...row, condition: row.condition as Condition | null }));
}

/** A cruise that may have weather, with the plan of its owner. */
export interface WeatherCruise {
  id: string;
  plan_name: string;
  plan_expiry: string | null;
}

/** More than a traveller sails in a fortnight: each place costs a call an hour, and providers count them. */
const most_of_one_owner = 10;

/**
 * Cruises that are not cancelled and touch some days: a small part of all, read once in a round. Of each owner only the
 * first few, or a single account could use up the calls that a provider allows.
 */
export async function listCruises(
  query: Queryable,
  { from, to }: { from: string; to: string },
): Promise<WeatherCruise[]> {
  const place = sql<number>`row_number() over (partition by ${cruises.owner_id} order by ${cruises.start_date}, ${cruises.id})`;
  const touching = query
    .select({
      id: cruises.id,
      plan_name: users.plan_name,
      plan_expiry: users.plan_expiry,
      place: place.as('place'),
    })
    .from(cruises)
    .innerJoin(users, eq(users.id, cruises.owner_id))
    .where(and(lte(cruises.start_date, to), gte(cruises.end_date, from), isNull(cruises.cancelled_at)))
    .as('touching');
  return query
    .select({ id: touching.id, plan_name: touching.plan_name, plan_expiry: touching.plan_expiry })
    .from(touching)
    .where(lte(touching.place, most_of_one_owner))
    .orderBy(asc(touching.id));
}
