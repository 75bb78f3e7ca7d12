import { z } from 'zod';
import { after_record, byId, operatorCall, operatorList } from './operator.ts';
import { id, instant, text } from './values.ts';

const report = z.object({
  id,
  user_id: id,
  user_email: z.string(),
  cruise_id: id.nullable(),
  description: z.string(),
  details: z.record(z.string(), z.unknown()).meta({
    description: 'What the record said then: ship_name, cruise_line, dates, ports, and the schedule.',
  }),
  created_at: instant,
  settled_at: instant.nullable(),
  answer: z.string().nullable(),
});
export type OperatorReport = z.infer<typeof report>;

export const listReports = operatorList({
  path: 'admin/reports',
  summary: 'What travellers reported about catalogue data, the latest first',
  item: report,
  filters: { state: z.enum(['open', 'settled']).default('open') },
  cursor: after_record,
});

export const settleReport = operatorCall({
  method: 'POST',
  path: 'admin/reports/{id}/settle',
  summary: 'Settle a report; its writer is told, with the answer. 409 for one that is settled',
  status: 200,
  params: byId,
  body: z.strictObject({ answer: text(2000).nullable().default(null) }),
  answer: report,
  errors: ['conflict'],
});
