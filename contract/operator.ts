import { z } from 'zod';
import { plans } from '#domain/entitlements.ts';
import { endpoint } from './endpoint.ts';
import { calendarDay, flag, givenInstant, id, instant, requiredText, text } from './values.ts';

/*
 * What operators do: whoever has the plan `admin`. To all others nothing of this is there (404), whatever they send.
 * Lists are paged: `next_cursor` of one answer is the `cursor` of the next call.
 */

/** Of every call: the guard stands before anything of it is read. */
const common = { tag: 'Operator', is_operators: true } as const;

const page = {
  cursor: id.optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
};

function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), next_cursor: z.string().nullable(), total: z.int() });
}

const plan = z.enum(plans, 'not_an_option');
const byId = z.object({ id });

/* What waits. */

export const readOperatorOverview = endpoint({
  ...common,
  method: 'GET',
  path: 'admin/overview',
  summary: 'What waits for an operator, in figures',
  answer: z.object({
    users: z.int(),
    disabled_users: z.int(),
    open_reports: z.int(),
    missing_ships: z.int().meta({ description: 'Groups, as `admin/missing-ships` lists them.' }),
    failed_jobs: z.int(),
    is_in_maintenance: flag,
  }),
});

/* Users. */

const listedUser = z.object({
  id,
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  plan_name: plan.meta({ description: 'As it was given.' }),
  plan_expiry: calendarDay.nullable().meta({ description: 'The last day of the plan.' }),
  plan: plan.meta({ description: 'The one that counts today.' }),
  created_at: instant,
  activated_at: instant.nullable(),
  last_used_at: instant.nullable(),
  disabled_at: instant.nullable(),
});
export type OperatorListedUser = z.infer<typeof listedUser>;

const operatorUser = listedUser.extend({
  language: z.string(),
  country: z.string().nullable(),
  sessions: z.int(),
  cruises: z.int(),
  documents: z.int(),
  document_bytes: z.int(),
  shares_given: z.int(),
  shares_received: z.int(),
  is_last_operator: flag.meta({ description: 'Neither disabled nor demoted: nobody else could undo it.' }),
  is_self: flag,
});
export type OperatorUser = z.infer<typeof operatorUser>;

export const listUsers = endpoint({
  ...common,
  method: 'GET',
  path: 'admin/users',
  summary: 'Accounts by a text in their address or name, the newest first',
  query: z.object({
    q: text(200).optional(),
    plan: plan.optional().meta({ description: 'As it was given.' }),
    is_disabled: z.stringbool().optional(),
    ...page,
  }),
  answer: pageOf(listedUser),
});

export const readUserAsOperator = endpoint({
  ...common,
  method: 'GET',
  path: 'admin/users/{id}',
  summary: 'One account: its plan, its use, how much is in it',
  params: byId,
  answer: operatorUser,
});

export const changeUser = endpoint({
  ...common,
  method: 'PATCH',
  path: 'admin/users/{id}',
  summary:
    'Give an account a plan, disable or enable it; 409 for the last operator, who would lock everybody out',
  params: byId,
  body: z.strictObject({
    plan_name: plan.optional(),
    plan_expiry: calendarDay.nullable().optional(),
    is_disabled: flag.optional(),
  }),
  answer: operatorUser,
  errors: ['conflict'],
});

export const endSessionsOfUser = endpoint({
  ...common,
  method: 'DELETE',
  path: 'admin/users/{id}/sessions',
  summary: 'End all sessions of an account; of your own account the one you call with too',
  params: byId,
  answer: null,
});

/* Registration codes. */

const registrationCode = z.object({
  code: z.string().meta({ description: 'As compared: capitals without hyphens.' }),
  state: z.enum(['open', 'used_up', 'expired', 'revoked']),
  plan_name: plan.nullable(),
  plan_expiry: calendarDay.nullable(),
  uses: z.int(),
  uses_left: z.int(),
  expires_at: instant.nullable(),
  created_at: instant,
});
export type OperatorCode = z.infer<typeof registrationCode>;

export const listCodes = endpoint({
  ...common,
  method: 'GET',
  path: 'admin/codes',
  summary: 'Registration codes, the newest first',
  answer: pageOf(registrationCode),
});

