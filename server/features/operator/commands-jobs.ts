import { z } from 'zod';
import type { JobKind } from '#server/database/jobs.ts';
import { command_line } from '#server/features/audit/actions.ts';
import { retryJobs } from '#server/features/mail/actions.ts';
import { CommandError, exit_codes } from '#server/platform/command-line/command-error.ts';
import { argument, command, flag, type Command } from '#server/platform/command-line/command.ts';
import { formatInstant, formatJson, formatTable } from '#server/platform/command-line/output.ts';
import { listJobs } from './actions.ts';

/** As many as a person reads; the screen has pages. */
const most = 1000;

/** @param kinds all kinds of jobs, which may fail: mails are one of them */
export function jobCommands(kinds: readonly JobKind<object>[]): readonly Command[] {
  const list = command({
    name: 'job list',
    about: 'Lists mails and other work that finally failed, the oldest first, for a week. Times are in UTC.',
    takes: {
      all: flag('also what waits for its first or next try'),
      json: flag('print JSON, for programs'),
    },
    async run(services, { all, json }) {
      const { items } = await listJobs(services, kinds, { state: all ? 'all' : 'failed', limit: most });
      if (json) return formatJson(items);
      if (items.length === 0) return all ? 'Nothing waits.' : 'Nothing has failed.';
      const rows = items.map((job) => [
        job.id,
        job.queue,
        job.kind ?? '',
        job.to ?? '',
        formatInstant(job.created_at),
        String(job.tries),
        job.has_failed ? 'failed' : formatInstant(job.next_try_at),
        job.error ?? '',
      ]);
      return formatTable(['id', 'queue', 'kind', 'to', 'created', 'tries', 'next try', 'last error'], rows);
    },
  });

  const retry = command({
    name: 'job retry',
    about: 'Has a mail or other work that finally failed tried again, or all of it.',
    takes: {
      id: argument('id', 'the id from the list', z.uuid('must be an id from the list').optional()),
      all: flag('all that finally failed'),
    },
    async run(services, { id, all }) {
      if ((id === undefined) !== all)
        throw new CommandError('Give either the id of a job or --all.', exit_codes.usage);
      const count = await retryJobs(services, command_line, kinds, id === undefined ? undefined : [id]);
      if (id !== undefined && count === 0)
        throw new CommandError(`There is no failed job with the id ${id}.`);
      if (count === 0) return 'Nothing has failed.';
      return count === 1 ? '1 job is tried again.' : `${count} jobs are tried again.`;
    },
  });

  return [list, retry];
}
