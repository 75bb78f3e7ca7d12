declare const proven: unique symbol;

/**
 * Proof that a session was checked. Every function of a store that reads or writes a user's records requires one. Only
 * `mintScope` and `scopeFor` create one.
 */
export interface Scope {
  readonly [proven]: true;
  readonly user_id: string;
  readonly session_id: string;
  /** what the account could see when its session was looked up; null for a scope that no call has */
  readonly revisions: Revisions | null;
  /** whether others share cruises with the account, which then needs longer statements; true if nobody looked */
  readonly receives: boolean;
}

/** Texts that differ once an answer may differ: of the record with its catalogue, and of all forecasts. */
export interface Revisions {
  readonly record: string;
  readonly weather: string;
}

/** For `features/account/access.ts`, which checks the session. */
export function mintScope(values: Pick<Scope, 'user_id' | 'session_id' | 'revisions' | 'receives'>): Scope {
  return values as Scope;
}

/** Why a record is read or written for a user by another one, by a job or by the holder of a secret. */
export type ScopeReason = 'calendar feed' | 'catalogue correction' | 'mail link' | 'public link' | 'test';

/**
 * A scope of another user than the caller. Each use names its reason, so that all of them can be found.
 * @param user_id of a secret that was checked, or of a record that an operator or a job works on
 */
export function scopeFor(user_id: string, _why: ScopeReason): Scope {
  return { user_id, session_id: '', revisions: null, receives: true } as Scope;
}
