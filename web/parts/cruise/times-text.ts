import { useTranslations } from 'use-intl';
import { isWallTime } from '#domain/dates.ts';
import type { PortCall } from '#domain/schedule.ts';
import { useFormats } from '#web/lib/formats.ts';

/**
 * Arrival and departure in the port's local time; undefined while neither is known. A time that a document gives in
 * another form stays as it is.
 */
export function useTimesText(): (row: Pick<PortCall, 'arrive' | 'depart'>) => string | undefined {
  const t = useTranslations('schedule');
  const formats = useFormats();
  const clock = (text: string) => (isWallTime(text) ? formats.time(text) : text);
  return ({ arrive, depart }) => {
    if (arrive !== null && depart !== null) return `${clock(arrive)} – ${clock(depart)}`;
    if (arrive !== null) return t('arrives', { time: clock(arrive) });
    return depart === null ? undefined : t('departs', { time: clock(depart) });
  };
}
