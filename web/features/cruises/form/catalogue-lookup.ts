import type { QueryClient } from '@tanstack/react-query';
import { fold } from '#domain/fold.ts';
import { read } from '#web/lib/queries.ts';
import { type CatalogueName, catalogue_ids } from '../fields.ts';
import type { FormValues } from './form-values.ts';

export type CatalogueKind = 'line' | 'ship' | 'port';

/** What a list of suggestions shows of a line, ship or port. */
export interface Entry {
  id: string;
  name: string;
  /** other names and codes it is found by */
  other_names: readonly string[];
  country?: string;
  year?: number;
  state?: 'active' | 'ordered' | 'retired';
  /** the line a ship sails for */
  line?: { id: string; name: string };
}

export const kinds: Record<CatalogueName, CatalogueKind> = {
  cruise_line: 'line',
  ship_name: 'ship',
  start_port: 'port',
  end_port: 'port',
};

/** As many as somebody looks through; each that is drawn is time between two keys on a phone. */
const shown = 12;
/** Entries of the catalogue that have all words of a text in one of their names or codes. */
export async function lookUp(
  queries: QueryClient,
  kind: CatalogueKind,
  text: string,
  cruise_line_id: string,
): Promise<Entry[]> {
  const q = text.trim();
  const query = { limit: shown, ...(q !== '' && { q }) };
  if (kind === 'line') {
    const { items } = await queries.query({
      ...read('GET catalog/cruise-lines', { query }),
      staleTime: 'static',
    });
    return items.map(({ id, name, aliases, country }) => ({ id, name, other_names: aliases, country }));
  }
  if (kind === 'port') {
    const { items } = await queries.query({ ...read('GET catalog/ports', { query }), staleTime: 'static' });
    return items.map(({ id, name, aliases, unlocode, country }) => ({
      id,
      name,
      other_names: unlocode === null ? aliases : [...aliases, unlocode],
      country,
    }));
  }
  const of_line = cruise_line_id === '' ? query : { ...query, cruise_line_id };
  const { items } = await queries.query(read('GET catalog/ships', { query: of_line }));
  return items.map((ship) => ({
    id: ship.id,
    name: ship.name,
    other_names: ship.former_names,
    state: ship.status,
    line: { id: ship.cruise_line_id, name: ship.cruise_line },
    ...(ship.year_in_service !== null && { year: ship.year_in_service }),
  }));
}

/** The one entry that a text names exactly; undefined when there is none, or several. */
export function exactEntry(entries: readonly Entry[], text: string): Entry | undefined {
  const wanted = fold(text);
  if (wanted === '') return undefined;
  const named = entries.filter(({ name }) => fold(name) === wanted);
  const found =
    named.length > 0
      ? named
      : entries.filter(({ other_names }) => other_names.some((name) => fold(name) === wanted));
  // Of two ships with one name, the one in service is meant.
  const sailing = found.filter(({ state }) => state !== 'retired');
  return found.length === 1 ? found[0] : sailing.length === 1 ? sailing[0] : undefined;
}

/**
 * Gives ids to names that were typed out without choosing them from the list, so that a port typed by hand has its zone
 * too. What the catalogue does not know, or cannot say now, stays as it was typed.
 */
export async function linkNames(
  queries: QueryClient,
  values: FormValues,
  names: readonly CatalogueName[],
): Promise<FormValues> {
  // The line first: of two ships with one name the one of that line is meant.
  const of_lines = await linkEach(
    queries,
    values,
    names.filter((name) => kinds[name] === 'line'),
  );
  return linkEach(
    queries,
    of_lines,
    names.filter((name) => kinds[name] !== 'line'),
  );
}

async function linkEach(
  queries: QueryClient,
  values: FormValues,
  names: readonly CatalogueName[],
): Promise<FormValues> {
  const linked = { ...values };
  await Promise.all(
    names.map(async (name) => {
      const id = catalogue_ids[name];
      const text = values[name].trim();
      if (text === '' || values[id] !== '') return;
      const entries = await inTime(lookUp(queries, kinds[name], text, values.cruise_line_id));
      const entry = exactEntry(entries ?? [], text);
      if (entry !== undefined) linked[id] = entry.id;
    }),
  );
  return linked;
}

const patience_ms = 2_000;

/** What comes soon. The typed name is enough to save, so nobody waits for a network that is gone. */
async function inTime<Value>(coming: Promise<Value>): Promise<Value | undefined> {
  const patience = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), patience_ms);
  });
  return Promise.race([coming.catch(() => undefined), patience]);
}
