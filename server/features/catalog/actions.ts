import { searchTextOfShip } from '#reference/search-text.ts';
import { hullOf } from '#domain/hulls.ts';
import { foldedWords } from '#domain/fold.ts';
import type { Language } from '#domain/languages.ts';
import type { Queryable } from '#server/database/shape.ts';
import { CodedError, fieldError } from '#server/platform/errors.ts';
import { countriesIn } from '#server/platform/format-countries.ts';
import type { Services } from '#server/services.ts';
import * as store from './store.ts';

type Catalog = Pick<Services, 'database'>;

/** A search. `q` as typed; without it everything up to the limit. */
interface CatalogSearch {
  q?: string | undefined;
  limit: number;
}

/*
 * Lists and ships are JSON text with exactly the contract's fields.
 */

export function listCruiseLines({ database }: Catalog, { q, limit }: CatalogSearch): Promise<string> {
  if (q === undefined) return store.listCruiseLines(database.query, limit);
  return store.search(database.query, 'cruise_lines', { q, limit });
}

/** @throws CodedError `not_found` for an unknown line */
export async function listShipsOfLine({ database }: Catalog, cruise_line_id: string): Promise<string> {
  if (!(await store.isCruiseLine(database.query, cruise_line_id))) throw new CodedError('not_found');
  return store.findShips(database.query, { cruise_line_id, q: '', limit: 1000 });
}

export function findShips(
  { database }: Catalog,
  { q = '', limit, cruise_line_id }: CatalogSearch & { cruise_line_id?: string | undefined },
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
  { q = '', limit }: CatalogSearch,
): Promise<string> {
  return store.search(database.query, kind, { q, limit });
}

export function listProgrammes({ database }: Catalog): Promise<string> {
  return store.listProgrammes(database.query);
}

/** A ship that an operator adds. */
export interface NewShip {
  name: string;
  cruise_line_id: string;
  year_in_service: number | null;
  gross_tonnage: number | null;
  passengers_double: number | null;
  imo: string | null;
  status: 'active' | 'ordered' | 'retired';
}

/**
 * Adds a ship to the catalogue, where it stays in later editions. Its id is made like those of the editions, so that an
 * edition that has the ship takes it over.
 * @returns its id
 * @throws CodedError `conflict` for a ship that exists; `invalid` on `ship.cruise_line_id`
 */
export async function addShip(tx: Queryable, ship: NewShip, now: string): Promise<string> {
  const line = await store.findLine(tx, ship.cruise_line_id);
  if (line === null) throw fieldError('ship.cruise_line_id', 'not_in_catalogue');
  const words = [ship.cruise_line_id, ...foldedWords(ship.name), ship.year_in_service ?? ''];
  const id = words.filter((word) => word !== '').join('-');
  const name = ship.name.trim();
  const row = { ...ship, id, name, former_names: [], later_name: null, length_m: null };
  const search_text = searchTextOfShip(row, [line.name, ...line.aliases]);
  const hull = hullOf({ ...row, type: line.type });
  const is_new = await store.insertShip(tx, { ...row, type: line.type, hull, search_text, added_at: now });
  if (!is_new) throw new CodedError('conflict');
  return id;
}

/** All countries with their names in a language. Not from the database: the names come with the runtime. */
export function listCountries(language: Language): {
  items: { code: string; name: string }[];
  next_cursor: null;
  total: number;
} {
  const items = countriesIn(language);
  return { items, next_cursor: null, total: items.length };
}
