import { and, eq, gt } from 'drizzle-orm';
import type { Queryable } from '#server/database/shape.ts';
import { email_changes, mailed_links, used_captchas } from './table.ts';

/*
 * Proofs of callers without a session: links, codes and solved captchas. The caller has checked or hashed the secret of
 * each.
 */

type NewLink = typeof mailed_links.$inferInsert;
export type Claim = Pick<NewLink, 'user_id' | 'purpose' | 'secret_hash'>;
export type EmailChange = typeof email_changes.$inferSelect;

export async function insertLink(query: Queryable, link: NewLink): Promise<void> {
  await query.insert(mailed_links).values(link);
}

const isClaimed = (claim: Claim, now: string) =>
  and(
    eq(mailed_links.user_id, claim.user_id),
    eq(mailed_links.purpose, claim.purpose),
    eq(mailed_links.secret_hash, claim.secret_hash),
    gt(mailed_links.expires_at, now),
  );

/** Whether the link is the user's and has not expired. */
export async function hasLink(query: Queryable, claim: Claim, now: string): Promise<boolean> {
  const found = await query.select({ id: mailed_links.id }).from(mailed_links).where(isClaimed(claim, now));
  return found.length > 0;
}

/** Deletes a link if it is the user's and has not expired: it works once. */
export async function takeLink(query: Queryable, claim: Claim, now: string): Promise<boolean> {
  const taken = await query
    .delete(mailed_links)
    .where(isClaimed(claim, now))
    .returning({ id: mailed_links.id });
  return taken.length > 0;
}

export async function deleteLinksOf(query: Queryable, user_id: string): Promise<void> {
  await query.delete(mailed_links).where(eq(mailed_links.user_id, user_id));
}

/** Uses a solution up. @returns false when it was used before */
export async function takeCaptcha(
  query: Queryable,
  solved: typeof used_captchas.$inferInsert,
): Promise<boolean> {
  const taken = await query.insert(used_captchas).values(solved).onConflictDoNothing().returning();
  return taken.length > 0;
}

/** Begins a change of address; it replaces one that was under way. */
export async function insertEmailChange(
  query: Queryable,
  change: typeof email_changes.$inferInsert,
): Promise<void> {
  await query.delete(email_changes).where(eq(email_changes.user_id, change.user_id));
  await query.insert(email_changes).values(change);
}

/** A change of address by its id, locked until the transaction ends: the second of two tries waits. */
export async function lockEmailChange(query: Queryable, id: string): Promise<EmailChange | null> {
  const [change] = await query.select().from(email_changes).where(eq(email_changes.id, id)).for('update');
  return change ?? null;
}

export async function findEmailChange(query: Queryable, id: string): Promise<EmailChange | null> {
  const [change] = await query.select().from(email_changes).where(eq(email_changes.id, id));
  return change ?? null;
}

export async function updateEmailChange(
  query: Queryable,
  id: string,
  change: Partial<Omit<EmailChange, 'id' | 'user_id'>>,
): Promise<void> {
  await query.update(email_changes).set(change).where(eq(email_changes.id, id));
}

export async function deleteEmailChangesOf(query: Queryable, user_id: string): Promise<void> {
  await query.delete(email_changes).where(eq(email_changes.user_id, user_id));
}

/** The maximum of wrong codes for a change of address. */
const most_tries = 5;

/** Whether a change of address can still be finished: until then logins are refused. */
export function isUnderWay(change: Pick<EmailChange, 'tries' | 'expires_at'>, now: Date): boolean {
  return change.tries < most_tries && new Date(change.expires_at) > now;
}

/** The latest change of address of a user. */
export async function findEmailChangeOf(query: Queryable, user_id: string): Promise<EmailChange | null> {
  const [change] = await query.select().from(email_changes).where(eq(email_changes.user_id, user_id));
  return change ?? null;
}

/** Stores the code of a mail unless a later mail was requested. @returns whether the code is valid */
export async function keepCode(
  query: Queryable,
  { id, mails }: Pick<EmailChange, 'id' | 'mails'>,
  code_hash: string,
): Promise<boolean> {
  const kept = await query
    .update(email_changes)
    .set({ code_hash })
    .where(and(eq(email_changes.id, id), eq(email_changes.mails, mails)))
    .returning({ id: email_changes.id });
  return kept.length > 0;
}
