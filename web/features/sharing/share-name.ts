import { useTranslations } from 'use-intl';
import type { GivenShare } from '#contract/sharing.ts';
import { isolate } from '#web/lib/bidi.ts';
import { useFormats } from '#web/lib/formats.ts';

/** The name of a share: all cruises, or the ship and the day of one. */
export function useShareName(): (
  share: Pick<GivenShare, 'cruise_id' | 'ship_name' | 'start_date'>,
) => string {
  const t = useTranslations('sharing');
  const formats = useFormats();
  return ({ cruise_id, ship_name, start_date }) => {
    if (cruise_id === null) return t('all_cruises');
    const parts = [
      ship_name === null ? '' : isolate(ship_name),
      // a day is not broken, nor mixed with a name of the other direction
      start_date === null ? '' : isolate(formats.date(start_date).replaceAll(' ', '\u00A0')),
    ].filter((part) => part !== '');
    return parts.length === 0 ? t('one_cruise') : parts.join(' · ');
  };
}
