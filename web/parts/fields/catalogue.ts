import type { QueryClient } from '@tanstack/react-query';
import { partsOf, portName } from '#domain/port-names.ts';
import { activeLanguage, portNamesIn } from '#web/lib/catalogues.ts';
import { exactMatches, type NamedEntry } from './best-matches.ts';
import { read } from '#web/lib/queries.ts';

export type CatalogueKind = 'line' | 'ship' | 'port';

/** A line, ship or port in a list of suggestions. */
export interface Entry extends NamedEntry {
  /** its name in the reader's language, where that is another */
  label?: string;
  country?: string;
  year?: number;
  state?: 'active' | 'ordered' | 'retired';
  /** the line a ship sails for */
  line?: { id: string; name: string };
  /** a place that ships pass without a stop */
  is_scenic?: boolean;
}

/** As many as a reader looks through; each one rendered delays the next key on a phone. */
const shown = 12;

/** Entries of the catalogue whose names or codes contain all words of a text; ships of one line or of all. */
export async function lookUp(
  queries: QueryClient,
  kind: CatalogueKind,
  text: string,
  cruise_line_id = '',
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
    const names = portNamesIn(activeLanguage().language);
    return items.map(({ id, name, aliases, unlocode, country, kind: of_port }) => {
      const label = portName(name, names);
      const other_names = [...partsOf(label), name, ...aliases, unlocode ?? ''];
      return { id, name, label, other_names, country, is_scenic: of_port === 'scenic' };
    });
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
export function exactEntry<One extends Entry>(entries: readonly One[], text: string): One | undefined {
  const found = exactMatches(entries, text);
  // Of two ships with one name, the one in service counts.
  const sailing = found.filter(({ state }) => state !== 'retired');
  return found.length === 1 ? found[0] : sailing.length === 1 ? sailing[0] : undefined;
}
