import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

/*
 * The catalogue: the data of `reference/`, the same for everybody. Columns have the names of its rows. A row that is no
 * longer in the reference data stays with `is_active` false, because cruises reference it.
 */

/** All names and codes of a row, folded by `reference/search-text.ts`. */
const search_text = () => text().notNull();
const is_active = () => boolean().notNull().default(true);

export const cruise_lines = pgTable('cruise_lines', {
  id: text().primaryKey(),
  name: text().notNull(),
  aliases: text().array().notNull(),
  country: text().notNull(),
  type: text().$type<'ocean' | 'expedition' | 'river'>().notNull(),
  website: text(),
  loyalty_programme: text(),
  status: text().notNull(),
  parent: text(),
  colour: text().notNull(),
  monogram: text().notNull(),
  search_text: search_text(),
  is_active: is_active(),
});

export const ships = pgTable(
  'ships',
  {
    id: text().primaryKey(),
    cruise_line_id: text()
      .notNull()
      .references(() => cruise_lines.id),
    name: text().notNull(),
    year_in_service: integer(),
    gross_tonnage: integer(),
    passengers_double: integer(),
    imo: text(),
    status: text().notNull(),
    former_names: text().array().notNull(),
    later_name: text(),
    length_m: doublePrecision(),
    type: text().notNull(),
    /** how it is drawn; null of a ship that an operator added before ships were drawn */
    hull: text(),
    search_text: search_text(),
    is_active: is_active(),
    /** when an operator added it: a later edition that lacks it leaves it; one that has it takes it over */
    added_at: timestamp({ withTimezone: true, mode: 'string' }),
  },
  (table) => [index('ships_cruise_line').on(table.cruise_line_id)],
);

export const ports = pgTable('ports', {
  id: text().primaryKey(),
  name: text().notNull(),
  country: text().notNull(),
  lat: doublePrecision().notNull(),
  lon: doublePrecision().notNull(),
  time_zone: text().notNull(),
  unlocode: text(),
  aliases: text().array().notNull(),
  kind: text().notNull(),
  search_text: search_text(),
  is_active: is_active(),
});

/** `id` is the IATA code. */
export const airports = pgTable('airports', {
  id: text().primaryKey(),
  icao: text(),
  name: text().notNull(),
  city: text(),
  country: text().notNull(),
  lat: doublePrecision().notNull(),
  lon: doublePrecision().notNull(),
  time_zone: text().notNull(),
  size: text().notNull(),
  scheduled: boolean().notNull(),
  search_text: search_text(),
  is_active: is_active(),
});

/** `id` is the IATA code. */
export const airlines = pgTable('airlines', {
  id: text().primaryKey(),
  icao: text().notNull(),
  name: text().notNull(),
  country: text().notNull(),
  search_text: search_text(),
  is_active: is_active(),
});

/**
 * `ended_on` is the last day of a programme that another one has replaced. `unit` is the unit of its balance; its
 * credit for a cruise is null if that depends on data that no record holds.
 */
export const loyalty_programmes = pgTable(
  'loyalty_programmes',
  {
    id: text().primaryKey(),
    cruise_line_id: text()
      .notNull()
      .references(() => cruise_lines.id),
    name: text().notNull(),
    ended_on: date({ mode: 'string' }),
    unit: text(),
    points_per_night: integer(),
    points_per_cruise: integer(),
    suite_multiplier: doublePrecision(),
    solo_multiplier: doublePrecision(),
    suite_solo_multiplier: doublePrecision(),
    multiplies: text(),
    rule_note: text(),
    rule_as_of_year: integer(),
    rule_source: text(),
    is_active: is_active(),
  },
  (table) => [index('loyalty_programmes_cruise_line').on(table.cruise_line_id)],
);

/** `threshold` counts `unit`; some programmes have a second condition. `rank` 1 is the lowest tier. */
export const loyalty_tiers = pgTable(
  'loyalty_tiers',
  {
    id: text().primaryKey(),
    programme_id: text()
      .notNull()
      .references(() => loyalty_programmes.id),
    name: text().notNull(),
    rank: integer().notNull(),
    unit: text().notNull(),
    threshold: integer(),
    alt_unit: text(),
    alt_threshold: integer(),
    note: text(),
    as_of_year: integer().notNull(),
    source: text().notNull(),
    is_active: is_active(),
  },
  (table) => [index('loyalty_tiers_programme').on(table.programme_id)],
);

/** Days before sailing when the balance is due; `max_nights` null: any length. A suggestion only. */
export const final_payment_rules = pgTable(
  'final_payment_rules',
  {
    id: text().primaryKey(),
    cruise_line_id: text()
      .notNull()
      .references(() => cruise_lines.id),
    min_nights: integer().notNull(),
    max_nights: integer(),
    days_before: integer().notNull(),
    note: text(),
    as_of_year: integer().notNull(),
    source: text().notNull(),
    is_active: is_active(),
  },
  (table) => [index('final_payment_rules_cruise_line').on(table.cruise_line_id)],
);

/** One row, `reference`: the version of the data that the other tables hold. */
export const catalog_versions = pgTable('catalog_versions', {
  name: text().primaryKey(),
  version: text().notNull(),
});
