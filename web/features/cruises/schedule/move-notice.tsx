import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import { isCalendarDay, nightsBetween } from '#domain/dates.ts';
import { moveRows, rowsOutside } from '#domain/schedule.ts';
import { useFormats } from '#web/lib/formats.ts';
import { Checkbox } from '#web/ui/field.tsx';
import { ui } from '#web/ui/primitives.ts';
import classes from './schedule.module.css';
import { usePlaceText, withKeys } from './schedule-texts.ts';

interface ScheduleMoveNoticeProps {
  cruise: Cruise;
  /** the values in the form */
  start_date: string;
  end_date: string;
  /** whether the schedule moves along: `move_schedule` of the PATCH */
  moves: boolean;
  onChange: (moves: boolean) => void;
}

/** The effect of changed dates on the schedule: it may move along, and days that would fall outside are named. */
export function ScheduleMoveNotice(props: ScheduleMoveNoticeProps): ReactNode {
  const { cruise, start_date, end_date, moves, onChange } = props;
  const t = useTranslations('schedule.move');
  const formats = useFormats();
  const placeText = usePlaceText();
  const { items } = cruise.schedule;
  const isChanged = start_date !== cruise.start_date || end_date !== cruise.end_date;
  if (items.length === 0 || !isChanged || !isCalendarDay(start_date) || !isCalendarDay(end_date)) return null;
  const days = nightsBetween(cruise.start_date, start_date);
  const outside = rowsOutside(moves ? moveRows(items, days) : items, start_date, end_date);
  if (days === 0 && outside.length === 0) return null;
  return (
    <div
      className={`${ui('stack', 'rounded', 'pad12by16', 'gap12', 'above16')} ${classes['notice']}`}
      role="status"
    >
      {days !== 0 && (
        <Checkbox
          label={t(days > 0 ? 'later' : 'earlier', { count: Math.abs(days) })}
          checked={moves}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
      )}
      {outside.length > 0 && (
        <div>
          <p>{t('outside')}</p>
          <ul className={`${ui('bare', 'above6')} ${classes['noticeRows']}`}>
            {withKeys(outside).map(({ key, row }) => (
              <li key={key}>
                {formats.date(row.date, 'weekday')} · {placeText(row)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
