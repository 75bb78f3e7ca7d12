import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** An instant. */
const at = () => timestamp({ withTimezone: true, mode: 'string' });

/**
 * The last good answer of a provider for a place, for all users: a place is asked about once an hour at most, whoever
 * looks. It names nobody.
 */
export const weather_forecasts = pgTable(
  'weather_forecasts',
  {
    /** provider and rounded position, for instance `open-meteo 25.1 -77.3` */
    place: text().primaryKey(),
    /** when a server last set out to ask; the next may an hour later, also when nothing came back */
    asked_at: at().notNull(),
    answered_at: at(),
    /** `Forecast` of domain/weather.ts as JSON text; null: never answered */
    forecast: text(),
    /** why the last try failed, for the operator's log and metrics */
    failure: text(),
  },
  (table) => [index('weather_forecasts_asked_at').on(table.asked_at)],
);
