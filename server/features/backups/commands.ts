import { createReadStream, existsSync, rmSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { type Config, replaceSecret } from '#server/config.ts';
import { openBlank } from '#server/database/database.ts';
import { codeOf } from '#server/database/failures.ts';
import { openJobs, type JobKind } from '#server/database/jobs.ts';
import { countAsSent } from '#server/features/reminders/actions.ts';
import { isSealed, UnreadableBackup } from '#server/platform/backup-file/backup-file.ts';
import { systemClock } from '#server/platform/clock.ts';
import { CommandError, exit_codes } from '#server/platform/command-line/command-error.ts';
import { argument, asked, command, flag, type Command } from '#server/platform/command-line/command.ts';
import type { Person } from '#server/platform/command-line/person.ts';
import { CannotStart } from '#server/platform/errors.ts';
import { openFiles } from '#server/platform/files/files.ts';
import { openLog } from '#server/platform/log.ts';
import { describeBackup, nameOf, writeBackupFile } from './actions-file.ts';
import { type Loaded, loadBackup } from './actions-restore.ts';

const standard_stream = '-';
const passphrase = z.string().min(12, 'must be at least 12 characters long');

/** The command that writes a backup. */
export const backup_command = command({
  name: 'backup',
  about:
    'Writes database, waiting jobs, files and the secret of the instance into one file, while the server runs. ' +
    'Who has the file has everything: --passphrase or BACKUP_PASSPHRASE encrypts it.',
  takes: {
    file: argument('file', 'the file or its folder; - for standard output', z.string().min(1).optional()),
    passphrase: flag('asks for a passphrase, or reads it from the first piped line'),
    without_secret: flag('leaves the secret out: sessions and links in mails end with a restore'),
    without_files: flag('leaves the files of travellers out: they have to be there at a restore'),
    text: asked('The passphrase', passphrase.optional()),
  },
  patience_ms: 24 * 3_600_000,
  async ask({ passphrase: is_wanted }, person) {
    return is_wanted ? { text: await askNewPassphrase(person) } : {};
  },
  async send(values, send) {
    const given = z.string().default('').parse(values['file']);
    if (given !== standard_stream) return send({ ...values, file: resolve(given) });
    // the process that has the database may be another one, which cannot write into our output
    const folder = await mkdtemp(join(tmpdir(), 'gangway-backup-'));
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.once(signal, () => {
        rmSync(folder, { recursive: true, force: true });
        process.exit(exit_codes.refused);
      });
    }
    try {
      const file = join(folder, 'backup');
      const answer = await send({ ...values, file });
      // its name says nothing to a person; on a full disk the folder does
      if (answer.exit_code !== exit_codes.done)
        return { ...answer, sentence: answer.sentence.replace(file, `A file in ${tmpdir()}`) };
      await pipeline(createReadStream(file), process.stdout, { end: false }).catch(refuseCutOff);
      return { ...answer, result: '', sentence: answer.result.replace(`${file}: `, '') };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
  async run(
    services,
    { file = '', text = services.config.BACKUP_PASSPHRASE, without_secret, without_files },
  ) {
    const parts = { has_secret: !without_secret, has_files: !without_files };
    const is_folder = existsSync(file) && statSync(file).isDirectory();
    const path = is_folder ? join(file, nameOf(services.clock.now(), text !== undefined)) : file;
    try {
      const { sums, size } = await writeBackupFile(services, path, { passphrase: text ?? null, ...parts });
      return `${path}: ${(size / 1e6).toFixed(1)} MB, ${describeBackup(sums)}`;
    } catch (error) {
      const reason = reasons[codeOf(error) ?? ''];
      throw reason === undefined
        ? error
        : new CommandError(`${path} ${reason}.`, exit_codes.refused, { cause: error });
    }
  },
});

function refuseCutOff(error: unknown): never {
  if (codeOf(error) !== 'EPIPE') throw error;
  throw new CommandError(
    'The program that reads standard output ended before the backup did.',
    exit_codes.refused,
    {
      cause: error,
    },
  );
}

const reasons: Record<string, string> = {
  EEXIST: 'exists already',
  ENOENT: 'is in a folder that does not exist',
  EACCES: 'may not be written by the user of the server',
  EROFS: 'is on a disk that cannot be written',
  ENOSPC: 'does not fit on its disk, and was removed',
  EDQUOT: 'does not fit on its disk, and was removed',
};

async function askNewPassphrase(person: Person): Promise<string> {
  if (!person.is_present) return (await person.readPiped()) ?? '';
  const first = await person.askSecretly('Passphrase: ');
  if (first === (await person.askSecretly('The same again: '))) return first;
  throw new CommandError('The passphrases differ. Nothing was done.');
}

/** The command that restores a backup. @param job_kinds all kinds of jobs, whose queues it makes */
export function restoreCommand(job_kinds: readonly JobKind<object>[]): Command {
  return command({
    name: 'restore',
    about:
      'Restores a backup into an instance without accounts, whose server is stopped: into DATABASE_URL if it is set, ' +
      'else into DATA_DIR, whichever of the two it was made of. Everything is checked before it counts.',
    takes: {
      file: argument('file', 'the backup; - for standard input', z.string().min(1)),
      moved: flag(
        'the old server was stopped before the backup: mails that wait, and reminders that are due, go out',
      ),
      text: asked('The passphrase', z.string().optional()),
    },
    async ask({ file }, person) {
      if (file === standard_stream || !(await isSealedFile(file))) return {};
      const text = person.is_present
        ? await person.askSecretly('Passphrase (Enter takes BACKUP_PASSPHRASE): ')
        : await person.readPiped();
      return text === null || text === '' ? {} : { text };
    },
    run: () => Promise.reject(new CommandError('A server runs on these data. Stop it first.')),
    runAlone: (config, { file, moved, text }) =>
      restore(config, job_kinds, { file, is_moved: moved, passphrase: text }),
  });
}

async function isSealedFile(path: string): Promise<boolean> {
  try {
    for await (const start of createReadStream(path, { end: 63 })) return isSealed(start as Buffer);
    return false;
  } catch (error) {
    throw new CommandError(`${path} cannot be read.`, exit_codes.refused, { cause: error });
  }
}

interface Restoring {
  file: string;
  is_moved: boolean;
  passphrase: string | undefined;
}

async function restore(
  config: Config,
  job_kinds: readonly JobKind<object>[],
  { file, is_moved, passphrase: given = config.BACKUP_PASSPHRASE }: Restoring,
): Promise<string> {
  const source = file === standard_stream ? process.stdin : createReadStream(file);
  const log = openLog('silent');
  const blank = await openBlank(config, log).catch(refuse);
  const target = { database: blank.database, files: openFiles(config) };
  let has_secret = true;
  const finish = async ({ secret }: Loaded) => {
    has_secret = secret !== null && replaceSecret(config, secret);
    // as if this server had sent all that was due until now: the old one may have
    if (!is_moved) await countAsSent(config, systemClock.now()).catch(refuseFolder);
  };
  const load = async () => {
    // its tables are no part of the transaction
    await (await openJobs(blank.database, log, job_kinds)).stop();
    return loadBackup(target, source, given ?? null, finish);
  };
  const { facts, sums } = await load().catch(async (error: unknown) => {
    await blank.discard();
    return refuse(error);
  });
  await blank.keep();
  return [
    `Restored the backup of ${facts.made_at} by Gangway ${facts.version}: ${describeBackup(sums)}`,
    ...(facts.has_files
      ? []
      : ['It has no files: those of the instance have to be where it looks for them.']),
    ...(has_secret ? [] : ['The secret is another one: sessions, and links in mails, have ended.']),
    ...(is_moved ? [] : [`Mails and reminders that were due are not sent again from ${config.DATA_DIR}.`]),
  ].join('\n');
}

function refuseFolder(error: unknown): never {
  const sentence =
    'DATA_DIR cannot be written, which keeps reminders from being sent again. Give one that can, or --moved.';
  throw new CommandError(sentence, exit_codes.refused, { cause: error });
}

function refuse(error: unknown): never {
  if (error instanceof UnreadableBackup || error instanceof CannotStart)
    throw new CommandError(error.message, exit_codes.refused, { cause: error });
  throw error;
}