export const createCode = endpoint({
  ...common,
  method: 'POST',
  path: 'admin/codes',
  summary: 'Make a registration code; without `code` one is drawn. 409 for one that is there already',
  status: 201,
  body: z
    .strictObject({
      uses: z.int().min(1, 'too_small').max(1_000_000, 'too_big').default(1),
      plan_name: plan.nullable().default(null),
      plan_expiry: calendarDay.nullable().default(null),
      last_day: calendarDay.nullable().default(null).meta({ description: 'Of the code; it ends in UTC.' }),
      code: text(60).optional().meta({ description: '6 to 50 letters and figures.' }),
    })
    .refine(({ plan_name, plan_expiry }) => plan_expiry === null || plan_name !== null, {
      path: ['plan_name'],
      message: 'required',
    }),
  answer: registrationCode.extend({ shown: z.string().meta({ description: 'As it is handed out.' }) }),
  errors: ['conflict'],
});

export const revokeCode = endpoint({
  ...common,
  method: 'DELETE',
  path: 'admin/codes/{code}',
  summary: 'End a registration code; accounts that were opened with it stay',
  params: z.object({ code: text(60).min(1, 'required') }),
  answer: null,
});

/* Cruise reports. */

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

export const listReports = endpoint({
  ...common,
  method: 'GET',
  path: 'admin/reports',
  summary: 'What travellers reported about catalogue data, the latest first',
  query: z.object({ state: z.enum(['open', 'settled']).default('open'), ...page }),
  answer: pageOf(report),
});

export const settleReport = endpoint({
  ...common,
  method: 'POST',
  path: 'admin/reports/{id}/settle',
  summary: 'Settle a report; its writer is told, with the answer. 409 for one that is settled',
  status: 200,
  params: byId,
  body: z.strictObject({ answer: text(2000).nullable().default(null) }),
  answer: report,
  errors: ['conflict'],
});

/* Ships that the catalogue lacks. */

const suggestion = z.object({
  id: z.string(),
  name: z.string(),
  cruise_line_id: z.string(),
  cruise_line: z.string(),
  year_in_service: z.int().nullable(),
  status: z.enum(['active', 'ordered', 'retired']),
  former_names: z.array(z.string()),
});

/** A ship that people typed: the same name with another line is another ship. */
const missing = z.object({
  ship_name: z.string(),
  cruise_line: z.string().nullable(),
  cruise_line_id: z.string().nullable(),
  people: z.int(),
  cruises: z.int(),
  first_date: calendarDay.nullable().meta({ description: 'Null: proposed, but no cruise has it any more.' }),
  last_date: calendarDay.nullable(),
  proposals: z
    .array(
      z.object({
        id,
        cruise_line_id: z.string().nullable(),
        year_in_service: z.int().nullable(),
        note: z.string().nullable(),
        created_at: instant,
      }),
    )
    .meta({ description: 'What people said when they proposed it.' }),
  suggestions: z.array(suggestion).meta({ description: 'Ships of a like name; the likest first.' }),
});
export type OperatorMissingShip = z.infer<typeof missing>;

export const listAllMissingShips = endpoint({
  ...common,
  method: 'GET',
  path: 'admin/missing-ships',
  summary:
    'Ships that people typed and nobody has decided on, those of most people first; `total` counts all',
  query: z.object({ q: text(200).optional(), limit: page.limit }),
  answer: pageOf(missing),
});

/** Which one is meant: as it was listed. */
const typed = { ship_name: text(200), cruise_line: text(200).nullable() };

export const decideMissingShip = endpoint({
  ...common,
  method: 'POST',
  path: 'admin/missing-ships',
  summary:
    'Take a typed ship into the catalogue, say which one it is, or decline it; those who typed it are told',
  status: 200,
  body: z.discriminatedUnion('decision', [
    z.strictObject({
      decision: z.literal('accepted'),
      ...typed,
      ship: z.strictObject({
        name: requiredText(200),
        cruise_line_id: text(200).min(1, 'required'),
        year_in_service: z.int().min(1800, 'too_small').max(2100, 'too_big').nullable().default(null),
        gross_tonnage: z.int().min(1, 'too_small').max(1_000_000, 'too_big').nullable().default(null),
        passengers_double: z.int().min(1, 'too_small').max(20_000, 'too_big').nullable().default(null),
        imo: z
          .string()
          .regex(/^\d{7}$/, 'invalid')
          .nullable()
          .default(null),
        status: z.enum(['active', 'ordered', 'retired'], 'not_an_option').default('active'),
      }),
    }),
    z.strictObject({ decision: z.literal('mapped'), ...typed, ship_id: text(200).min(1, 'required') }),
    z.strictObject({ decision: z.literal('declined'), ...typed }),
  ]),
  answer: z.object({
    people: z.int(),
    cruises: z.int().meta({ description: 'Cruises that point to the ship now.' }),
    ship_id: z.string().nullable(),
  }),
  errors: ['conflict'],
});

