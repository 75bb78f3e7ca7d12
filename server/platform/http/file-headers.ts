/**
 * The file of a user must never run in the name of the app: the browser saves it instead of showing it, a page is sent
 * as plain text, no browser guesses another type, and a policy stops whatever would be shown nevertheless.
 */
export function fileHeaders({
  name,
  media_type,
}: {
  name: string;
  media_type: string;
}): Record<string, string> {
  const is_text = /^(?:text|message)\//.test(media_type);
  return {
    'Content-Type': is_text ? 'text/plain; charset=utf-8' : media_type,
    'Content-Disposition': `attachment; filename*=UTF-8''${encodeName(name)}`,
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'private, no-store',
  };
}

/** Encodes a name as RFC 8187 requires; no character is left that would end a header. */
function encodeName(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replaceAll(/['()*]/g, (character) => {
    return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  });
}
