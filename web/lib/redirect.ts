/**
 * A path of this site that a link may send the reader to after login, or undefined: `//evil.example`, `/\evil.example`
 * and `https:` would lead away, although the first two begin with a slash.
 */
export function safePath(wish: unknown): string | undefined {
  if (typeof wish !== 'string' || !wish.startsWith('/') || /[\p{Cc}\\]/u.test(wish)) return undefined;
  const here = 'https://here.invalid';
  if (!URL.canParse(wish, here)) return undefined;
  const url = new URL(wish, here);
  if (url.origin !== here || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}
