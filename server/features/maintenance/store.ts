import { eq } from 'drizzle-orm';
import type { Queryable } from '#server/database/database.ts';
import { switches } from './table.ts';

/** Since when a switch is on; null when it is off. */
export async function readSwitch(query: Queryable, name: string): Promise<string | null> {
  const [found] = await query.select().from(switches).where(eq(switches.name, name));
  return found?.on_since ?? null;
}

/** Turned on twice, it stays on since the first time. */
export async function turnOn(query: Queryable, name: string, on_since: string): Promise<void> {
  await query.insert(switches).values({ name, on_since }).onConflictDoNothing();
}

export async function turnOff(query: Queryable, name: string): Promise<void> {
  await query.delete(switches).where(eq(switches.name, name));
}
