import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { openDatabase } from './database/database.ts';
import { seedCatalogue } from './features/catalog/seed.ts';
import { systemClock } from './platform/clock.ts';
import { readWebBuild } from './platform/http/web.ts';
import type { Log } from './platform/log.ts';
import { openMail } from './platform/mail/mail.ts';
import { openTokens } from './platform/tokens.ts';
import type { Services } from './services.ts';

const web_folder = fileURLToPath(new URL('../dist/web', import.meta.url));

export interface Running {
  /** where it listens, as a person would open it */
  address: string;
  app: FastifyInstance;
  stop(): Promise<void>;
}

/** Starts a server: database, catalogue, HTTP. `stop` answers what is under way, then closes all of it. */
export async function startServer(config: Config, log: Log): Promise<Running> {
  const database = await openDatabase(config);
  try {
    await seedCatalogue(database);
    const mail = openMail(config, log);
    let port = config.PORT;
    const services: Services = {
      config,
      database,
      log,
      mail,
      clock: systemClock,
      tokens: openTokens(config.SECRET, systemClock),
      publicUrl: () => config.PUBLIC_URL ?? `http://localhost:${port}`,
    };
    const app = await buildApp(services, readWebBuild(web_folder));
    await app.listen({ host: config.HOST, port: config.PORT });
    const bound = app.server.address();
    if (typeof bound === 'object' && bound !== null) port = bound.port;
    return {
      address: services.publicUrl(),
      app,
      async stop() {
        await app.close();
        await mail.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
