/**
 * Whether a text is the name of an IANA time zone, such as `Asia/Kathmandu`.
 * Offsets such as `+05:30` are refused although `Intl` takes them: PostgreSQL reads them with the opposite sign.
 * The constructor is asked because `Intl.supportedValuesOf('timeZone')` lists old names only.
 */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
