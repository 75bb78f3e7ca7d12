import { and, asc, desc, eq, gt, isNotNull, isNull, lt, type SQL } from 'drizzle-orm';
import type { Queryable } from '#server/database/shape.ts';
import { contact_messages } from './table.ts';

/* Everybody may write; only the operator reads, who has no scope: access to the database is enough. */

export type ContactMessage = typeof contact_messages.$inferSelect;

export async function insertMessage(query: Queryable, message: typeof contact_messages.$inferInsert) {
  await query.insert(contact_messages).values(message);
}

/** null when it was deleted with the account of its writer. */
export async function findMessage(query: Queryable, id: string): Promise<ContactMessage | null> {
  const [message] = await query.select().from(contact_messages).where(eq(contact_messages.id, id));
  return message ?? null;
}

/** The oldest first, the order in which they are to be answered. */
export async function listMessages(query: Queryable, which: 'open' | 'all'): Promise<ContactMessage[]> {
  return query
    .select()
    .from(contact_messages)
    .where(which === 'open' ? isNull(contact_messages.settled_at) : undefined)
    .orderBy(asc(contact_messages.created_at), asc(contact_messages.id));
}

export type MessageState = 'open' | 'settled';

function inState(state: MessageState): SQL {
  return state === 'open' ? isNull(contact_messages.settled_at) : isNotNull(contact_messages.settled_at);
}

/** Open ones the oldest first, settled ones the latest first; one more than the limit if there is one. */
export async function pageMessages(
  query: Queryable,
  { state, cursor, limit }: { state: MessageState; cursor?: string | undefined; limit: number },
): Promise<ContactMessage[]> {
  const [goesOn, order] = state === 'open' ? [gt, asc] : [lt, desc];
  const rest = cursor === undefined ? undefined : goesOn(contact_messages.id, cursor);
  return query
    .select()
    .from(contact_messages)
    .where(and(inState(state), rest))
    .orderBy(order(contact_messages.id))
    .limit(limit + 1);
}

export async function countMessages(query: Queryable, state: MessageState): Promise<number> {
  return query.$count(contact_messages, inState(state));
}

/** @returns false when there is no such message, or it was settled before */
export async function settleMessage(query: Queryable, id: string, settled_at: string): Promise<boolean> {
  const settled = await query
    .update(contact_messages)
    .set({ settled_at })
    .where(and(eq(contact_messages.id, id), isNull(contact_messages.settled_at)))
    .returning({ id: contact_messages.id });
  return settled.length > 0;
}
