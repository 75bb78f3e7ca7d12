import { useTranslations } from 'use-intl';
import { isolate } from '#web/lib/bidi.ts';
import { usePortName } from '#web/lib/port-name.ts';

/**
 * From where to where a cruise goes, as far as known.
 *
 * @param shorten for a place with little room
 */
export function useRouteText(
  shorten = (port: string) => port,
): (cruise: { start_port: string | null; end_port: string | null }) => string | undefined {
  const t = useTranslations('cruises');
  const portName = usePortName();
  return ({ start_port, end_port }) => {
    const start = start_port === null ? undefined : isolate(shorten(portName(start_port)));
    const end = end_port === null ? undefined : isolate(shorten(portName(end_port)));
    if (start !== undefined && end !== undefined) {
      return start === end ? t('round_trip', { port: start }) : t('route', { start, end });
    }
    if (start !== undefined) return t('from', { port: start });
    return end === undefined ? undefined : t('to', { port: end });
  };
}
