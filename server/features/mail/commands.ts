import { z } from 'zod';
import { argument, command, flag, type Command } from '#server/platform/command-line/command.ts';
import { CommandError, exit_codes } from '#server/platform/command-line/command-error.ts';
import { command_line } from '#server/features/audit/actions.ts';
import { formatInstant, formatJson, formatTable, isoInstant } from '#server/platform/command-line/output.ts';
import type { WaitingJob } from './store.ts';
import { listWaiting, mail_job, retryJobs } from './actions.ts';

const list = command({
  name: 'mail list',
  about: 'Lists the mails that finally failed, the oldest first, for a week. Times are in UTC.',
  takes: {
    all: flag('also those that wait for their first or next try'),
    json: flag('print JSON, for programs'),
  },
  async run(services, { all, json }) {
    const mails = await listWaiting(services, all ? 'all' : 'failed');
    if (json) {
      const instants = ({ created_at, next_try_at }: Pick<WaitingJob, 'created_at' | 'next_try_at'>) => ({
        created_at: isoInstant(created_at),
        next_try_at: isoInstant(next_try_at),
      });
      return formatJson(mails.map(({ queue: _queue, ...mail }) => ({ ...mail, ...instants(mail) })));
    }
    if (mails.length === 0) return all ? 'No mail waits.' : 'No mail has failed.';
    const rows = mails.map((mail) => [
      mail.id,
      mail.kind ?? '',
      mail.to ?? '',
      formatInstant(mail.created_at),
      String(mail.tries),
      mail.has_failed ? 'failed' : formatInstant(mail.next_try_at),
      mail.error ?? '',
    ]);
    return formatTable(['id', 'kind', 'to', 'created', 'tries', 'next try', 'last error'], rows);
  },
});

const retry = command({
  name: 'mail retry',
  about: 'Has a mail that finally failed tried again, or all of them.',
  takes: {
    id: argument('id', 'the id from the list', z.string().optional()),
    all: flag('all that finally failed'),
  },
  async run(services, { id, all }) {
    if ((id === undefined) !== all) {
      throw new CommandError('Give either the id of a mail or --all.', exit_codes.usage);
    }
    const failed = await listWaiting(services, 'failed');
    const ids = failed.map((mail) => mail.id).filter((other) => all || other === id);
    if (ids.length === 0 && !all) throw new CommandError(`There is no failed mail with the id ${id}.`);
    if (ids.length === 0) return 'No mail has failed.';
    await retryJobs(services, command_line, [mail_job], ids);
    return ids.length === 1 ? '1 mail is tried again.' : `${ids.length} mails are tried again.`;
  },
});

export const mail_commands: readonly Command[] = [list, retry];
