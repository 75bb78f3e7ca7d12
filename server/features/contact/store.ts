import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '#server/database/database.ts';
import { contact_messages } from './table.ts';

/* Anybody writes; only the operator reads, who has no scope: whoever reaches the database may. */

export type ContactMessage = typeof contact_messages.$inferSelect;

export async function insertMessage(query: Queryable, message: typeof contact_messages.$inferInsert) {
  await query.insert(contact_messages).values(message);
}

/** null when it went with the account of its writer. */
export async function findMessage(query: Queryable, id: string): Promise<ContactMessage | null> {
  const [message] = await query.select().from(contact_messages).where(eq(contact_messages.id, id));
  return message ?? null;
}

/** The oldest first, as they are to be seen to. */
export async function listMessages(query: Queryable, which: 'open' | 'all'): Promise<ContactMessage[]> {
  return query
    .select()
    .from(contact_messages)
    .where(which === 'open' ? isNull(contact_messages.settled_at) : undefined)
    .orderBy(asc(contact_messages.created_at), asc(contact_messages.id));
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
