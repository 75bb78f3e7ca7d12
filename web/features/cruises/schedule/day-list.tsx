import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import type { ScheduleRow } from '#contract/schedule.ts';
import { nightsBetween } from '#domain/dates.ts';
import { isOvernight } from '#domain/schedule.ts';
import { isolate } from '#web/lib/bidi.ts';
import { useFormats } from '#web/lib/formats.ts';
import { usePortName } from '#web/lib/port-name.ts';
import { useTimesText } from '#web/parts/cruise/times-text.ts';
import { Unsent, useUnsent } from '#web/parts/outbox/unsent.tsx';
import { ui } from '#web/ui/primitives.ts';
import { type Day, dayId, useDays } from './days.ts';
import classes from './schedule.module.css';
import { offsetText, shiftClock, usePlaceText } from './schedule-texts.ts';

/** The days: ports with their times, quiet sea days, changes to the plan, and today. */
export function DayList({ cruise }: { cruise: Cruise }): ReactNode {
  const days = useDays(cruise);
  const isUnsent = useUnsent(cruise.id);
  return (
    <ol className={ui('list')}>
      {days.map((day) => (
        <DayItem key={day.date} cruise={cruise} {...day} is_unsent={isUnsent('schedule', day.date)} />
      ))}
    </ol>
  );
}

interface DayItemProps extends Day {
  cruise: Cruise;
  is_unsent: boolean;
}

function DayItem({ cruise, date, rows, is_today, is_unsent }: DayItemProps): ReactNode {
  const t = useTranslations('schedule');
  const formats = useFormats();
  const isInside = date >= cruise.start_date && date <= cruise.end_date;
  const number = nightsBetween(cruise.start_date, date) + 1;
  const isRepeated = rows.length > 1 && rows.some(({ row }) => row.kind === 'sea');
  return (
    <li
      id={dayId(date)}
      tabIndex={-1}
      className={`${ui('grid', 'lineAbove', 'padBlock8', 'gap0by12')} ${classes['day']} ${is_today ? classes['today'] : ''} ${isInside ? '' : classes['outside']}`}
      aria-current={is_today ? 'date' : undefined}
    >
      <div className={ui('tight')}>
        <span className={ui('bold', 'block')}>
          {isInside ? t('day', { day: String(number) }) : t('outside_day')}
        </span>
        <span className={ui('note')}>{formats.date(date, 'brief')}</span>
        {is_today && (
          <span className={`${ui('round', 'smaller', 'bold', 'block', 'above4')} ${classes['todayMark']}`}>
            {t('today')}
          </span>
        )}
      </div>
      <div className={`${ui('grid', 'gap12')} ${classes['calls']}`}>
        {rows.length === 0 && (
          <div>
            <p className={ui('muted')}>{t('gap')}</p>
            <p className={ui('note')}>{t('gap_hint')}</p>
          </div>
        )}
        {rows.map(({ key, row, next }) => (
          <Call key={key} row={row} next={next} is_past={cruise.time === 'past'} />
        ))}
        {isRepeated && <p className={ui('note')}>{t('repeated')}</p>}
        {is_unsent && <Unsent />}
      </div>
    </li>
  );
}

interface CallProps {
  row: ScheduleRow;
  next: ScheduleRow | undefined;
  /** nobody has to be on board any more */
  is_past: boolean;
}

function Call({ row, next, is_past }: CallProps): ReactNode {
  const t = useTranslations('schedule');
  const formats = useFormats();
  const portName = usePortName();
  const placeText = usePlaceText();
  const timesText = useTimesText();
  const { kind, port_name, outcome, all_aboard } = row;
  const isQuiet = kind === 'sea' || port_name === null;
  const isSpecial = port_name !== null && kind !== 'port';
  return (
    <div className={`${ui('grid', 'gap0by12')} ${classes['call']}`}>
      <div>
        <p className={isQuiet ? ui('muted') : ui('bold')}>
          {outcome === 'skipped' ? <s>{placeText(row)}</s> : placeText(row)}{' '}
          {outcome !== 'as_planned' && (
            <span className={`${ui('round', 'text13', 'strong', 'inlineBlock')} ${classes['mark']}`}>
              {t(outcome)}
            </span>
          )}
        </p>
        {isSpecial && <p className={ui('note')}>{t(`kinds.${kind}`)}</p>}
        {isOvernight(row, next) && (
          <p className={ui('small', 'strong', 'good')}>
            {t('overnight', { port: isolate(portName(port_name ?? '')) })}
          </p>
        )}
      </div>
      <div className={classes['times']}>
        <p className={outcome === 'skipped' ? ui('note') : undefined}>
          {outcome === 'skipped' ? <s>{timesText(row)}</s> : timesText(row)}
        </p>
        {all_aboard !== null && !is_past && outcome !== 'skipped' && (
          <p className={ui('note')}>{t('all_aboard', { time: formats.time(all_aboard) })}</p>
        )}
        <ShipTime row={row} />
      </div>
    </div>
  );
}

/** The same times by the ship's clocks, where they differ. */
function ShipTime({ row }: { row: ScheduleRow }): ReactNode {
  const t = useTranslations('schedule');
  const formats = useFormats();
  const timesText = useTimesText();
  const minutes = row.ship_time_offset ?? 0;
  if (minutes === 0 || row.outcome === 'skipped') return null;
  const shifted = (time: string | null) => (time === null ? null : shiftClock(time, minutes));
  const times = timesText({ arrive: shifted(row.arrive), depart: shifted(row.depart) });
  return (
    <p className={ui('note')}>
      {times === undefined
        ? t(minutes > 0 ? 'ship_clocks.ahead' : 'ship_clocks.behind', {
            offset: offsetText(minutes, formats),
          })
        : t('ship_time', { times })}
    </p>
  );
}
