import { BadSetting, readConfig, type Config } from './config.ts';
import { isFirstStart } from './database/database.ts';
import { FolderInUse } from './database/lock.ts';
import { openLog } from './platform/log.ts';
import { startServer } from './start.ts';

/** Says in one sentence why the start stopped, and ends. */
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

/** What a person can act on, as a sentence; null for a fault of ours, which keeps its stack. */
function reasonOf(error: unknown, config: Config): string | null {
  if (error instanceof FolderInUse) return error.message;
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `PORT ${config.PORT} is taken by another program. Set another PORT.`;
  if (code === 'EACCES')
    return `PORT ${config.PORT} or DATA_DIR ${config.DATA_DIR} may not be used by this user.`;
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND')
    return 'DATABASE_URL does not lead to a PostgreSQL that answers.';
  return null;
}

const config = configOrGiveUp();
const log = openLog(config.LOG_LEVEL);
if (config.DATABASE_URL === undefined && isFirstStart(config)) {
  process.stdout.write('Making the database, which takes a few seconds ...\n');
}

try {
  const running = await startServer(config, log);
  process.stdout.write(`\nGangway is ready: ${running.address}\n\n`);
  const stop = () => {
    // a second signal means it: the default then ends the process at once
    process.removeAllListeners('SIGINT').removeAllListeners('SIGTERM');
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ error }, 'could not stop in order');
        process.exit(1);
      },
    );
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
} catch (error) {
  const reason = reasonOf(error, config);
  if (reason === null) throw error;
  giveUp(reason);
}
