import { fold } from '#domain/fold.ts';
import type { Departure } from '#domain/schedule.ts';
import { instantsOf } from '#domain/timeline.ts';
import type { Queryable } from '#server/database/shape.ts';
import { spelled } from '#server/features/catalog/access.ts';
import { fieldError } from '#server/platform/errors.ts';
import * as store from './store.ts';

/** A record to be written; incomplete when it comes from a request. */
export type Row = Parameters<typeof store.insertCruises>[2][number] & { id: string };

/**
 * Adds the fields that follow from the written ones: names of catalogue entries, zones, instants, search texts. @throws
 * CodedError `invalid`
 */
export async function completeRow(
  query: Queryable,
  row: Row,
  first_departure: Departure | null = null,
): Promise<Row> {
  const entries = await store.readCatalogueEntries(query, row);
  for (const field of ['cruise_line_id', 'ship_id', 'start_port_id', 'end_port_id'] as const) {
    if ((row[field] ?? null) !== null && entries[field] === null) throw fieldError(field, 'not_in_catalogue');
  }
  const { cruise_line_id: line, ship_id: ship, start_port_id: start, end_port_id: end } = entries;
  if (ship !== null && line !== null && ship.cruise_line_id !== line.id)
    throw fieldError('ship_id', 'ship_of_other_line');
  const ship_name = row.ship_name?.trim() ? row.ship_name : (ship?.name ?? null);
  if (ship_name === null) throw fieldError('ship_name', 'required');
  const named = {
    ...row,
    cruise_line_id: line?.id ?? null,
    ship_name,
    cruise_line: row.cruise_line?.trim() ? row.cruise_line : (line?.name ?? null),
    start_port: spelled(row.start_port, start),
    end_port: spelled(row.end_port, end),
    start_zone: start?.time_zone ?? null,
    end_zone: end?.time_zone ?? null,
  };
  return {
    ...named,
    ...instantsOf({ ...named, first_departure }),
    ship_key: fold(ship_name),
    search_text: searchText(named),
  };
}

/** All texts of a record by which a person would search for it. */
function searchText(row: Row): string {
  const texts = [
    row.ship_name,
    row.cruise_line,
    row.itinerary,
    row.start_port,
    row.end_port,
    row.booking_number,
    row.booking_id,
    row.stateroom,
    row.travel_agent,
    row.notes,
  ];
  return fold(texts.filter((text) => typeof text === 'string').join(' '));
}
