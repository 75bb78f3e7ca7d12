import { sql } from 'drizzle-orm';
import { type ConstructorOptions, fromDrizzle, PgBoss, type JobResult, type QueueOptions } from 'pg-boss';
import { inRequest, oncePerSecond, requestId, type Log } from '#server/platform/log.ts';
import { isPassing } from './failures.ts';
import type { Database, Queryable } from './shape.ts';

/*
 * Jobs, by pg-boss: a job is a row beside our own, so it exists exactly when its cause was committed, and one of
 * several servers does it (docs/decisions/050-jobs.md).
 */

/** A kind of job, with its retries. `Data` is stored as JSON. */
export interface JobKind<Data extends object> {
  name: string;
  options: QueueOptions;
  /** how many of them one server does at the same time */
  at_once: number;
  /** how many it fetches together, so that each of thousands does not wait for its own fetch */
  batch?: number;
  /** whether a person waits for it: see `look_s` */
  is_awaited?: true;
  /** for the compiler alone */
  data?: Data;
}

/** A try of a job. */
export interface Attempt {
  job_id: string;
  /** whether a failure of this try is final */
  is_last: boolean;
}

export interface Jobs {
  /**
   * Adds a job in the transaction of its cause. `kept_s`: how long the finished job is kept, if not as its kind says;
   * `once_in_s`: not if this or another server added one in the same span of so many seconds.
   */
  send<Data extends object>(
    tx: Queryable,
    kind: JobKind<Data>,
    data: Data,
    options?: { kept_s?: number; once_in_s?: number },
  ): Promise<void>;
  /** `send` for many at once. */
  sendAll<Data extends object>(tx: Queryable, kind: JobKind<Data>, data: readonly Data[]): Promise<void>;
  /** Does jobs of a kind from now on. A failed one is retried until its retries end, or it throws `FinalFailure`. */
  work<Data extends object>(
    kind: JobKind<Data>,
    handler: (data: Data, attempt: Attempt) => Promise<void>,
  ): Promise<void>;
  /** Retries failed jobs after the commit of the transaction. */
  retry(tx: Queryable, kind: JobKind<object>, ids: string[]): Promise<void>;
  /** resolves when the queues answer */
  ping(): Promise<void>;
  /** Waits a moment for jobs under way, then closes. Unfinished jobs are retried later. */
  stop(): Promise<void>;
}

/** Thrown by a handler when retries would be of no use: the job has finally failed. */
export class FinalFailure extends Error {}

/** Longer than the wait for a mail under way, so that its outcome is recorded. */
const farewell_ms = 6_000;
/**
 * How often workers look for jobs without a notification, in seconds. One can be lost: behind PgBouncer `LISTEN` hears
 * nothing, and when the machine's clock is set back a job that was just added is not due yet.
 */
const look_s = { awaited: 5, other: 30 };
const nobody = '00000000-0000-4000-8000-000000000000';

function optionsFor({ kind, job_store }: Database): ConstructorOptions {
  const is_shared = kind === 'postgresql';
  // jobs of a killed server begin again within a minute, if their kind has a heartbeat; the embedded database has no
  // other server, and each check is seven writes
  const checks_s = is_shared ? 15 : 600;
  return {
    ...job_store,
    useListenNotify: true,
    schedule: false,
    // finished jobs are removed every hour, as they may name people
    maintenanceIntervalSeconds: 3600,
    // no job of ours waits for another one, and the check for such jobs is a write each time
    flowIntervalSeconds: 3600,
    superviseIntervalSeconds: checks_s,
    monitorIntervalSeconds: checks_s,
    monitorVacuum: is_shared,
    reindex: is_shared,
  };
}

/** The request that added a job, kept beside the data of the job: its lines in the log have the id of the request. */
interface Requested {
  request_id?: string;
}

function withRequest(data: object): object {
  const request_id = requestId();
  return request_id === undefined ? data : ({ ...data, request_id } satisfies Requested);
}

/** Opens the queues in a database; they are created at the first start. */
export async function openJobs(
  database: Database,
  log: Log,
  kinds: readonly JobKind<object>[],
): Promise<Jobs> {
  const boss = new PgBoss(optionsFor(database));
  const logFailure = (error: Error, count = 1) =>
    log.error({ err: error, count }, 'a job or its queue failed');
  const logOutage = oncePerSecond(logFailure);
  // without a listener the event would end the process: the database may be away for a moment
  boss.on('error', (error) => (isPassing(error) ? logOutage : logFailure)(error));
  boss.on('warning', ({ message }) => log.warn({ reason: message }, 'the queue of jobs warns'));
  await boss.start();
  // the embedded database has one server: jobs of a killed one begin again now, not in some minutes
  if (database.kind === 'embedded') {
    await database.query.execute(
      sql`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`,
    );
  }
  for (const { name, options } of kinds) {
    const settings = { ...options, notify: true };
    if ((await boss.getQueue(name)) === null) await boss.createQueue(name, settings);
    else await boss.updateQueue(name, settings);
    // a queue is looked up at its first use, on a handle that inside a transaction of PGlite would wait for ever
    await boss.findJobs(name, { id: nobody });
  }
  return {
    async send(tx, { name }, data, { kept_s, once_in_s } = {}) {
      const kept = kept_s === undefined ? {} : { deleteAfterSeconds: kept_s };
      const once = once_in_s === undefined ? {} : { singletonSeconds: once_in_s };
      await boss.send(name, withRequest(data), { db: fromDrizzle(tx, sql), ...kept, ...once });
    },
    async sendAll(tx, { name }, all) {
      if (all.length === 0) return;
      await boss.insert(
        name,
        all.map((data) => ({ data: withRequest(data) })),
        { db: fromDrizzle(tx, sql) },
      );
    },
    async work({ name, at_once, batch = 1, is_awaited }, handler) {
      const settings = {
        localConcurrency: Math.ceil(at_once / batch),
        batchSize: batch,
        notifyPollingIntervalSeconds: is_awaited ? look_s.awaited : look_s.other,
        burstWhenBatchFull: true,
        includeMetadata: true,
        perJobResults: true,
      } as const;
      // One notification announces all jobs of a transaction, and all that arrive during a job: a worker that fetches
      // jobs one by one fetches again, as it would else sleep for half a minute after the first.
      const lookAgain = async () => {
        if (batch === 1) boss.notifyWorker(await working);
      };
      const working = boss.work(name, settings, (jobs) =>
        Promise.all(
          jobs.map(async ({ id, data, retryCount, retryLimit }): Promise<JobResult> => {
            const attempt = { job_id: id, is_last: retryCount >= retryLimit };
            try {
              const { request_id, ...own } = data as Parameters<typeof handler>[0] & Requested;
              await inRequest(request_id, () => handler(own as Parameters<typeof handler>[0], attempt));
              return { id, status: 'completed' };
            } catch (error) {
              const output = { message: error instanceof Error ? error.message : String(error) };
              return { id, status: error instanceof FinalFailure ? 'deadletter' : 'failed', output };
            } finally {
              await lookAgain();
            }
          }),
        ),
      );
      await working;
    },
    async retry(tx, { name }, ids) {
      if (ids.length === 0) return;
      const db = fromDrizzle(tx, sql);
      await boss.retry(name, ids, { db });
      // with a new start time they are kept as long as new ones, and workers are notified at once
      for (const id of ids) await boss.update(name, undefined, { id, startAfter: 0, db });
    },
    async ping() {
      await boss.getQueues();
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: farewell_ms });
    },
  };
}
