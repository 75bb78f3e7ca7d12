import { code_commands } from './features/account/commands-codes.ts';
import { user_commands } from './features/account/commands.ts';
import { backup_command, restoreCommand } from './features/backups/commands.ts';
import { contact_commands } from './features/contact/commands.ts';
import { doctorCommand } from './features/doctor/commands.ts';
import { fleet_commands } from './features/fleet/commands.ts';
import { schedule_commands } from '#server/features/ship-schedules/commands.ts';
import { mail_commands } from './features/mail/commands.ts';
import { maintenance_commands } from './features/maintenance/commands.ts';
import { jobCommands } from './features/operator/commands-jobs.ts';
import { operator_commands } from './features/operator/commands.ts';
import { job_kinds } from './jobs.ts';
import { CommandError, exit_codes } from './platform/command-line/command-error.ts';
import {
  answerOf,
  carryOut,
  request_schema,
  type Answer,
  type Command,
} from './platform/command-line/command.ts';
import { version } from './platform/version.ts';
import type { Services } from './services.ts';

/** All commands of the operator. */
export const commands: readonly Command[] = [
  ...user_commands,
  ...code_commands,
  ...maintenance_commands,
  ...mail_commands,
  ...contact_commands,
  ...fleet_commands,
  ...schedule_commands,
  ...operator_commands,
  ...jobCommands(job_kinds),
  doctorCommand(job_kinds),
  backup_command,
  restoreCommand(job_kinds),
];

/** Answers a command from the socket, as JSON. */
export async function answerQuestion(services: Services, question: string): Promise<string> {
  return JSON.stringify(await answer(services, JSON.parse(question)));
}

async function answer(services: Services, question: unknown): Promise<Answer> {
  const request = request_schema.safeParse(question);
  if (!request.success || request.data.version !== version) {
    const sentence = 'The server that runs is another version of Gangway. Start it again, then repeat this.';
    return answerOf(new CommandError(sentence, exit_codes.unreachable));
  }
  const { command } = request.data;
  try {
    const answered = await carryOut(commands, services, request.data);
    services.log.info({ command, exit_code: answered.exit_code }, 'a command of the operator');
    return answered;
  } catch (error) {
    services.log.error({ err: error, command }, 'a command of the operator failed');
    return answerOf(new CommandError('The server failed at this; its log says why.', exit_codes.unreachable));
  }
}