/* Schedules of ships. */

const call_kinds = ['port', 'sea', 'scenic'] as const;
const callKind = z.enum(call_kinds, 'not_an_option');
const wallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalid_time');

const shipCall = z.object({
  date: calendarDay,
  kind: callKind,
  port_id: z.string().nullable(),
  port_name: z.string().nullable(),
  country: z.string().nullable(),
  arrive: z.string().nullable(),
  depart: z.string().nullable(),
  time_zone: z.string().nullable(),
});
export type ShipCall = z.infer<typeof shipCall>;

const givenCall = z.strictObject({
  date: calendarDay,
  kind: callKind,
  port_id: text(200).min(1, 'required').nullable().optional(),
  port_name: text(200).nullable().optional(),
  arrive: wallTime.nullable().optional(),
  depart: wallTime.nullable().optional(),
});
export type GivenShipCall = z.infer<typeof givenCall>;

const days = { start_date: calendarDay, end_date: calendarDay };
const isInOrder = ({ start_date, end_date }: { start_date: string; end_date: string }) =>
  start_date <= end_date;
const out_of_order = { path: ['end_date'], message: 'end_before_start' };

const byShip = z.object({ id: text(200).min(1, 'required') });
const shipSchedule = z.object({ ...days, items: z.array(shipCall) });

export const listShipSchedules = endpoint({
  ...common,
  method: 'GET',
  path: 'admin/ship-schedules',
  summary: 'Ships that have a schedule written by operators, by name',
  answer: pageOf(
    z.object({
      ship_id: z.string(),
      ship_name: z.string(),
      cruise_line: z.string(),
      first_date: calendarDay,
      last_date: calendarDay,
      days: z.int().meta({ description: 'Days that have a row.' }),
    }),
  ),
});

export const readOperatorSchedule = endpoint({
  ...common,
  method: 'GET',
  path: 'admin/ships/{id}/schedule',
  summary: 'What operators wrote of a ship between two days',
  params: byShip,
  query: z.object(days).refine(isInOrder, out_of_order),
  answer: shipSchedule,
});

export const putOperatorSchedule = endpoint({
  ...common,
  method: 'PUT',
  path: 'admin/ships/{id}/schedule',
  summary:
    'Put all rows of a ship between two days; every row stands within them. Errors by row: `items.3.port_id`',
  params: byShip,
  body: z
    .strictObject({ ...days, items: z.array(givenCall).max(1500, 'too_long') })
    .refine(isInOrder, out_of_order),
  answer: shipSchedule,
});

export const clearOperatorSchedule = endpoint({
  ...common,
  method: 'DELETE',
  path: 'admin/ships/{id}/schedule',
  summary: 'Clear what operators wrote of a ship between two days',
  params: byShip,
  query: z.object(days).refine(isInOrder, out_of_order),
  answer: null,
});

export const previewScheduleFile = endpoint({
  ...common,
  method: 'POST',
  path: 'admin/ships/{id}/schedule/preview',
  summary: 'Read a CSV (date, kind, port, arrive, depart) and say row by row what is wrong; keeps nothing',
  status: 200,
  params: byShip,
  body: z.strictObject({ csv: text(500_000) }),
  answer: z.object({
    start_date: calendarDay.nullable().meta({ description: 'The first day of the rows that are right.' }),
    end_date: calendarDay.nullable(),
    rows: z.array(
      z.object({
        line: z.int().meta({ description: 'Of the file, the head is line 1.' }),
        item: shipCall.nullable().meta({ description: 'Null where something is wrong.' }),
        cells: z.array(z.string()).meta({ description: 'As they stand in the file.' }),
        errors: z.record(z.string(), z.array(z.string())).meta({
          description: 'Sentences by column, in the language of the caller; `row` for the whole line.',
        }),
      }),
    ),
  }),
});

/* Maintenance. */

const maintenance = z.object({
  is_on: flag,
  on_since: instant.nullable(),
  message: z.string().nullable(),
  planned_end: instant.nullable(),
});
export type OperatorMaintenance = z.infer<typeof maintenance>;

