import type { z } from 'zod';
import type { PageQuery } from '#contract/operator.ts';
import type * as overview_contract from '#contract/operator.ts';
import type * as jobs_contract from '#contract/operator-jobs.ts';
import type { JobKind } from '#server/database/jobs.ts';
import { countAll } from '#server/features/account/operator/actions.ts';
import { countOpenMessages } from '#server/features/contact/actions.ts';
import { countMissingShips, countOpenReports } from '#server/features/fleet/operator/actions.ts';
import { countWaitingJobs, listWaitingJobs } from '#server/features/mail/actions.ts';
import { countBefore, pageBehind } from '#server/platform/pages.ts';
import type { Services } from '#server/services.ts';

/** The figures of what waits for an operator. */
export async function readOverview(
  services: Services,
  kinds: readonly JobKind<object>[],
): Promise<z.input<typeof overview_contract.readOperatorOverview.answer>> {
  return {
    ...(await countAll(services)),
    open_reports: await countOpenReports(services),
    open_messages: await countOpenMessages(services),
    missing_ships: await countMissingShips(services),
    failed_jobs: await countWaitingJobs(services, kinds, 'failed'),
    is_in_maintenance: await services.maintenance.isOn(),
  };
}

/** Work of every kind that failed or waits. */
export async function listJobs(
  services: Services,
  kinds: readonly JobKind<object>[],
  { state, ...list_query }: PageQuery & { state: 'failed' | 'all' },
): Promise<z.input<typeof jobs_contract.listJobs.answer>> {
  const { items, total } = await listWaitingJobs(services, kinds, state, {
    skip: countBefore(list_query),
    most: list_query.limit,
  });
  const iso = (at: string | null) => (at === null ? null : new Date(at).toISOString());
  const jobs = items.map((job) => ({
    ...job,
    created_at: new Date(job.created_at).toISOString(),
    next_try_at: iso(job.next_try_at),
  }));
  return pageBehind(jobs, list_query, total);
}
