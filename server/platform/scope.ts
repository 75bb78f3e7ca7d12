declare const proven: unique symbol;

/**
 * Proof that a session was checked. No function of a store that reads or writes a user's records can be called
 * without one, and only `features/account/access.ts` mints it.
 */
export interface Scope {
  readonly [proven]: true;
  readonly user_id: string;
  readonly session_id: string;
}

/** For the session check alone. */
export function mintScope(values: Pick<Scope, 'user_id' | 'session_id'>): Scope {
  return values as Scope;
}
