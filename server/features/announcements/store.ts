import { and, desc, eq, gt, isNull, lt, lte, or } from 'drizzle-orm';
import type { Queryable } from '#server/database/shape.ts';
import { announcements } from './table.ts';

/* Announcements to all users; they hold nothing of a user. */

export type Announcement = typeof announcements.$inferSelect;

/** The announcements that are shown at a moment, the newest first. */
export async function listShown(query: Queryable, now: string): Promise<Announcement[]> {
  return query
    .select()
    .from(announcements)
    .where(
      and(
        lte(announcements.starts_at, now),
        or(isNull(announcements.ends_at), gt(announcements.ends_at, now)),
      ),
    )
    .orderBy(desc(announcements.id))
    .limit(10);
}

/** The newest first, one more than the limit if there is one. */
export async function listAnnouncements(
  query: Queryable,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Announcement[]> {
  return query
    .select()
    .from(announcements)
    .where(cursor === undefined ? undefined : lt(announcements.id, cursor))
    .orderBy(desc(announcements.id))
    .limit(limit + 1);
}

export async function countAnnouncements(query: Queryable): Promise<number> {
  return query.$count(announcements);
}

export async function findAnnouncement(query: Queryable, id: string): Promise<Announcement | null> {
  const [found] = await query.select().from(announcements).where(eq(announcements.id, id)).for('update');
  return found ?? null;
}

export async function insertAnnouncement(query: Queryable, row: Announcement): Promise<void> {
  await query.insert(announcements).values(row);
}

export async function updateAnnouncement(
  query: Queryable,
  id: string,
  change: Pick<Announcement, 'texts' | 'kind' | 'starts_at' | 'ends_at'>,
): Promise<void> {
  await query.update(announcements).set(change).where(eq(announcements.id, id));
}

export async function deleteAnnouncement(query: Queryable, id: string): Promise<void> {
  await query.delete(announcements).where(eq(announcements.id, id));
}
