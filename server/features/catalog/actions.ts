import type { Language } from '#domain/languages.ts';
import { CodedError } from '#server/platform/errors.ts';
import { countriesIn } from '#server/platform/format-countries.ts';
import type { Services } from '#server/services.ts';
import * as store from './store.ts';

type Catalog = Pick<Services, 'database'>;

/** What was asked for. `q` as typed; without it everything up to the limit. */
interface Wish {
  q?: string | undefined;
  limit: number;
}

/*
 * Lists and ships are JSON text with exactly the contract's fields.
 */

export function listCruiseLines({ database }: Catalog, { q, limit }: Wish): Promise<string> {
  if (q === undefined) return store.listCruiseLines(database.query, limit);
  return store.search(database.query, 'cruise_lines', { q, limit });
}

/** @throws CodedError `not_found` for a line that never was */
export async function listShipsOfLine({ database }: Catalog, cruise_line_id: string): Promise<string> {
  if (!(await store.isCruiseLine(database.query, cruise_line_id))) throw new CodedError('not_found');
  return store.findShips(database.query, { cruise_line_id, q: '', limit: 1000 });
}

export function findShips(
  { database }: Catalog,
  { q = '', limit, cruise_line_id }: Wish & { cruise_line_id?: string | undefined },
): Promise<string> {
  if (cruise_line_id === undefined) return store.search(database.query, 'ships', { q, limit });
  return store.findShips(database.query, { cruise_line_id, q, limit });
}

/** @throws CodedError `not_found` */
export async function readShip({ database }: Catalog, id: string): Promise<string> {
  const ship = await store.readShip(database.query, id);
  if (ship === null) throw new CodedError('not_found');
  return ship;
}

export function find(
  { database }: Catalog,
  kind: 'ports' | 'airports' | 'airlines',
  { q = '', limit }: Wish,
): Promise<string> {
  return store.search(database.query, kind, { q, limit });
}

export function listProgrammes({ database }: Catalog): Promise<string> {
  return store.listProgrammes(database.query);
}

/** Every country by its name in a language. Not in the database: their names come with the run time. */
export function listCountries(language: Language): {
  items: { code: string; name: string }[];
  next_cursor: null;
  total: number;
} {
  const items = countriesIn(language);
  return { items, next_cursor: null, total: items.length };
}
