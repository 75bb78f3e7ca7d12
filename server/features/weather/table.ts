import { date, doublePrecision, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** An instant. */
const at = () => timestamp({ withTimezone: true, mode: 'string' });

/**
 * The last good answer of a provider for a place, for all users: a place is requested once an hour at most, whoever
 * looks. It names no user.
 */
export const weather_forecasts = pgTable(
  'weather_forecasts',
  {
    /** provider and rounded position, for instance `open-meteo 25.1 -77.3` */
    place: text().primaryKey(),
    /** the start of the latest request; the next may follow an hour later, also after a failure */
    asked_at: at().notNull(),
    answered_at: at(),
    /** `Forecast` of domain/weather.ts as JSON text; null: never answered */
    forecast: text(),
    /** why the last try failed, for the operator's log and metrics */
    failure: text(),
  },
  (table) => [index('weather_forecasts_asked_at').on(table.asked_at)],
);

/**
 * The weather of a port on a day when a cruise called there, for all users and for good: what the provider told last on
 * that day. It names no user.
 */
export const past_weather = pgTable(
  'past_weather',
  {
    port_id: text().notNull(),
    /** by the calendar of the port */
    date: date({ mode: 'string' }).notNull(),
    /** the value of WEATHER_PROVIDER, for the attribution */
    provider: text().notNull(),
    condition: text(),
    /** degrees Celsius */
    high: doublePrecision().notNull(),
    low: doublePrecision().notNull(),
    answered_at: at().notNull(),
  },
  (table) => [primaryKey({ columns: [table.port_id, table.date] })],
);
