import type { z } from 'zod';
import type * as contract from '#contract/operator-audit.ts';
import type { AuditAction } from '#contract/operator-audit.ts';
import { formatCode } from '#domain/registration-code.ts';
import type { Queryable } from '#server/database/shape.ts';
import { newId } from '#server/platform/ids.ts';
import { pageOfRecords } from '#server/platform/pages.ts';
import type { Scope } from '#server/platform/scope.ts';
import type { Services } from '#server/services.ts';
import * as store from './store.ts';

/** The actor of an operator's action: a session that was checked to be an operator's, or the command line. */
export type Actor = Pick<Scope, 'user_id'> | typeof command_line;
export const command_line = 'command line';

/** An action of an operator: its subject, and the change. Nothing private of a user: it outlives its subject. */
export interface NewAuditEntry {
  action: AuditAction;
  /** for an account its id, which is blanked when the account is deleted */
  subject: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** Writes the audit entry of an operator's action in the action's transaction: neither exists without the other. */
export async function writeAuditEntry(
  { clock }: Pick<Services, 'clock'>,
  tx: Queryable,
  actor: Actor,
  { action, subject, ...details }: NewAuditEntry,
): Promise<void> {
  const actor_id = actor === command_line ? null : actor.user_id;
  const created_at = clock.now().toISOString();
  await store.insertEntry(tx, { id: newId(), created_at, actor_id, action, subject, details });
}

/** Before an account is removed, in the same transaction: its audit entries stay, with actor and subject blanked. */
export async function purge(_services: object, tx: Queryable, { id }: { id: string }): Promise<void> {
  await store.blankUser(tx, id);
}

/** A page of the audit entries, the latest first. */
export async function listAudit(
  { database: { query } }: Pick<Services, 'database'>,
  list_query: z.output<typeof contract.listAudit.query>,
): Promise<z.input<typeof contract.listAudit.answer>> {
  const found = await store.listEntries(query, list_query, list_query);
  return pageOfRecords(found, list_query, await store.countEntries(query, list_query), (entry) =>
    isOfCode(entry) ? { ...entry, subject_name: formatCode(entry.subject) } : entry,
  );
}

/** Its subject is shown as the list of codes shows it. */
function isOfCode({ action }: { action: string }): boolean {
  return action.startsWith('code.');
}
