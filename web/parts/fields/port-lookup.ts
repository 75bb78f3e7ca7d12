import type { QueryClient } from '@tanstack/react-query';
import { type Entry, exactEntry, lookUp } from './catalogue.ts';
import { pause } from '#web/ui/turns.ts';

const patience_ms = 2_000;

/** A port chosen from the catalogue. */
export interface ChosenPort {
  id: string;
  name: string;
  country: string;
  is_scenic: boolean;
}

/** A port of the catalogue in the shape of the schedule. */
export function portOf({ id, name, country = '', is_scenic = false }: Entry): ChosenPort {
  return { id, name, country, is_scenic };
}

/** Adds ids to typed ports, if the catalogue answers soon: the name is enough to save. */
export async function linkPorts<Row extends { port_id: string | null; port_name: string }>(
  queries: QueryClient,
  rows: readonly Row[],
): Promise<Row[]> {
  const patience = pause(patience_ms);
  return Promise.all(
    rows.map(async (row) => {
      if (row.port_id !== null || row.port_name.trim() === '') return row;
      const found = lookUp(queries, 'port', row.port_name).catch(() => undefined);
      const port = exactEntry((await Promise.race([found, patience])) ?? [], row.port_name);
      if (port === undefined) return row;
      const { id: port_id, name: port_name, country } = portOf(port);
      return { ...row, port_id, port_name, country };
    }),
  );
}
