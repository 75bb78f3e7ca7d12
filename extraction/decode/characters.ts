/** The largest share of control characters in a text. */
const most_controls = 0.02;

/** Decodes bytes as text, in the declared encoding, else in the likely one; `null` if they are no text. */
export function textOf(bytes: Uint8Array): string | null {
  const marked = byMark(bytes);
  const text = marked ?? (bytes.includes(0) ? withoutMark(bytes) : byContent(bytes));
  if (text === null) return null;
  const controls =
    text.match(/[\p{Cc}\ufffd]/gu)?.filter((sign) => !'\t\n\r\f\u0085'.includes(sign)).length ?? 0;
  return controls > Math.max(1, text.length * most_controls) ? null : text;
}

function byMark(bytes: Uint8Array): string | null {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return new TextDecoder('utf-8').decode(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return null;
}

/** Zeros in every other byte are undeclared UTF-16; other zeros are no text. */
function withoutMark(bytes: Uint8Array): string | null {
  const looked = bytes.subarray(0, 4000);
  const odd = looked.filter((byte, at) => byte === 0 && at % 2 === 1).length;
  const even = looked.filter((byte, at) => byte === 0 && at % 2 === 0).length;
  if (odd > looked.length * 0.3 && even < looked.length * 0.02)
    return new TextDecoder('utf-16le').decode(bytes);
  if (even > looked.length * 0.3 && odd < looked.length * 0.02)
    return new TextDecoder('utf-16be').decode(bytes);
  return null;
}

function byContent(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const declared = declaredIn(bytes);
    return (declared ?? new TextDecoder(looksHebrew(bytes) ? 'windows-1255' : 'windows-1252')).decode(bytes);
  }
}

/** The encoding in `<meta charset>`, an XML declaration or the header of a mail. */
function declaredIn(bytes: Uint8Array): TextDecoder | null {
  const beginning = new TextDecoder('latin1').decode(bytes.subarray(0, 4096));
  const name = /(?:charset|encoding)\s*=\s*["']?([\w-]{3,20})/i.exec(beginning)?.[1] ?? '';
  // UTF-8 was tried before and is not valid
  if (name === '' || /^utf-?8$/i.test(name)) return null;
  try {
    return new TextDecoder(name);
  } catch {
    return null;
  }
}

/**
 * Whether the bytes look like Hebrew: all letters of Hebrew words are above 0xE0, but only one or two of a European
 * word.
 */
function looksHebrew(bytes: Uint8Array): boolean {
  let high = 0;
  let in_runs = 0;
  let run = 0;
  for (const byte of [...bytes.subarray(0, 50_000), 0]) {
    if (byte >= 0x80) high++;
    if (byte >= 0xe0 && byte <= 0xfa) run++;
    else {
      if (run >= 3) in_runs += run;
      run = 0;
    }
  }
  return in_runs > high * 0.5;
}
