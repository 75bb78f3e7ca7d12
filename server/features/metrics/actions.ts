import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { JobKind } from '#server/database/jobs.ts';
import { readBackupAges } from '#server/features/backups/actions.ts';
import { exposition, gauge, type Family } from '#server/platform/metrics.ts';
import { process_started_s } from '#server/platform/clock.ts';
import { version } from '#server/platform/version.ts';
import type { Services } from '#server/services.ts';
import * as store from './store.ts';

const loop = monitorEventLoopDelay({ resolution: 20 });
loop.enable();

/** The figures of this server, in the text format of Prometheus. Without the database those of the process are left. */
export async function readMetrics(
  services: Services,
  kinds: readonly JobKind<object>[],
  build_hash: string,
): Promise<string> {
  const { metrics } = services;
  return exposition([
    gauge('gangway_build_info', 'The program that runs.', [
      { labels: { version, build: build_hash, node: process.version }, value: 1 },
    ]),
    metrics.requests.family(),
    metrics.readings.family(),
    ...(await ofDatabase(services, kinds)),
    ...ofProcess(),
  ]);
}

async function ofDatabase(services: Services, kinds: readonly JobKind<object>[]): Promise<Family[]> {
  const { database, clock } = services;
  const now = clock.now();
  let found: {
    queues: store.QueueDepth[];
    reminders: { due: number; since: string | null };
    backups: Awaited<ReturnType<typeof readBackupAges>>;
  } | null = null;
  try {
    // first: without an answer within its patience no other query is sent
    await database.ping();
    const names = kinds.map(({ name }) => name);
    found = {
      queues: await store.readQueues(database.query, names),
      reminders: await store.readDueReminders(database.query, now.toISOString()),
      backups: await readBackupAges(services),
    };
  } catch (error) {
    services.log.warn({ err: error }, 'the metrics lack those of the database');
  }
  const depth = (read: (queue: store.QueueDepth) => number) =>
    found === null
      ? []
      : kinds.map(({ name }) => {
          const queue = found.queues.find((one) => one.queue === name);
          return { labels: { queue: name }, value: queue === undefined ? 0 : read(queue) };
        });
  const since = found?.reminders.since ?? null;
  const late_s = since === null ? 0 : Math.max(0, (now.getTime() - new Date(since).getTime()) / 1000);
  const connections = database.connections();
  // without a schedule, and before the first backup, there is no age
  const ageOf = (age_s: number | null | undefined) =>
    services.config.BACKUP_AT === undefined ? [] : (age_s ?? []);
  return [
    gauge('gangway_database_up', 'Whether the database answers.', found === null ? 0 : 1),
    gauge(
      'gangway_database_connections',
      'Connections of the pool; waiting: calls that wait for one.',
      Object.entries(connections).map(([state, value]) => ({ labels: { state }, value })),
    ),
    gauge(
      'gangway_queue_waiting_jobs',
      'Jobs that are due and not begun.',
      depth(({ waiting }) => waiting),
    ),
    gauge(
      'gangway_queue_active_jobs',
      'Jobs under way.',
      depth(({ active }) => active),
    ),
    gauge(
      'gangway_queue_failed_jobs',
      'Jobs that have finally failed and are kept.',
      depth(({ failed }) => failed),
    ),
    gauge(
      'gangway_queue_oldest_job_age_seconds',
      'How long the first job has been due.',
      depth(({ oldest_s }) => oldest_s),
    ),
    gauge(
      'gangway_reminders_due',
      'Cruises whose reminders are to be looked at by now.',
      found?.reminders.due ?? [],
    ),
    gauge(
      'gangway_reminders_due_age_seconds',
      'How long the first of them has been due.',
      found === null ? [] : late_s,
    ),
    gauge(
      'gangway_backup_age_seconds',
      'How old the newest good backup is, or without one the first try.',
      ageOf(found?.backups.made_s),
    ),
    gauge(
      'gangway_backup_verified_age_seconds',
      'How long ago a backup was last restored on trial.',
      ageOf(found?.backups.verified_s),
    ),
  ];
}

function ofProcess(): Family[] {
  const { rss, heapUsed, external } = process.memoryUsage();
  const seconds = (nanoseconds: number) => (Number.isFinite(nanoseconds) ? nanoseconds / 1e9 : 0);
  const delays = [0.5, 0.99].map((quantile) => ({
    labels: { quantile: String(quantile) },
    value: loop.count === 0 ? 0 : seconds(loop.percentile(quantile * 100)),
  }));
  loop.reset();
  const { user, system } = process.cpuUsage();
  return [
    gauge('gangway_event_loop_delay_seconds', 'Delay of the event loop since the last look.', delays),
    gauge('nodejs_heap_used_bytes', 'Memory of the heap of V8 in use.', heapUsed),
    gauge('nodejs_external_memory_bytes', 'Memory outside the heap of V8, such as buffers.', external),
    gauge('process_resident_memory_bytes', 'Memory of the process.', rss),
    {
      name: 'process_cpu_seconds_total',
      help: 'Time of the processors.',
      type: 'counter',
      samples: [{ value: (user + system) / 1e6 }],
    },
    gauge('process_start_time_seconds', 'Start of the process, in seconds since 1970.', process_started_s),
  ];
}
