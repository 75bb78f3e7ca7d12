import type { Plan } from '#domain/entitlements.ts';
import type { Language } from '#domain/languages.ts';

declare const proven: unique symbol;

/**
 * Proof that a session was checked. No function of a store that reads or writes a user's records can be called
 * without one, and only `features/account/access.ts` mints it.
 */
export interface Scope {
  readonly [proven]: true;
  readonly user_id: string;
  readonly session_id: string;
  readonly plan: Plan;
  readonly language: Language;
}

/** For the session check alone. */
export function mintScope(values: Pick<Scope, 'user_id' | 'session_id' | 'plan' | 'language'>): Scope {
  return values as Scope;
}
