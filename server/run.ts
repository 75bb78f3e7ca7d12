import { once } from 'node:events';
import { BadSetting, readConfig, type Config } from './config.ts';
import { isFirstStart } from './database/database.ts';
import { CannotStart } from './platform/errors.ts';
import { systemClock } from './platform/clock.ts';
import { keepMemorySmall } from './platform/memory.ts';
import { openLog } from './platform/log.ts';
import { tellServiceManager } from './platform/service-manager.ts';
import { startServer } from './start.ts';

const impatience_ms = 1_000;

/** Prints in one sentence why the start stopped, and ends. */
function giveUp(sentence: string): never {
  process.stderr.write(`Gangway cannot start: ${sentence}\n`);
  process.exit(1);
}

function configOrGiveUp(): Config {
  try {
    return readConfig();
  } catch (error) {
    if (error instanceof BadSetting) giveUp(error.message);
    throw error;
  }
}

const config = configOrGiveUp();
const log = openLog(config.LOG_LEVEL);
// Before the start, which is long on a new database: without handlers a signal ends the process at once, and one that
// came between the first good answer of /readyz and the end of the start left the socket of the command line behind.
const interruption = new AbortController();
let stopping_since: number | null = null;
const stop = () => {
  if (stopping_since !== null) {
    // service managers signal the whole group, so the signal comes twice; a later one is meant by a person
    if (systemClock.now().getTime() - stopping_since > impatience_ms) process.exit(1);
    return;
  }
  stopping_since = systemClock.now().getTime();
  tellServiceManager('STOPPING=1', log);
  interruption.abort();
};
process.on('SIGINT', stop).on('SIGTERM', stop);

if (config.DATABASE_URL === undefined && isFirstStart(config)) {
  process.stdout.write('Making the database, which takes a few seconds ...\n');
}

try {
  const running = await startServer(config, log, interruption.signal);
  if (!interruption.signal.aborted) {
    process.stdout.write(`\nGangway is ready: ${running.address}\n\n`);
    tellServiceManager('READY=1', log);
    keepMemorySmall();
    await once(interruption.signal, 'abort');
  }
  await running.stop().catch((error: unknown) => {
    log.error({ err: error }, 'could not stop in order');
    process.exit(1);
  });
  process.exit(0);
} catch (error) {
  // a start that was interrupted while it waited for its database has nothing to say
  if (interruption.signal.aborted && error instanceof CannotStart) process.exit(0);
  if (error instanceof CannotStart) giveUp(error.message);
  log.fatal({ err: error }, 'the start failed');
  process.exit(1);
}
