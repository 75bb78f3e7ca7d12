import { z } from 'zod';
import { after_record, operatorList } from './operator.ts';
import { calendarDay, id, instant, text } from './values.ts';

export const audit_actions = [
  'user.create',
  'user.plan',
  'user.disable',
  'user.enable',
  'user.sign_out',
  'user.password',
  'user.delete',
  'code.create',
  'code.revoke',
  'report.settle',
  'ship.accept',
  'ship.map',
  'ship.decline',
  'schedule.put',
  'schedule.clear',
  'maintenance.on',
  'maintenance.off',
  'announcement.create',
  'announcement.change',
  'announcement.delete',
  'job.retry',
  'contact.settle',
  'backup.make',
  'backup.verify',
] as const;
export type AuditAction = (typeof audit_actions)[number];

const auditEntry = z.object({
  id,
  created_at: instant,
  actor: z.string().meta({
    description: 'An address, or `command line`; empty: an account that is deleted.',
  }),
  action: z.enum(audit_actions),
  subject: z.string().meta({ description: 'An id or a name; empty: an account that is deleted.' }),
  subject_name: z.string().nullable().meta({
    description: 'The address of an account, the name of a ship, a code as it is handed out.',
  }),
  details: z
    .object({
      before: z.record(z.string(), z.unknown()).optional(),
      after: z.record(z.string(), z.unknown()).optional(),
    })
    .meta({ description: 'What changed, by field.' }),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const listAudit = operatorList({
  path: 'admin/audit',
  summary: 'What operators did, by screen or by command; the latest first',
  item: auditEntry,
  filters: {
    action: z.enum(audit_actions, 'not_an_option').optional(),
    actor: text(200).optional().meta({ description: 'A text in the address of who did it.' }),
    subject: text(200).optional().meta({ description: 'Exactly this id or name, or an address.' }),
    from: calendarDay.optional().meta({ description: 'In UTC, as `to`.' }),
    to: calendarDay.optional(),
  },
  cursor: after_record,
});
