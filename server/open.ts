import type { Config } from './config.ts';
import { openDatabase } from './database/database.ts';
import { openJobs } from './database/jobs.ts';
import { seedCatalogue } from './features/catalog/seed.ts';
import { openMaintenance } from './features/maintenance/actions.ts';
import { job_kinds } from './jobs.ts';
import { systemClock } from './platform/clock.ts';
import type { Log } from './platform/log.ts';
import { openMail } from './platform/mail/mail.ts';
import { openTokens } from './platform/tokens.ts';
import type { Services } from './services.ts';

export interface Opened {
  services: Services;
  close: () => Promise<void>;
}

/** Opens all that actions work with, as the settings say: database with its catalogue, jobs, mail. */
export async function openServices(config: Config, log: Log, publicUrl: () => string): Promise<Opened> {
  const database = await openDatabase(config);
  try {
    await seedCatalogue(database);
    const jobs = await openJobs(database, log, job_kinds);
    const mail = openMail(config, log);
    return {
      services: {
        config,
        database,
        jobs,
        log,
        mail,
        publicUrl,
        clock: systemClock,
        maintenance: openMaintenance(database, systemClock),
        tokens: openTokens(config.SECRET, systemClock),
      },
      async close() {
        await jobs.stop();
        await mail.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
