import { eq } from 'drizzle-orm';
import type { Queryable } from '#server/database/shape.ts';
import { switches } from './table.ts';

/** A switch that is on: since when, and its note. Instants are RFC 3339 in UTC. */
export interface Switch {
  on_since: string;
  message: string | null;
  planned_end: string | null;
}

/** Null: it is off. */
export async function readSwitch(query: Queryable, name: string): Promise<Switch | null> {
  const [found] = await query.select().from(switches).where(eq(switches.name, name));
  return found === undefined ? null : asSwitch(found);
}

/** `readSwitch`, locked until the transaction ends. */
export async function lockSwitch(query: Queryable, name: string): Promise<Switch | null> {
  const [found] = await query.select().from(switches).where(eq(switches.name, name)).for('update');
  return found === undefined ? null : asSwitch(found);
}

function asSwitch({ on_since, message, planned_end }: typeof switches.$inferSelect): Switch {
  const iso = (at: string) => new Date(at).toISOString();
  return { on_since: iso(on_since), message, planned_end: planned_end === null ? null : iso(planned_end) };
}

/** Turned on twice, it stays on since the first time, with the note of the second. */
export async function turnOn(query: Queryable, name: string, { on_since, ...told }: Switch): Promise<void> {
  await query
    .insert(switches)
    .values({ name, on_since, ...told })
    .onConflictDoUpdate({ target: switches.name, set: told });
}

export async function turnOff(query: Queryable, name: string): Promise<void> {
  await query.delete(switches).where(eq(switches.name, name));
}
