/**
 * Whether a text is the name of an IANA time zone, such as `Asia/Kathmandu`, that `Temporal` can compute with. Offsets
 * such as `+05:30` are refused: a zone knows when its clocks change. `Intl` is not used, because it accepts names such
 * as `PST` that `Temporal` refuses, and is a hundred times slower.
 */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/.test(name)) return false;
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name);
    return true;
  } catch {
    return false;
  }
}
