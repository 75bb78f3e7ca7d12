import { z } from 'zod';
import { after_many, operatorCall, operatorList } from './operator.ts';
import { flag, id, instant } from './values.ts';

const job = z.object({
  id,
  queue: z.string().meta({ description: '`mail`, or another kind of work.' }),
  kind: z.string().nullable().meta({ description: 'Of a mail: what it is about.' }),
  to: z.string().nullable().meta({ description: 'Of a mail: its address.' }),
  has_failed: flag.meta({ description: 'False: it waits for its first or next try.' }),
  created_at: instant,
  tries: z.int(),
  next_try_at: instant.nullable(),
  error: z.string().nullable(),
});
export type OperatorJob = z.infer<typeof job>;

export const listJobs = operatorList({
  path: 'admin/jobs',
  summary: 'Mails and other work that finally failed, or with `state=all` also what waits; the oldest first',
  item: job,
  filters: { state: z.enum(['failed', 'all']).default('failed') },
  cursor: after_many,
});

export const retryJobs = operatorCall({
  method: 'POST',
  path: 'admin/jobs/retry',
  summary: 'Try failed work again: what `ids` names, or without it all of it',
  status: 200,
  body: z.strictObject({ ids: z.array(id).min(1).max(1000).optional() }),
  answer: z.object({ retried: z.int() }),
});
