import { jwtVerify, SignJWT } from 'jose';
import type { Clock } from './clock.ts';
import { Recent } from './recent.ts';

/** The content of an access token: its user and session. */
export interface AccessClaims {
  user_id: string;
  session_id: string;
}

/** The content of a refresh token: the session (its family) and the token's id within the family. */
export interface RefreshClaims {
  session_id: string;
  token_id: string;
}

/** A refresh token that is to be signed. */
interface NewRefresh extends RefreshClaims {
  /** the end of its session */
  expires_at: Date;
}

/** Ages of the tokens and of their cookies, in seconds (docs/product/requirements.md, section 9). */
export const token_ages = { access: 3600, refresh: 604_800 } as const;

export interface Tokens {
  signAccess(claims: AccessClaims): Promise<string>;
  signRefresh(claims: NewRefresh): Promise<string>;
  /** null for a token that is not ours, expired, or of the other kind */
  readAccess(token: string): Promise<AccessClaims | null>;
  readRefresh(token: string): Promise<RefreshClaims | null>;
}

/** Claims and second of expiry of tokens with a checked signature: a session sends the same one for an hour. */
export type CheckedTokens = Recent<string, { claims: AccessClaims; expires: number }>;

const most_checked_tokens = 1000;

/** Signs and reads the JSON web tokens of sessions (HS256; the audience is the kind of token). */
export function openTokens(
  secret: string,
  clock: Clock,
  checked: CheckedTokens = new Recent(most_checked_tokens),
): Tokens {
  const key = new TextEncoder().encode(secret);

  const sign = async (
    kind: keyof typeof token_ages,
    subject: string,
    claims: Record<string, string>,
    expires?: Date,
  ) => {
    const issued = inSeconds(clock.now());
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(subject)
      .setAudience(kind)
      .setIssuedAt(issued)
      .setExpirationTime(expires === undefined ? issued + token_ages[kind] : inSeconds(expires))
      .sign(key);
  };

  const read = async (kind: keyof typeof token_ages, token: string) => {
    try {
      const options = { algorithms: ['HS256'], audience: kind, currentDate: clock.now() };
      return (await jwtVerify(token, key, options)).payload;
    } catch {
      return null;
    }
  };

  return {
    signAccess: ({ user_id, session_id }) => sign('access', user_id, { sid: session_id }),
    signRefresh: ({ session_id, token_id, expires_at }) =>
      sign('refresh', session_id, { jti: token_id }, expires_at),
    async readAccess(token) {
      const known = checked.get(token);
      if (known !== undefined && known.expires > inSeconds(clock.now())) return known.claims;
      checked.delete(token);
      const payload = await read('access', token);
      if (typeof payload?.sub !== 'string' || typeof payload['sid'] !== 'string') return null;
      const claims = { user_id: payload.sub, session_id: payload['sid'] };
      checked.set(token, { claims, expires: payload.exp ?? 0 });
      return claims;
    },
    async readRefresh(token) {
      const payload = await read('refresh', token);
      if (typeof payload?.sub !== 'string' || typeof payload.jti !== 'string') return null;
      return { session_id: payload.sub, token_id: payload.jti };
    },
  };
}

function inSeconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}
