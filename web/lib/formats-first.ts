/** The zone of this machine, such as `Asia/Kathmandu`; undefined where the browser hides it. */
export function browserTimeZone(): string | undefined {
  // the first Intl formatter takes a phone a twentieth of a second; Temporal knows the zone without one
  const zone: string | undefined =
    'Temporal' in globalThis
      ? Temporal.Now.timeZoneId()
      : new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone === '' || zone === 'Etc/Unknown' ? undefined : zone;
}
