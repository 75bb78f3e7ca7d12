import { useTranslations } from 'use-intl';
import type { Upload } from '#contract/uploads.ts';
import { isolate } from '#web/lib/bidi.ts';
import { useFormats } from '#web/lib/formats.ts';

/** More cruises than this in one document are counted, not named. */
const most_named = 3;

/** Texts about the cruises found in a document: ship and dates. */
export function useFoundText() {
  const t = useTranslations('uploads');
  const formats = useFormats();

  function nameOf({ ship_name, start_date, end_date }: Upload['cruises'][number]): string {
    const ship = ship_name === null ? t('review.unnamed') : isolate(ship_name);
    const day = start_date ?? end_date;
    if (day === null) return ship;
    const has_both = start_date !== null && end_date !== null && start_date <= end_date;
    // the dot begins no line
    return `${ship}\u00A0· ${isolate(has_both ? formats.dateRange(start_date, end_date) : formats.date(day))}`;
  }

  /** Each name once: two staterooms of one sailing are two cruises. A cruise without ship and dates has no name. */
  function namesOf({ cruises }: Pick<Upload, 'cruises'>): string[] {
    const known = cruises.filter(({ ship_name, start_date }) => ship_name !== null || start_date !== null);
    const names = [...new Set(known.map(nameOf))];
    return names.length > most_named ? [] : names;
  }

  return {
    namesOf,
    /** All of it in one sentence. */
    summary: (upload: Pick<Upload, 'count' | 'cruises'>): string => {
      const names = namesOf(upload);
      if (names.length === 1 && upload.count === 1) return names[0] ?? '';
      return [t('list.found', { count: upload.count }), ...names].join('; ');
    },
  };
}
