import type { z } from 'zod';
import type * as contract from '#contract/operator-audit.ts';
import type { AuditAction } from '#contract/operator-audit.ts';
import { shownCode } from '#domain/registration-code.ts';
import type { Queryable } from '#server/database/database.ts';
import { newId } from '#server/platform/ids.ts';
import { pageOfRecords } from '#server/platform/pages.ts';
import type { Scope } from '#server/platform/scope.ts';
import type { Services } from '#server/services.ts';
import * as store from './store.ts';

/** Who does something as an operator: a session that was proven to be one, or whoever reaches the machine. */
export type Actor = Pick<Scope, 'user_id'> | typeof command_line;
export const command_line = 'command line';

/** What was done: to what, and what changed. Nothing private of a user: it outlives what it tells of. */
export interface Deed {
  action: AuditAction;
  /** of an account its id, which is blanked when it is deleted */
  subject: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** Writes down what an operator does, in the transaction of the deed: one is not there without the other. */
export async function noteDeed(
  { clock }: Pick<Services, 'clock'>,
  tx: Queryable,
  actor: Actor,
  { action, subject, ...details }: Deed,
): Promise<void> {
  const actor_id = actor === command_line ? null : actor.user_id;
  const created_at = clock.now().toISOString();
  await store.insertEntry(tx, { id: newId(), created_at, actor_id, action, subject, details });
}

/** Before an account is removed, in the same transaction: its audit entries stay, with actor and subject blanked. */
export async function purge(_services: object, tx: Queryable, { id }: { id: string }): Promise<void> {
  await store.blankUser(tx, id);
}

/** A page of what operators did, the latest first. */
export async function listAudit(
  { database: { query } }: Pick<Services, 'database'>,
  wish: z.output<typeof contract.listAudit.query>,
): Promise<z.input<typeof contract.listAudit.answer>> {
  const found = await store.listEntries(query, wish, wish);
  return pageOfRecords(found, wish, await store.countEntries(query, wish), (entry) =>
    isOfCode(entry) ? { ...entry, subject_name: shownCode(entry.subject) } : entry,
  );
}

/** It stands in the list of codes as it is handed out. */
function isOfCode({ action }: { action: string }): boolean {
  return action.startsWith('code.');
}
