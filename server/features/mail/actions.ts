import type { JobKind } from '#server/database/jobs.ts';
import type { Queryable } from '#server/database/shape.ts';
import { writeAuditEntry, type Actor } from '#server/features/audit/actions.ts';
import type { Message } from '#server/platform/mail/shape.ts';
import type { Services } from '#server/services.ts';
import * as store from './store.ts';

/**
 * A mail that waits to be written and sent. It names subject and receiver, not the text: links and codes are created
 * when it is written, so that none is in the database, and its text is in the reader's language at that time. Only an
 * invitation without a mail server brings its link along: its owner was shown it.
 */
export interface Letter {
  kind: string;
  /** its account; waiting mails are deleted with the account */
  user_id?: string;
  [particular: string]: string | undefined;
}

/** Writes the mails of a kind. null: no longer needed, for instance because the account was deleted. */
export type Writer = (services: Services, letter: Letter) => Promise<Message | null>;

/** The waits grow from 15 seconds to half an hour, two hours in all: a mail server that is restarted is up by then. */
export const mail_job: JobKind<Letter> = {
  name: 'mail',
  options: {
    retryLimit: 9,
    retryDelay: 15,
    retryBackoff: true,
    retryDelayMax: 1800,
    expireInSeconds: 120,
    heartbeatSeconds: 20,
    deleteAfterSeconds: 7 * 86_400,
  },
  at_once: 10,
  batch: 5,
  is_awaited: true,
};

/** Sends a mail after the transaction is committed, and only then. */
export async function post({ jobs }: Pick<Services, 'jobs'>, tx: Queryable, letter: Letter): Promise<void> {
  await jobs.send(tx, mail_job, letter);
}

/** `post` for many at once. */
export async function postAll(
  { jobs }: Pick<Services, 'jobs'>,
  tx: Queryable,
  letters: readonly Letter[],
): Promise<void> {
  await jobs.sendAll(tx, mail_job, letters);
}

/** `post` for the last mail to a deleted account, of which no data may be kept. */
export async function postFarewell(
  { jobs }: Pick<Services, 'jobs'>,
  tx: Queryable,
  letter: Letter,
): Promise<void> {
  await jobs.send(tx, mail_job, letter, { kept_s: 60 });
}

/** Deletes the mails to an address, sent and waiting, when the account moves to another one. */
export async function forgetMail(tx: Queryable, email_key: string): Promise<void> {
  await store.deleteMailOf(tx, mail_job.name, { email_key });
}

/** Before an account is deleted, in the same transaction: its mails are deleted, sent and waiting. */
export async function purge(
  _services: object,
  tx: Queryable,
  { id, email_key }: { id: string; email_key: string },
): Promise<void> {
  await store.deleteMailOf(tx, mail_job.name, { user_id: id, email_key });
}

/** Mails that finally failed, and with `all` those that wait for a try. */
export async function listWaiting(
  { database }: Pick<Services, 'database'>,
  which: 'failed' | 'all',
): Promise<store.WaitingJob[]> {
  return store.listWaiting(database.query, [mail_job.name], which);
}

/** Other work that finally failed is kept as mails are. */
export async function listWaitingJobs(
  { database }: Pick<Services, 'database'>,
  kinds: readonly JobKind<object>[],
  which: 'failed' | 'all',
  place: store.Place,
): Promise<{ items: store.WaitingJob[]; total: number }> {
  const queues = kinds.map(({ name }) => name);
  return {
    items: await store.listWaiting(database.query, queues, which, place),
    total: await store.countWaiting(database.query, queues, which),
  };
}

export async function countWaitingJobs(
  { database }: Pick<Services, 'database'>,
  kinds: readonly JobKind<object>[],
  which: 'failed' | 'all',
): Promise<number> {
  return store.countWaiting(
    database.query,
    kinds.map(({ name }) => name),
    which,
  );
}

/** Retries mails and other work that finally failed; without ids all of it. @returns their number */
export async function retryJobs(
  services: Pick<Services, 'clock' | 'database' | 'jobs'>,
  actor: Actor,
  kinds: readonly JobKind<object>[],
  ids?: readonly string[],
): Promise<number> {
  const queues = kinds.map(({ name }) => name);
  return services.database.transaction(async (tx) => {
    const failed = await store.listWaiting(tx, queues, 'failed');
    const wanted = failed.filter(({ id }) => ids === undefined || ids.includes(id));
    for (const kind of kinds) {
      const of_kind = wanted.filter(({ queue }) => queue === kind.name).map(({ id }) => id);
      if (of_kind.length === 0) continue;
      await services.jobs.retry(tx, kind, of_kind);
      const after = { jobs: of_kind.length };
      await writeAuditEntry(services, tx, actor, { action: 'job.retry', subject: kind.name, after });
    }
    return wanted.length;
  });
}
