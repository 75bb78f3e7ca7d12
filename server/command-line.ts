import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inspect } from 'node:util';
import { commands } from './commands.ts';
import { BadSetting, readConfig, type Config } from './config.ts';
import { isFirstStart } from './database/database.ts';
import { FolderInUse, lockFolder } from './database/lock.ts';
import { openServices } from './open.ts';
import {
  answer_schema,
  carryOut,
  carryOutAlone,
  type Answer,
  type Request,
} from './platform/command-line/command.ts';
import { CommandError, exit_codes, type ExitCode } from './platform/command-line/command-error.ts';
import { runLine } from './platform/command-line/line.ts';
import { personAt } from './platform/command-line/person.ts';
import { askSocket } from './platform/command-line/socket.ts';
import { systemClock } from './platform/clock.ts';
import { CannotStart } from './platform/errors.ts';
import { describeError, openLog } from './platform/log.ts';
import { version } from './platform/version.ts';

/** For a command as a whole: the server may be busy, starting or stopping. */
const patience_ms = 30_000;
const look_ms = 200;

/**
 * Carries a command out where the database is: in PostgreSQL, which this process opens beside the servers; in the
 * server that has the data folder; or in the folder itself, when no process has it.
 */
async function deliver(request: Request): Promise<Answer> {
  const config = configOrRefuse();
  const found = commands.find(({ name }) => name === request.command);
  if (found?.runAlone !== undefined) {
    refuseRoot(config);
    return carryOutAlone(found, config, request.values);
  }
  if (config.DATABASE_URL !== undefined) return carryOutHere(config, request);
  const given_up_at = systemClock.now().getTime() + patience_ms;
  for (;;) {
    const answer = await askSocket(
      config.DATA_DIR,
      JSON.stringify(request),
      found?.patience_ms ?? patience_ms,
    );
    if (answer !== null) return readAnswer(answer);
    try {
      return await carryOutHere(config, request);
    } catch (error) {
      // a server is just starting or stopping, or another command line runs
      if (!(error instanceof FolderInUse) || systemClock.now().getTime() > given_up_at) throw error;
    }
    await sleep(look_ms);
  }
}

function readAnswer(text: string): Answer {
  try {
    return answer_schema.parse(JSON.parse(text));
  } catch (error) {
    const sentence = 'The server broke off its answer. Whether the command was carried out is not known.';
    throw new CommandError(sentence, exit_codes.unreachable, { cause: error });
  }
}

function configOrRefuse(): Config {
  try {
    return readConfig();
  } catch (error) {
    if (error instanceof BadSetting)
      throw new CommandError(`${error.message}.`, exit_codes.usage, { cause: error });
    throw error;
  }
}

async function carryOutHere(config: Config, request: Request): Promise<Answer> {
  if (config.DATABASE_URL === undefined) prepareFolder(config);
  const publicUrl = () => config.PUBLIC_URL ?? `http://localhost:${config.PORT}`;
  const { services, close } = await openServices(config, openLog('silent'), publicUrl);
  try {
    return await carryOut(commands, services, request);
  } finally {
    await close();
  }
}

/** @throws CommandError for root on another user's data: that user's server could not open files that root wrote */
function refuseRoot({ DATA_DIR }: Config): void {
  const folder = [join(DATA_DIR, 'database'), DATA_DIR].find((path) => existsSync(path));
  const owner = folder === undefined ? 0 : statSync(folder).uid;
  if (process.getuid?.() !== 0 || owner === 0) return;
  throw new CommandError(`The data in ${DATA_DIR} is another user's (${owner}). Run this as that user.`);
}

/**
 * @throws FolderInUse
 * @throws CommandError as `refuseRoot`
 */
function prepareFolder(config: Config): void {
  refuseRoot(config);
  if (isFirstStart(config)) {
    // the process that has the lock creates the database
    lockFolder(config.DATA_DIR)();
    complain(`Making the database in ${config.DATA_DIR}, which takes a few seconds ...\n`);
  }
}

/** Prints one sentence for errors that a person can resolve; all others are faults, printed in full. */
function explain(error: unknown): ExitCode {
  const told = error instanceof CannotStart ? error.message : inspect(describeError(error));
  complain(`${told}\n`);
  return exit_codes.unreachable;
}

function complain(text: string): void {
  process.stderr.write(text);
}

// a reader of the first lines alone, such as `head`, closes the pipe
process.stdout.on('error', () => undefined);
const print = (text: string) => void process.stdout.write(text);
const person = personAt(process.stdin, process.stderr);
const surroundings = { version, person, print, complain, deliver };
process.exitCode = await runLine(commands, process.argv.slice(2), surroundings).catch(explain);
