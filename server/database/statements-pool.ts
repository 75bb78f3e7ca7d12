import { callbackify } from 'node:util';
import type { ClientBase, Pool, QueryConfig, QueryResult } from 'pg';
import {
  codeOf,
  isChanged,
  isLent,
  isOutdated,
  isPassing,
  isUnanswered,
  OutcomeUnknown,
} from './failures.ts';
import { nameOf, StatementCache } from './statements.ts';

/** Members of node-postgres's connection that its types lack. */
interface Wire {
  /** names that were sent for parsing; those in here are not sent again */
  parsedStatements: Record<string, string>;
  close(statement: { type: 'S'; name: string }): void;
}

type QueryInput = string | (QueryConfig & { submit?: unknown });
type QueryCallback = (error: Error | null, result?: QueryResult) => void;
type QueryFunction = (asked: QueryInput, values?: unknown[]) => Promise<QueryResult>;

/** State that all connections of a pool share. */
interface PoolState {
  /** a new number makes all statements that were prepared before outdated */
  generation: number;
  /** Whether a pooler lends connections to others between our calls, so that our prepared statements are lost. */
  is_lent: boolean;
}

const aborted = '25P02';

const writes = /^\s*(?:(?:insert|update|delete)\b|with\b[^]*\b(?:insert\s+into|update|delete\s+from)\b)/i;
const commits = /^\s*commit\b/i;

/**
 * Lets a commit, or a write that is its own transaction, fail with `OutcomeUnknown` when its answer is lost. PostgreSQL
 * answers one as done, with a warning, that timed out while it waited for its standby: a failover would lose it.
 */
function tellUnknown(client: ClientBase): QueryFunction {
  const ask = client.query.bind(client) as unknown as QueryFunction;
  let unknown: OutcomeUnknown | null = null;
  client.on('notice', ({ routine }) => {
    if (routine === 'SyncRepWaitForLSN')
      unknown = new OutcomeUnknown('the standby did not confirm the commit');
  });
  return async (asked, values) => {
    // of the rollback that follows a failed commit
    if (unknown !== null) throw unknown;
    const text = typeof asked === 'string' ? asked : asked.text;
    const is_last = commits.test(text) || (client.getTransactionStatus() === 'I' && writes.test(text));
    try {
      const result = await ask(asked, values);
      if (unknown !== null) throw unknown as OutcomeUnknown;
      return result;
    } catch (error) {
      if (is_last && isUnanswered(error))
        unknown ??= new OutcomeUnknown('the connection broke during the commit', { cause: error });
      throw unknown ?? error;
    }
  };
}

/**
 * Lets each connection of a pool keep its statements prepared: see `StatementCache`. A commit whose answer is lost fails
 * with `OutcomeUnknown`.
 */
export function keepStatementsOf(pool: Pool): void {
  const common: PoolState = { generation: 0, is_lent: false };
  pool.on('connect', (client) => keepOn(client, common));
  // the pool's own fails with the error of the connection, before that of the statement is known
  pool.query = (async (asked: QueryConfig, values?: unknown[]) => {
    const client = await pool.connect();
    let is_broken = false;
    try {
      return await client.query(asked, values);
    } catch (error) {
      is_broken = isPassing(error);
      throw error;
    } finally {
      client.release(is_broken);
    }
  }) as Pool['query'];
}

function keepOn(client: ClientBase, common: PoolState): void {
  const kept = new StatementCache<string>();
  const { connection } = client as unknown as { connection: Wire };
  const ask = tellUnknown(client);
  let { generation } = common;

  const close = (names: readonly string[]) => {
    for (const name of names) {
      Reflect.deleteProperty(connection.parsedStatements, name);
      connection.close({ type: 'S', name });
    }
  };
  /** The name under which a text is prepared; null: it is not. */
  const nameFor = (text: string): string | null => {
    if (common.is_lent) return null;
    if (generation !== common.generation) {
      generation = common.generation;
      close(kept.clear());
    }
    const known = kept.find(text);
    if (known !== undefined) return known;
    if (!kept.isWorthKeeping(text)) return null;
    const name = nameOf(text);
    close(kept.keep(text, name));
    return name;
  };
  const askKept = async (asked: QueryInput, values: unknown[] | undefined): Promise<QueryResult> => {
    if (typeof asked === 'string' || asked.submit !== undefined || asked.name !== undefined)
      return ask(asked, values);
    const name = nameFor(asked.text);
    if (name === null) return ask(asked, values);
    try {
      return await ask({ ...asked, name }, values);
    } catch (error) {
      if (!isOutdated(error)) throw error;
      if (isLent(error)) common.is_lent = true;
      else if (isChanged(error)) common.generation += 1;
      else {
        kept.forget(asked.text);
        close([name]);
      }
      try {
        const again = nameFor(asked.text);
        return await ask(again === null ? asked : { ...asked, name: again }, values);
      } catch (second) {
        // within a transaction nothing can be retried
        throw codeOf(second) === aborted ? error : second;
      }
    }
  };
  const askBack = callbackify(askKept);
  // the pool itself calls with a callback, borrowers of a connection without
  client.query = ((asked: QueryInput, values?: unknown[], done?: QueryCallback) =>
    done === undefined ? askKept(asked, values) : askBack(asked, values, done)) as ClientBase['query'];
}
