import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { cruises } from '../table.ts';

/**
 * The route of a cruise over water, computed when its ports are saved and never during a read. No row: not computed
 * yet, or the cruise has fewer than two places.
 */
export const cruise_routes = pgTable('cruise_routes', {
  cruise_id: uuid()
    .primaryKey()
    .references(() => cruises.id, { onDelete: 'cascade' }),
  /** of the sea-route network; routes of an older one are computed again */
  network: text().notNull(),
  distance_nm: integer().notNull(),
  /** the crossings of the route: keys of `domain/crossings.ts` */
  crossings: text().array().notNull(),
  /** the contract's `legs`, as JSON text: passed on without parsing */
  legs: text().notNull(),
});
