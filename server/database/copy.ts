import type { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzleNodePostgres } from 'drizzle-orm/node-postgres';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Client, type ClientConfig } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { CopyMode, CopySession, Queryable } from './shape.ts';

const begin: Record<CopyMode, string> = {
  snapshot: 'isolation level repeatable read, read only',
  load: 'isolation level read committed',
};

/** The text of a value must not depend on the settings of a server: the same rows have the same hash everywhere. */
const same_text = `
  set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0`;

/** On a connection of its own, as those of the pool give up a statement after seconds. */
export async function copyOnServer<Result>(
  config: ClientConfig,
  mode: CopyMode,
  work: (session: CopySession) => Promise<Result>,
): Promise<Result> {
  const client = new Client(config);
  // without a listener a connection that breaks between two statements would end the process
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(`begin transaction ${begin[mode]}`);
    const tx = drizzleNodePostgres(client) as unknown as Queryable;
    await client.query(same_text);
    const result = await work({
      tx,
      copyOut: (query) => client.query(copyTo(`copy (${query}) to stdout`)),
      async copyIn(target, lines) {
        await pipeline(Readable.from([lines]), client.query(copyFrom(`copy ${target} from stdin`)));
      },
    });
    await client.query('commit');
    return result;
  } finally {
    // a transaction that was not committed ends with its connection
    await client.end();
  }
}

/** All other calls of the embedded database wait for the end of the transaction: it has one connection. */
export function copyEmbedded<Result>(
  pglite: PGlite,
  mode: CopyMode,
  work: (session: CopySession) => Promise<Result>,
): Promise<Result> {
  return pglite.transaction(async (transaction) => {
    await transaction.exec(`set transaction ${begin[mode]}`);
    const tx = drizzleEmbedded({ client: transaction as unknown as PGlite }) as unknown as Queryable;
    await transaction.exec(same_text);
    return work({
      tx,
      async *copyOut(query) {
        const { blob } = await transaction.query(`copy (${query}) to '/dev/blob'`);
        if (blob !== undefined) yield* Readable.fromWeb(blob.stream() as ReadableStream);
      },
      async copyIn(target, lines) {
        await transaction.query(`copy ${target} from '/dev/blob'`, [], {
          blob: new Blob([lines as BlobPart]),
        });
      },
    });
  });
}
