import type { QueryClient } from '@tanstack/react-query';
import { fold } from '#domain/fold.ts';
import { read } from '#web/lib/queries.ts';
import { type Entry, exactEntry } from '../form/catalogue-lookup.ts';
import type { ChosenPort } from './editor-changes.ts';
import type { EditorRow } from './editor-rows.ts';

export interface PortEntry extends Entry, ChosenPort {
  country: string;
}

const shown = 8;
/** Fewer letters begin too many names to choose one of them. */
const enough_letters = 2;
const patience_ms = 2_000;

/** Ports that have all words of a text in one of their names or codes. */
export async function findPorts(queries: QueryClient, text: string): Promise<PortEntry[]> {
  const q = text.trim();
  if (q.length < enough_letters) return [];
  const { items } = await queries.query({
    ...read('GET catalog/ports', { query: { q, limit: shown } }),
    staleTime: 'static',
  });
  return items.map(({ id, name, country, aliases, unlocode, kind }) => ({
    id,
    name,
    country,
    other_names: unlocode === null ? aliases : [...aliases, unlocode],
    is_scenic: kind === 'scenic',
  }));
}

/** The port that a text names; with `begins`, also the first one that begins so: `coz` is Cozumel. */
export function portNamed(
  entries: readonly PortEntry[],
  text: string,
  begins: boolean,
): PortEntry | undefined {
  const exact = exactEntry(entries, text);
  if (exact !== undefined) return entries.find(({ id }) => id === exact.id);
  const wanted = fold(text);
  if (!begins || wanted.length < enough_letters) return undefined;
  return entries.find(({ name, other_names }) =>
    [name, ...other_names].some((one) => fold(one).startsWith(wanted)),
  );
}

/** Gives ids to ports that were typed out, as far as the catalogue answers soon: the name is enough to save. */
export async function linkPorts(queries: QueryClient, rows: readonly EditorRow[]): Promise<EditorRow[]> {
  const patience = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), patience_ms);
  });
  return Promise.all(
    rows.map(async (row) => {
      if (row.port_id !== null || row.port_name.trim() === '') return row;
      const found = findPorts(queries, row.port_name).catch(() => undefined);
      const port = portNamed((await Promise.race([found, patience])) ?? [], row.port_name, false);
      return port === undefined
        ? row
        : { ...row, port_id: port.id, port_name: port.name, country: port.country };
    }),
  );
}
