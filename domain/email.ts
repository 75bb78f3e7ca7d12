/**
 * Whether a text has the shape of an e-mail address: at most 254 characters, no white space or control characters, one
 * `@` with something before it and a dotted name behind it. International names are accepted as typed.
 */
export function isEmail(text: string): boolean {
  // characters that only look like letters (the Kelvin sign, wide letters) locked the owner of an address out
  if ([...text].some((character) => character.normalize('NFKC') !== character)) return false;
  if (text.length > 254 || /[\p{C}\s<>()[\],;:"\\]/u.test(text)) return false;
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  const host = text.slice(at + 1);
  if (at < 1 || local.length > 64 || local.includes('@')) return false;
  if (local.startsWith('.') || local.endsWith('.') || local.includes('..')) return false;
  const labels = host.split('.');
  return (
    labels.length > 1 &&
    labels.every((label) => /^[\p{L}\p{N}]([\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?$/u.test(label))
  );
}

/**
 * The form in which addresses are compared: in lower case, with the domain in its ASCII form (docs/product/rules.md,
 * section 1). Without the ASCII form one mailbox could have two accounts.
 */
export function emailKey(email: string): string {
  const at = email.lastIndexOf('@');
  const host = email.slice(at + 1).toLowerCase();
  const named = `http://${host}/`;
  const ascii = URL.canParse(named) ? new URL(named).hostname : host;
  return `${email.slice(0, at).normalize('NFC').toLowerCase()}@${ascii}`;
}