export const readMaintenance = endpoint({
  ...common,
  method: 'GET',
  path: 'admin/maintenance',
  summary: 'Whether the instance is closed, and what it says then',
  answer: maintenance,
});

export const putMaintenance = endpoint({
  ...common,
  method: 'PUT',
  path: 'admin/maintenance',
  summary:
    'Close or open the instance for everybody but operators. The planned end is told to people, and opens nothing',
  body: z.strictObject({
    is_on: flag,
    message: text(500).nullable().default(null),
    planned_end: givenInstant.nullable().default(null),
  }),
  answer: maintenance,
});

/* Announcements. */

const words = text(500);
const announcementTexts = {
  de: words,
  en: words,
  es: words,
  fr: words,
  he: words,
  it: words,
  pt: words,
};
const announcement_kinds = ['info', 'warning'] as const;

const announcement = z.object({
  id,
  kind: z.enum(announcement_kinds),
  texts: z.object(announcementTexts).partial(),
  starts_at: instant,
  ends_at: instant.nullable().meta({ description: 'Null: until it is taken away.' }),
  created_at: instant,
});
export type OperatorAnnouncement = z.infer<typeof announcement>;

const givenAnnouncement = z
  .strictObject({
    kind: z.enum(announcement_kinds, 'not_an_option').default('info'),
    texts: z
      .strictObject({ ...announcementTexts, en: requiredText(500) })
      .partial()
      .required({ en: true })
      .meta({ description: 'English stands for what is missing; an empty text is a missing one.' }),
    starts_at: givenInstant.optional().meta({ description: 'Now, unless told.' }),
    ends_at: givenInstant.nullable().default(null),
  })
  .refine(
    ({ starts_at, ends_at }) =>
      starts_at === undefined || ends_at === null || Date.parse(starts_at) < Date.parse(ends_at),
    { path: ['ends_at'], message: 'end_before_start' },
  );

export const listAnnouncements = endpoint({
  ...common,
  method: 'GET',
  path: 'admin/announcements',
  summary: 'All announcements, also those to come and those that are over; the newest first',
  answer: pageOf(announcement),
});

export const createAnnouncement = endpoint({
  ...common,
  method: 'POST',
  path: 'admin/announcements',
  summary: 'Announce something to everybody who is signed in',
  status: 201,
  body: givenAnnouncement,
  answer: announcement,
});

export const changeAnnouncement = endpoint({
  ...common,
  method: 'PUT',
  path: 'admin/announcements/{id}',
  summary: 'Put an announcement anew',
  params: byId,
  body: givenAnnouncement,
  answer: announcement,
});

export const deleteAnnouncement = endpoint({
  ...common,
  method: 'DELETE',
  path: 'admin/announcements/{id}',
  summary: 'Take an announcement away',
  params: byId,
  answer: null,
});

/* Work that failed. */

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

export const listJobs = endpoint({
  ...common,
  method: 'GET',
  path: 'admin/jobs',
  summary: 'Mails and other work that finally failed, or with `state=all` also what waits; the oldest 200',
  query: z.object({ state: z.enum(['failed', 'all']).default('failed') }),
  answer: pageOf(job),
});

export const retryJobs = endpoint({
  ...common,
  method: 'POST',
  path: 'admin/jobs/retry',
  summary: 'Try failed work again: what `ids` names, or without it all of it',
  status: 200,
  body: z.strictObject({ ids: z.array(id).min(1).max(1000).optional() }),
  answer: z.object({ retried: z.int() }),
});

/* What operators did. */

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
  subject_name: z.string().nullable().meta({ description: 'The address of an account, the name of a ship.' }),
  details: z
    .object({
      before: z.record(z.string(), z.unknown()).optional(),
      after: z.record(z.string(), z.unknown()).optional(),
    })
    .meta({ description: 'What changed, by field.' }),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const listAudit = endpoint({
  ...common,
  method: 'GET',
  path: 'admin/audit',
  summary: 'What operators did, by screen or by command; the latest first',
  query: z.object({
    action: z.enum(audit_actions, 'not_an_option').optional(),
    actor: text(200).optional().meta({ description: 'A text in the address of who did it.' }),
    subject: text(200).optional().meta({ description: 'Exactly this id or name, or an address.' }),
    from: calendarDay.optional().meta({ description: 'In UTC, as `to`.' }),
    to: calendarDay.optional(),
    ...page,
  }),
  answer: pageOf(auditEntry),
});
