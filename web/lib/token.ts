/** The claims of an access token. They are not trusted here: the server checks the signature. */
export interface TokenClaims {
  /** id of the account */
  account: string;
  /** seconds since 1970 */
  ends: number | undefined;
}

export function readToken(token: string | undefined): TokenClaims | undefined {
  try {
    const [, body = ''] = token?.split('.') ?? [];
    const claims: unknown = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/')));
    if (typeof claims !== 'object' || claims === null || !('sub' in claims)) return undefined;
    if (typeof claims.sub !== 'string' || claims.sub === '') return undefined;
    return {
      account: claims.sub,
      ends: 'exp' in claims && typeof claims.exp === 'number' ? claims.exp : undefined,
    };
  } catch {
    return undefined;
  }
}
