import type { Plan } from '#domain/entitlements.ts';
import type { Services } from '#server/services.ts';
import { normalizeCode } from './access-codes.ts';
import * as store from './store-codes.ts';

/* Registration codes, as the operator hands them out. */

interface NewCode {
  code: string;
  uses: number;
  expires_at: string | null;
  plan_name: Plan | null;
  plan_expiry: string | null;
}

/** @returns false when there is such a code already, also one that is used up or revoked */
export async function addCode({ database, clock }: Services, code: NewCode): Promise<boolean> {
  return store.insertCode(database.query, {
    ...code,
    code: normalizeCode(code.code),
    uses_left: code.uses,
    created_at: clock.now().toISOString(),
  });
}

export async function listCodes({ database }: Services): Promise<store.RegistrationCode[]> {
  return store.listCodes(database.query);
}

/** @returns false when there is no such code, or it was revoked before */
export async function revokeCode({ database, clock }: Services, code: string): Promise<boolean> {
  return store.revokeCode(database.query, normalizeCode(code), clock.now().toISOString());
}
