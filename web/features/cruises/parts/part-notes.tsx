import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { at, minutesTyped, nightsTyped, type PartValues } from '#web/parts/cruise-parts/part-values.ts';
import { ui } from '#web/ui/primitives.ts';
import classes from '#web/parts/cruise-parts/parts.module.css';
import type { PartEditorState } from '#web/parts/cruise-parts/use-part-editor.ts';
import { dayStep, useFlightTime } from './flight-time.ts';

/** How long a flight takes, shown while it is typed: the quickest way to see a slip. */
export function FlightNote({ editor }: { editor: PartEditorState }): ReactNode {
  const t = useTranslations('parts');
  const { duration, step } = useFlightTime();
  const { values, zones } = editor;
  const minutes = minutesTyped(values, zones);
  const days = dayStep(at(values, 'departure_day'), at(values, 'arrival_day'));
  return (
    <p className={`${ui('bold', 'good')} ${classes['note']}`} role="status">
      {minutes === null
        ? t('own_time')
        : [duration(minutes), step(days)].filter((text) => text !== '').join(' · ')}
    </p>
  );
}

/** How many nights a stay has, shown while it is typed. */
export function StayNote({ values }: { values: PartValues }): ReactNode {
  const t = useTranslations('cruises');
  const nights = nightsTyped(values);
  return (
    <p className={`${ui('bold', 'good')} ${classes['note']}`} role="status">
      {nights !== null && t('nights', { count: nights })}
    </p>
  );
}
