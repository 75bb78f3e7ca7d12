import { sql } from 'drizzle-orm';

const most_shown = 20;

/**
 * Other records of the same ship and start date, or the same booking number, as a JSON list, within a query of
 * `cruises`. Blank numbers, and names without a letter, do not match.
 */
export const duplicatesJson = sql.raw(`(
  select coalesce(json_agg(json_build_object(
      'id', twin.id, 'ship_name', twin.ship_name, 'start_date', twin.start_date,
      'booking_number', twin.booking_number, 'stateroom', twin.stateroom,
      'cancelled_at', to_char(twin.cancelled_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
    ) order by twin.start_date, twin.id), '[]')
  from (
    select * from cruises as same_ship where same_ship.owner_id = cruises.owner_id
      and same_ship.ship_key = cruises.ship_key and cruises.ship_key <> '' and same_ship.start_date = cruises.start_date
    union
    select * from cruises as same_booking where same_booking.owner_id = cruises.owner_id
      and same_booking.booking_number = cruises.booking_number and trim(cruises.booking_number) <> ''
    limit ${most_shown}
  ) as twin where twin.id <> cruises.id)`);
