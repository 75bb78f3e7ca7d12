import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { cruises } from '../table.ts';

/**
 * The way of a cruise over water, worked out when its ports are saved and never while it is read. No row: not worked
 * out yet, or the cruise has fewer than two places.
 */
export const cruise_routes = pgTable('cruise_routes', {
  cruise_id: uuid()
    .primaryKey()
    .references(() => cruises.id, { onDelete: 'cascade' }),
  /** of the sea-route network; routes of an older one are worked out again */
  network: text().notNull(),
  distance_nm: integer().notNull(),
  /** what it crosses: keys of `domain/crossings.ts` */
  crossings: text().array().notNull(),
  /** the contract's `legs`, as JSON text: passed on without being looked at */
  legs: text().notNull(),
});
