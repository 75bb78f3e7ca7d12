// The table scans of PostgreSQL for a sweep.
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Client } from 'pg';
import { dueWatches } from '#server/features/reminders/store.ts';

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Plan[];
}

/** The tables that the statement for due watches scans completely. */
export async function scansOfSweep(client: Client): Promise<string[]> {
  const { sql, params } = new PgDialect().sqlToQuery(dueWatches(new Date().toISOString(), 500));
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `explain (format json) ${sql}`,
    params,
  );
  const plan = rows[0]?.['QUERY PLAN'][0].Plan;
  if (plan === undefined) throw new Error('no plan');
  return scannedBy(plan);
}

function scannedBy(plan: Plan): string[] {
  const own = plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? '?'] : [];
  return [...own, ...(plan.Plans ?? []).flatMap(scannedBy)];
}
