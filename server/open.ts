import type { Config } from './config.ts';
import { openDatabase } from './database/database.ts';
import { openJobs, type Jobs } from './database/jobs.ts';
import { backUpBeforeUpgrade } from './features/backups/actions-upgrade.ts';
import { seedCatalogue } from './features/catalog/seed.ts';
import { openMaintenance } from './features/maintenance/actions.ts';
import { job_kinds } from './jobs.ts';
import { Backlog } from './platform/backlog.ts';
import { systemClock } from './platform/clock.ts';
import { openFiles } from './platform/files/files.ts';
import type { Log } from './platform/log.ts';
import { fingerprintOf, KeptAnswers } from './platform/http/kept-answers.ts';
import { openMail } from './platform/mail/mail.ts';
import { openMetrics } from './platform/metrics.ts';
import { openPayments } from './platform/payment/payments.ts';
import { openReader } from './platform/reading/reader.ts';
import { openSea } from './platform/sea/sea.ts';
import { openTokens } from './platform/tokens.ts';
import { openWeatherService } from './platform/weather/weather.ts';
import type { Services } from './services.ts';

export interface OpenedServices {
  services: Services;
  close: () => Promise<void>;
}

/**
 * Opens everything that actions need, by the settings: database with its catalogue, jobs, mail, files.
 * @param patience ends the wait for a database that cannot be reached yet; no wait by default
 */
export async function openServices(
  config: Config,
  log: Log,
  publicUrl: () => string,
  patience: AbortSignal = AbortSignal.abort(),
): Promise<OpenedServices> {
  const database = await openDatabase(config, log, patience, (older) =>
    backUpBeforeUpgrade(config, log, older),
  );
  let jobs: Jobs | undefined;
  try {
    await seedCatalogue(database);
    jobs = await openJobs(database, log, job_kinds);
    const mail = openMail(config, log);
    const opened = {
      database,
      jobs,
      mail,
      reader: openReader({ log }),
      routes: new Backlog(),
      sea: openSea(),
      weather: openWeatherService(config),
    };
    return {
      services: {
        ...opened,
        answers: new KeptAnswers(fingerprintOf(config)),
        config,
        log,
        publicUrl,
        clock: systemClock,
        files: openFiles(config),
        maintenance: openMaintenance(database, systemClock),
        metrics: openMetrics(),
        payments: openPayments(config, systemClock),
        tokens: openTokens(config.SECRET, systemClock),
      },
      async close() {
        // together: a mail that is cut off is a failed job, to be recorded before its queue is closed
        const { reader, routes, sea, weather } = opened;
        await Promise.all([
          mail.close(),
          reader.close(),
          opened.jobs.stop(),
          routes.close(),
          sea.close(),
          weather.calls.close(),
          weather.rounds.close(),
        ]);
        await database.close();
      },
    };
  } catch (error) {
    await jobs?.stop();
    await database.close();
    throw error;
  }
}
