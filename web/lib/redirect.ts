/**
 * A path of this site to which a link may send the reader after login, or undefined: `//evil.example`, `/\evil.example`
 * and `https:` would lead to another site, although the first two begin with a slash. Paths under `/auth` would log out
 * at once, or ask for a login again.
 */
export function safePath(target: unknown): string | undefined {
  if (typeof target !== 'string' || !target.startsWith('/') || /[\p{Cc}\\]/u.test(target)) return undefined;
  const here = 'https://here.invalid';
  if (!URL.canParse(target, here)) return undefined;
  const url = new URL(target, here);
  if (url.origin !== here || url.pathname.startsWith('//')) return undefined;
  if (/^\/+auth(\/|$)/i.test(decoded(url.pathname))) return undefined;
  return url.pathname + url.search + url.hash;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
