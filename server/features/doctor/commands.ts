import type { JobKind } from '#server/database/jobs.ts';
import { CommandError, exit_codes } from '#server/platform/command-line/command-error.ts';
import { command, flag, type Command } from '#server/platform/command-line/command.ts';
import { examine } from './actions.ts';

/** The command that examines an instance. @param job_kinds all kinds of jobs */
export function doctorCommand(job_kinds: readonly JobKind<object>[]): Command {
  return command({
    name: 'doctor',
    about:
      'Compares records with files, stored sums with their parts, and settings with each other. ' +
      'It changes nothing, and ends with 1 if something is wrong.',
    takes: { read: flag('reads every file to its end, too') },
    patience_ms: 3_600_000,
    async run(services, { read }) {
      const { checked, findings } = await examine(services, job_kinds, { is_read: read });
      if (findings.length > 0) throw new CommandError(findings.join('\n'), exit_codes.refused);
      return `Nothing is wrong with ${checked}.`;
    },
  });
}
