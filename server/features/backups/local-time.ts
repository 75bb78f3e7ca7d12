import { ownZone } from '#server/platform/clock.ts';

function zoned(moment: Date): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(ownZone());
}

export function localDay(moment: Date): string {
  return zoned(moment).toPlainDate().toString();
}

/**
 * The day whose backup is due: today's from its time on, and yesterday's before. So a server that did not run at that
 * time makes the backup when it starts.
 * @param at such as `03:00`
 */
export function dueDay(now: Date, at: string): string {
  const here = zoned(now);
  const is_before = Temporal.PlainTime.compare(here.toPlainTime(), at) < 0;
  return here
    .toPlainDate()
    .subtract({ days: is_before ? 1 : 0 })
    .toString();
}
