import type { AuditAction } from '#contract/operator-audit.ts';

/** The message key of each action; the compiler finds a missing one. */
export const audit_actions = {
  'user.create': 'user_create',
  'user.plan': 'user_plan',
  'user.disable': 'user_disable',
  'user.enable': 'user_enable',
  'user.sign_out': 'user_sign_out',
  'user.password': 'user_password',
  'user.delete': 'user_delete',
  'code.create': 'code_create',
  'code.revoke': 'code_revoke',
  'report.settle': 'report_settle',
  'ship.accept': 'ship_accept',
  'ship.map': 'ship_map',
  'ship.decline': 'ship_decline',
  'schedule.put': 'schedule_put',
  'schedule.clear': 'schedule_clear',
  'maintenance.on': 'maintenance_on',
  'maintenance.off': 'maintenance_off',
  'announcement.create': 'announcement_create',
  'announcement.change': 'announcement_change',
  'announcement.delete': 'announcement_delete',
  'job.retry': 'job_retry',
  'contact.settle': 'contact_settle',
} as const satisfies Record<AuditAction, string>;
