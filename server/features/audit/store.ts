import { and, desc, eq, gte, ilike, like, lt, or, sql, type SQL } from 'drizzle-orm';
import type { AuditAction, AuditEntry } from '#contract/operator-audit.ts';
import { normalizeCode } from '#domain/registration-code.ts';
import type { Queryable } from '#server/database/shape.ts';
import { users } from '#server/features/users/table.ts';
import { ships } from '#server/features/catalog/table.ts';
import { audit_log } from './table.ts';

/* The audit log. Its caller was checked to be an operator, or reaches the machine. */

const by_command = 'command line';

/** Writes the actor with their current address: accounts change their addresses. */
export async function insertEntry(
  query: Queryable,
  { actor_id, ...entry }: Omit<typeof audit_log.$inferInsert, 'actor'>,
): Promise<void> {
  const actor =
    actor_id === null || actor_id === undefined
      ? by_command
      : sql`coalesce((select ${users.email} from ${users} where ${users.id} = ${actor_id}), '')`;
  await query.insert(audit_log).values({ ...entry, actor_id, actor });
}

export async function blankUser(query: Queryable, user_id: string): Promise<void> {
  await query.update(audit_log).set({ actor: '', actor_id: null }).where(eq(audit_log.actor_id, user_id));
  await query.update(audit_log).set({ subject: '' }).where(eq(audit_log.subject, user_id));
}

export interface AuditFilter {
  action?: AuditAction | undefined;
  actor?: string | undefined;
  subject?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

function matching({ action, actor, subject, from, to }: AuditFilter): SQL | undefined {
  return and(
    action === undefined ? undefined : eq(audit_log.action, action),
    actor === undefined ? undefined : ilike(audit_log.actor, containing(actor)),
    subject === undefined
      ? undefined
      : or(
          eq(audit_log.subject, subject),
          and(like(audit_log.action, 'code.%'), eq(audit_log.subject, normalizeCode(subject))),
          sql`${audit_log.subject} = (select ${users.id}::text from ${users} where ${users.email_key} = lower(${subject}))`,
        ),
    from === undefined ? undefined : gte(audit_log.created_at, `${from}T00:00:00Z`),
    to === undefined
      ? undefined
      : lt(audit_log.created_at, sql`${`${to}T00:00:00Z`}::timestamptz + interval '1 day'`),
  );
}

/** A pattern for a text anywhere. */
function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

/** The latest first, one more than the limit if there is one. */
export async function listEntries(
  query: Queryable,
  filter: AuditFilter,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<AuditEntry[]> {
  const rows = await query
    .select({
      id: audit_log.id,
      created_at: audit_log.created_at,
      actor: audit_log.actor,
      action: sql<AuditAction>`${audit_log.action}`,
      subject: audit_log.subject,
      subject_name: sql<string | null>`coalesce(
        (select ${users.email} from ${users} where ${users.id} =
          case when ${audit_log.subject} ~ '^[0-9a-f]{8}-[0-9a-f-]{27}$' then ${audit_log.subject}::uuid end),
        (select ${ships.name} from ${ships} where ${ships.id} = ${audit_log.subject}))`,
      details: sql<AuditEntry['details']>`${audit_log.details}`,
    })
    .from(audit_log)
    .where(and(matching(filter), cursor === undefined ? undefined : lt(audit_log.id, cursor)))
    .orderBy(desc(audit_log.id))
    .limit(limit + 1);
  return rows.map((row) => ({ ...row, created_at: new Date(row.created_at).toISOString() }));
}

export async function countEntries(query: Queryable, filter: AuditFilter): Promise<number> {
  return query.$count(audit_log, matching(filter));
}
