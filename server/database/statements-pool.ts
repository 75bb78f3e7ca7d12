import { callbackify } from 'node:util';
import type { ClientBase, Pool, QueryConfig, QueryResult } from 'pg';
import { codeOf, isChanged, isLent, isOutdated } from './failures.ts';
import { KeptStatements, nameOf } from './statements.ts';

/** What node-postgres has of a connection that its types do not tell. */
interface Wire {
  /** names that it has sent to be read; what stands there it does not send again */
  parsedStatements: Record<string, string>;
  close(statement: { type: 'S'; name: string }): void;
}

type Asked = string | (QueryConfig & { submit?: unknown });
type Done = (error: Error | null, result?: QueryResult) => void;
type Ask = (asked: Asked, values?: unknown[]) => Promise<QueryResult>;

/** What all connections of a pool go by. */
interface Common {
  /** another number: everything that was prepared before is outdated */
  generation: number;
  /** Whether connections are lent to others between two calls of ours, so that what we prepared is not there. */
  is_lent: boolean;
}

const aborted = '25P02';

/** Lets each connection of a pool keep its statements prepared: see `KeptStatements`. */
export function keepStatementsOf(pool: Pool): void {
  const common: Common = { generation: 0, is_lent: false };
  pool.on('connect', (client) => keepOn(client, common));
}

function keepOn(client: ClientBase, common: Common): void {
  const kept = new KeptStatements<string>();
  const { connection } = client as unknown as { connection: Wire };
  const ask = client.query.bind(client) as unknown as Ask;
  let { generation } = common;

  const close = (names: readonly string[]) => {
    for (const name of names) {
      Reflect.deleteProperty(connection.parsedStatements, name);
      connection.close({ type: 'S', name });
    }
  };
  /** The name that a text is prepared under; null: it is not. */
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
  const askKept = async (asked: Asked, values: unknown[] | undefined): Promise<QueryResult> => {
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
        // within a transaction nothing can be run again
        throw codeOf(second) === aborted ? error : second;
      }
    }
  };
  const askBack = callbackify(askKept);
  // the pool itself asks with a callback, who was lent a connection without
  client.query = ((asked: Asked, values?: unknown[], done?: Done) =>
    done === undefined ? askKept(asked, values) : askBack(asked, values, done)) as ClientBase['query'];
}
