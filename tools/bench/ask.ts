// Direct access to the database, without the product.
import { join } from 'node:path';
import { Pool } from 'pg';

import { openEmbedded } from '#server/database/embedded.ts';

export type Ask = (query: string, values?: (string | number)[]) => Promise<{ rows: unknown[] }>;

/** The same handle as in the real server: PGlite with the product's fsync, or a pool of ten connections. */
export async function openAsk(settings: {
  readonly [name: string]: string | undefined;
}): Promise<{ ask: Ask; close: () => Promise<void> }> {
  const { DATABASE_URL, DATA_DIR = '' } = settings;
  if (DATABASE_URL === undefined) {
    const pglite = await openEmbedded(join(DATA_DIR, 'database'));
    return { ask: (query, values) => pglite.query(query, values), close: () => pglite.close() };
  }
  const pool = new Pool({ connectionString: DATABASE_URL, max: 10, options: '-c TimeZone=UTC' });
  return { ask: (query, values) => pool.query(query, values), close: () => pool.end() };
}
