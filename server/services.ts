import type { Config } from './config.ts';
import type { Jobs } from './database/jobs.ts';
import type { Database } from './database/shape.ts';
import type { Backlog } from './platform/backlog.ts';
import type { Clock } from './platform/clock.ts';
import type { KeptAnswers } from './platform/http/kept-answers.ts';
import type { Files } from './platform/files/shape.ts';
import type { Log } from './platform/log.ts';
import type { Mail } from './platform/mail/shape.ts';
import type { Metrics } from './platform/metrics.ts';
import type { Maintenance } from './platform/maintenance.ts';
import type { Payments } from './platform/payment/payments.ts';
import type { Reader } from './platform/reading/reader.ts';
import type { Sea } from './platform/sea/sea.ts';
import type { Tokens } from './platform/tokens.ts';
import type { WeatherService } from './platform/weather/weather.ts';

/** The dependencies of actions; tests replace them. */
export interface Services {
  answers: KeptAnswers;
  config: Config;
  database: Database;
  jobs: Jobs;
  clock: Clock;
  files: Files;
  log: Log;
  mail: Mail;
  maintenance: Maintenance;
  metrics: Metrics;
  /** null: no plans are sold */
  payments: Payments | null;
  /** reads booking documents */
  reader: Reader;
  /** cruises whose route is to be computed */
  routes: Backlog;
  sea: Sea;
  tokens: Tokens;
  weather: WeatherService;
  /** the public address of this instance, without a final slash; links in mails begin with it */
  publicUrl: () => string;
}
