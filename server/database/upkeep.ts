import type { Log } from '#server/platform/log.ts';
import type { EmbeddedPostgres } from './embedded.ts';
import type { EmbeddedClient } from './statements-embedded.ts';

/*
 * The work of a checkpointer and autovacuum beside a PostgreSQL. The embedded one is a single process without them: its
 * log grew as long as it ran (1.3 GB were seen, and 24 s of recovery), and so did every table that is written to.
 */

/** In bytes of the log: recovery after a kill reads that much, and this many segments of 16 MB are kept. */
const checkpoint_when_quiet = 16e6;
const checkpoint_at_most = 48e6;
/** A page is logged in full at its first change after a checkpoint, so an idle server makes few checkpoints. */
const checkpoint_every_ms = 60 * 60_000;
/** So that each cleaning is small. */
const look_after = 2e6;

/** Cleaning this much takes 200 ms at worst; larger work waits for the night, unless it would grow too large. */
const most_by_day = 16e6;
const most_dead_by_day = 32e6;
const quiet_hour = 3;

/** This many calls of others are answered between two steps; without calls the next step follows at once. */
const turns_of_others = 5;
const look_ms = 10;

interface Table {
  name: string;
  is_dead: boolean;
  is_changed: boolean;
}

/** Due by the default thresholds of PostgreSQL's autovacuum; TOAST counts as a table of its own. */
const due_by_day = `
  select relid::regclass::text as name, is_dead, is_changed
  from (
    select relid, n_dead_tup as dead, n_live_tup as live,
      n_dead_tup >= 50 + 0.2 * n_live_tup as is_dead,
      n_mod_since_analyze >= 50 + 0.1 * n_live_tup and schemaname <> 'pg_toast' as is_changed
    from pg_stat_all_tables
  ) tables
  cross join lateral (
    select pg_relation_size(relid) + pg_indexes_size(relid) as octets where is_dead or is_changed
  ) sizes
  where octets < ${most_by_day} or octets * dead >= ${most_dead_by_day} * (dead + live)`;

/** All changed tables, and all tables after a crash, which loses the counts. */
const due_at_night = `
  select relid::regclass::text as name,
    last_vacuum is null or n_dead_tup > 0 or n_ins_since_vacuum > 0 as is_dead,
    (last_analyze is null or n_mod_since_analyze > 0) and schemaname <> 'pg_toast' as is_changed
  from pg_stat_all_tables`;

/** Cleans the embedded database while it is used, in its own queue and in steps between which other calls run. */
export class Upkeep {
  readonly #pglite: EmbeddedPostgres;
  readonly #log: Log;
  #doing: Promise<void> = Promise.resolve();
  #is_closed = false;
  /** whether cleaning by amount waits or is under way */
  #is_due = false;
  #asking = 0;
  #hearAnswered: () => void = () => undefined;
  /** bytes of the log at the last of each */
  #looked_at = 0;
  #checkpoint_at = 0;
  #last_checkpoint: Date | null = null;
  #last_night: string | null = null;

  constructor(pglite: EmbeddedPostgres, log: Log) {
    this.#pglite = pglite;
    this.#log = log;
  }

  /** The same calls; after each the growth of the log is checked. */
  watch(asked: EmbeddedClient): EmbeddedClient {
    return {
      exec: (...given) => this.#watched(() => asked.exec(...given)),
      listen: (...given) => asked.listen(...given),
      query: (...given) => this.#watched(() => asked.query(...given)),
      transaction: (work) => this.#watched(() => asked.transaction(work)),
    };
  }

  /** Call this every minute: does the work that is due by time. */
  tidy(now: Date): Promise<void> {
    return this.#afterOthers(async () => {
      const night = now.getHours() === quiet_hour ? now.toDateString() : null;
      if (night !== null && night !== this.#last_night) {
        this.#last_night = night;
        await this.#clean(due_at_night);
      } else if (this.#since(this.#looked_at) > 0) {
        await this.#clean(due_by_day);
      }
      this.#last_checkpoint ??= now;
      const waited_ms = now.getTime() - this.#last_checkpoint.getTime();
      const since = this.#since(this.#checkpoint_at);
      if (since < checkpoint_when_quiet && (since === 0 || waited_ms < checkpoint_every_ms)) return;
      this.#last_checkpoint = now;
      await this.#checkpoint();
    });
  }

  /** Resolves when the step under way has ended. */
  async close(): Promise<void> {
    this.#is_closed = true;
    await this.#doing;
  }

  async #watched<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    this.#asking += 1;
    try {
      return await ask();
    } finally {
      this.#asking -= 1;
      this.#hearAnswered();
      if (!this.#is_due && this.#since(this.#looked_at) >= look_after) {
        this.#is_due = true;
        void this.#afterOthers(() => this.#clean(due_by_day)).finally(() => (this.#is_due = false));
      }
    }
  }

  /** Bytes that were written to the log since. */
  #since(then: number): number {
    return this.#pglite.octetsLogged() - then;
  }

  #afterOthers(work: () => Promise<void>): Promise<void> {
    this.#doing = this.#doing.then(work).catch((error: unknown) => {
      this.#log.warn({ err: error }, 'could not clean the database');
    });
    return this.#doing;
  }

  async #clean(due: string): Promise<void> {
    this.#looked_at = this.#pglite.octetsLogged();
    // PostgreSQL holds its counts back for a second
    await this.#step('select pg_stat_force_next_flush()');
    if (this.#is_closed) return;
    const { rows } = await this.#pglite.query<Table>(due);
    for (const { name, is_dead, is_changed } of rows) {
      if (is_dead) await this.#step(`vacuum (process_toast false) ${name}`);
      if (is_changed) await this.#step(`analyze ${name}`);
    }
  }

  async #step(statement: string): Promise<void> {
    await this.#giveWay();
    await this.#run(statement);
    if (this.#since(this.#checkpoint_at) >= checkpoint_at_most) await this.#checkpoint();
  }

  async #checkpoint(): Promise<void> {
    this.#checkpoint_at = this.#pglite.octetsLogged();
    await this.#run('checkpoint');
  }

  async #run(statement: string): Promise<void> {
    if (this.#is_closed) return;
    this.#log.debug({ statement }, 'cleaning the database');
    await this.#pglite.exec(statement);
    this.#log.debug({ statement }, 'cleaned the database');
  }

  /** Not by time alone: an unbroken series of statements lets no timer run. */
  #giveWay(): Promise<void> {
    return new Promise((resolve) => {
      let turns = 0;
      const timer = setInterval(() => this.#asking === 0 && go(), look_ms);
      const go = () => {
        clearInterval(timer);
        this.#hearAnswered = () => undefined;
        resolve();
      };
      this.#hearAnswered = () => {
        turns += 1;
        if (turns >= turns_of_others) go();
      };
    });
  }
}
