import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Queryable } from '#server/database/shape.ts';
import { registration_codes } from '../table.ts';

export type RegistrationCode = typeof registration_codes.$inferSelect;

/** Uses a code once. Of two concurrent sign-ups with the last use, the second finds none left. */
export async function takeUse(
  query: Queryable,
  code: string,
  now: string,
): Promise<Pick<RegistrationCode, 'plan_name' | 'plan_expiry'> | null> {
  const [taken] = await query
    .update(registration_codes)
    .set({ uses_left: sql`${registration_codes.uses_left} - 1` })
    .where(
      and(
        eq(registration_codes.code, code),
        gt(registration_codes.uses_left, 0),
        isNull(registration_codes.revoked_at),
        or(isNull(registration_codes.expires_at), gt(registration_codes.expires_at, now)),
      ),
    )
    .returning({
      plan_name: registration_codes.plan_name,
      plan_expiry: registration_codes.plan_expiry,
    });
  return taken ?? null;
}

/** @returns false when the code exists already */
export async function insertCode(
  query: Queryable,
  code: typeof registration_codes.$inferInsert,
): Promise<boolean> {
  const added = await query.insert(registration_codes).values(code).onConflictDoNothing().returning();
  return added.length > 0;
}

export async function listCodes(query: Queryable): Promise<RegistrationCode[]> {
  return query.select().from(registration_codes).orderBy(asc(registration_codes.created_at));
}

/** @returns false when the code does not exist, or was revoked before */
export async function revokeCode(query: Queryable, code: string, revoked_at: string): Promise<boolean> {
  const revoked = await query
    .update(registration_codes)
    .set({ revoked_at })
    .where(and(eq(registration_codes.code, code), isNull(registration_codes.revoked_at)))
    .returning({ code: registration_codes.code });
  return revoked.length > 0;
}
