import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { answerQuestion } from './commands.ts';
import type { Config } from './config.ts';
import { codeOf } from './database/failures.ts';
import { startWork } from './jobs.ts';
import { openServices } from './open.ts';
import { openSocket, type CommandSocket } from './platform/command-line/socket.ts';
import { CannotStart } from './platform/errors.ts';
import { openDrain } from './platform/http/drain.ts';
import { readWebBuild } from './platform/http/web.ts';
import type { Log } from './platform/log.ts';
import type { Services } from './services.ts';

const web_folder = fileURLToPath(new URL('../dist/web', import.meta.url));

export interface RunningServer {
  /** the address at which it listens, in a form that a person can open */
  address: string;
  app: FastifyInstance;
  stop(): Promise<void>;
}

/** How long a start waits for a database that is not up yet. */
const database_patience_ms = 60_000;
const farewell_ms = 5_000;

const listen_reasons: Record<string, (config: Config) => string> = {
  EADDRINUSE: ({ PORT }) => `PORT ${PORT} is taken by another program. Set another PORT.`,
  EACCES: ({ PORT }) => `PORT ${PORT} may not be used by this user. Set one above 1023.`,
  EADDRNOTAVAIL: ({ HOST }) => `HOST ${HOST} is not an address of this machine.`,
  ENOTFOUND: ({ HOST }) => `HOST ${HOST} is not known.`,
  EAI_AGAIN: ({ HOST }) => `HOST ${HOST} is not known.`,
};

async function listen(app: FastifyInstance, config: Config): Promise<void> {
  try {
    await app.listen({ host: config.HOST, port: config.PORT });
  } catch (error) {
    const reason = listen_reasons[codeOf(error) ?? ''];
    throw reason === undefined ? error : new CannotStart(reason(config), { cause: error });
  }
}

/** Beside a server on PostgreSQL the command line uses the database itself. */
async function listenForCommands(services: Services): Promise<CommandSocket | null> {
  if (services.database.kind !== 'embedded') return null;
  try {
    return await openSocket(services.config.DATA_DIR, (question) => answerQuestion(services, question));
  } catch (error) {
    // not every file system supports sockets, and a traveller needs none
    services.log.warn({ err: error }, 'the command line cannot reach this server');
    return null;
  }
}

/**
 * Starts a server: database, catalogue, jobs, HTTP. `stop` answers open requests, then closes everything.
 * @param interruption ends the wait for a database that cannot be reached yet
 * @throws CannotStart
 */
export async function startServer(
  config: Config,
  log: Log,
  interruption: AbortSignal,
): Promise<RunningServer> {
  let port = config.PORT;
  const { services, close } = await openServices(
    config,
    log,
    () => config.PUBLIC_URL ?? `http://localhost:${port}`,
    AbortSignal.any([interruption, AbortSignal.timeout(database_patience_ms)]),
  );
  const app = await buildApp(services, readWebBuild(web_folder));
  const drain = openDrain(app, config.DRAIN_SECONDS);
  try {
    await listen(app, config);
    const bound = app.server.address();
    if (typeof bound === 'object' && bound !== null) port = bound.port;
    const stopWork = await startWork(services);
    const commands = await listenForCommands(services);
    return {
      address: services.publicUrl(),
      app,
      async stop() {
        await drain();
        stopWork();
        await commands?.close();
        // a caller that sends a byte a minute must not keep the process alive
        const cut = setTimeout(() => app.server.closeAllConnections(), farewell_ms).unref();
        await app.close();
        clearTimeout(cut);
        await close();
      },
    };
  } catch (error) {
    await app.close();
    await close();
    throw error;
  }
}
