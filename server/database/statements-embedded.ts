import { parse, protocol, type PGlite, type Results, type Transaction } from '@electric-sql/pglite';
import { codeOf, isOutdated } from './failures.ts';
import { nameOf, StatementCache } from './statements.ts';

type Options = Pick<NonNullable<Parameters<PGlite['query']>[2]>, 'rowMode' | 'parsers' | 'serializers'>;
type Message = Awaited<ReturnType<PGlite['execProtocolStream']>>[number];

/** A parsed statement: its parameters, and its description of the columns. */
interface ParsedStatement {
  readonly name: string;
  readonly parameters: readonly number[];
  readonly columns: readonly Message[];
}

/** The part of the embedded database that Drizzle and the jobs use. */
export interface EmbeddedClient extends Pick<PGlite, 'query' | 'exec' | 'listen'> {
  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>;
}

/**
 * The upkeep analyses tables while the database is used (upkeep.ts), which renews their plans. That may come later than
 * a small table has become a large one, and in memory it never comes. So plans are also renewed after this many rows.
 */
const rows_between_plans = 1000;

const { serialize } = protocol;
const unnamed = '';
const aborted = '25P02';

/** The embedded database with prepared statements, which take two calls each instead of six. */
export function keepStatements(pglite: PGlite): EmbeddedClient {
  const statements = new EmbeddedStatements(pglite);
  return {
    exec: (...given) => pglite.exec(...given),
    listen: (...given) => pglite.listen(...given),
    async query<Row>(text: string, values?: unknown[], options?: Options) {
      await pglite._checkReady();
      return pglite._runExclusiveTransaction(async () => {
        const results = await statements.ask<Row>(text, values, options);
        await pglite.syncToFs();
        return results;
      });
    },
    transaction: (work) =>
      pglite.transaction((tx) =>
        work({
          ...tx,
          get closed() {
            return tx.closed;
          },
          query<Row>(text: string, values?: unknown[], options?: Options) {
            if (tx.closed) throw new Error('The transaction is over.');
            return statements.ask<Row>(text, values, options);
          },
        }),
      ),
  };
}

class EmbeddedStatements {
  readonly #pglite: PGlite;
  readonly #kept = new StatementCache<ParsedStatement>();
  /** names to deallocate with the next call */
  readonly #gone: string[] = [];
  #rows_written = 0;

  constructor(pglite: PGlite) {
    this.#pglite = pglite;
  }

  /** Runs a statement; the caller has the transaction. */
  ask<Row>(text: string, values: readonly unknown[] = [], options: Options = {}): Promise<Results<Row>> {
    return this.#pglite._runExclusiveQuery(async () => {
      const kept = this.#kept.find(text);
      if (kept === undefined) return this.#run<Row>(await this.#read(text), values, options);
      try {
        return await this.#run<Row>(kept, values, options);
      } catch (error) {
        if (!isOutdated(error)) throw error;
        this.#forgetAll();
        try {
          return await this.#run<Row>(await this.#read(text), values, options);
        } catch (second) {
          // within a transaction nothing can be retried
          throw codeOf(second) === aborted ? error : second;
        }
      }
    });
  }

  async #read(text: string): Promise<ParsedStatement> {
    const is_kept = this.#kept.isWorthKeeping(text);
    const name = is_kept ? nameOf(text) : unnamed;
    const columns = await this.#send([
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
    ]);
    const read = { name, columns, parameters: parse.parseDescribeStatementResults(columns) };
    if (is_kept) this.#gone.push(...this.#kept.keep(text, read).map((each) => each.name));
    return read;
  }

  async #run<Row>(
    { name, parameters, columns }: ParsedStatement,
    values: readonly unknown[],
    options: Options,
  ) {
    const { serializers, parsers } = this.#pglite;
    const given = values.map((value, index) => {
      if (value === null || value === undefined) return null;
      const type = parameters[index] ?? 0;
      return (options.serializers?.[type] ?? serializers[type] ?? String)(value);
    });
    const messages = await this.#send([
      serialize.bind({ statement: name, values: given }),
      serialize.execute({}),
    ]);
    const [results] = parse.parseResults([...columns, ...messages], parsers, options);
    if (results === undefined) throw new Error('a statement without a result');
    this.#rows_written += results.affectedRows ?? 0;
    if (this.#rows_written >= rows_between_plans) this.#forgetAll();
    return results as Results<Row>;
  }

  #forgetAll(): void {
    this.#rows_written = 0;
    this.#gone.push(...this.#kept.clear().map(({ name }) => name));
  }

  /** With the `sync` in the same call: after an error the database ignores everything before it. */
  #send(messages: readonly Uint8Array[]): Promise<Message[]> {
    const closes = this.#gone.splice(0).map((name) => serialize.close({ type: 'S', name }));
    return this.#pglite.execProtocolStream(Buffer.concat([...closes, ...messages, serialize.sync()]), {
      syncToFs: false,
    });
  }
}
