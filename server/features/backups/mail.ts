import type { BackupFailure } from '#contract/operator-backups.ts';
import { operator } from '#messages/en/operator.ts';
import type { Writer } from '#server/features/mail/actions.ts';
import { escape } from '#server/platform/mail/wording.ts';
import { findBackup } from './store-made.ts';

const reasons: Record<BackupFailure, string> = operator.backups.failures;

/** Tells an operator about backups; in English, like the configuration of Gangway. */
const backup_trouble: Writer = async ({ database, publicUrl }, { to, trouble, backup_id = '' }) => {
  const backup = await findBackup(database.query, backup_id);
  if (to === undefined || backup === null) return null;
  const { name, destination, state, failure, verification } = backup;
  const reason = (code: string | null) =>
    code === null || code === 'good' ? '' : reasons[code as BackupFailure];
  const [subject, sentence] = {
    backup: ['A backup failed', `The backup ${name} could not be made. ${reason(failure)}`],
    verification: [
      'A backup could not be restored',
      `The trial restore of the backup ${name} failed. ${reason(verification)}`,
    ],
    missing: [
      'No backup for two days',
      state === 'done'
        ? `The last good backup is ${name}; none has succeeded since.`
        : `No backup has succeeded since the first attempt, ${name}.`,
    ],
  }[trouble as 'backup' | 'verification' | 'missing'];
  const text = [
    `${publicUrl()}: ${sentence}`,
    `Destination: ${destination}`,
    `All backups: ${publicUrl()}/operator/backups`,
  ].join('\n\n');
  return {
    to,
    language: 'en',
    subject: `${subject}: ${new URL(publicUrl()).host}`,
    text: `${text}\n`,
    html: `<!doctype html><html lang="en"><body><p>${escape(text).replaceAll('\n', '<br>')}</p></body></html>`,
  };
};

export const backup_letters: Readonly<Record<string, Writer>> = { backup_trouble };
