/** The claims of a token. They are not trusted here: the server checks the signature. */
export interface TokenClaims {
  /** id of the account; in a refresh token, of the session */
  account: string;
  /** seconds since 1970 */
  ends: number | undefined;
  /** seconds from its making to its end, by the server's clock */
  lasts: number | undefined;
}

export function readToken(token: string | undefined): TokenClaims | undefined {
  try {
    const [, body = ''] = token?.split('.') ?? [];
    const claims: unknown = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/')));
    if (typeof claims !== 'object' || claims === null || !('sub' in claims)) return undefined;
    if (typeof claims.sub !== 'string' || claims.sub === '') return undefined;
    const { exp, iat } = claims as { exp?: unknown; iat?: unknown };
    const ends = typeof exp === 'number' ? exp : undefined;
    const lasts = ends !== undefined && typeof iat === 'number' ? ends - iat : undefined;
    return { account: claims.sub, ends, lasts };
  } catch {
    return undefined;
  }
}
