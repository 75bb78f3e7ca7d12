import { memo, type ReactNode, useEffect, useEffectEvent, useId } from 'react';
import { useTranslations } from 'use-intl';
import type { ListedCruise } from '#contract/cruise-list.ts';
import { countdown, daysUntil, departureOf, type Countdown as TimeLeft } from '#domain/timeline.ts';
import { isolate } from '#web/lib/bidi.ts';
import { usePortName } from '#web/lib/port-name.ts';
import { useNow } from '#web/ui/clock.ts';
import { browserTimeZone, useFormats } from '#web/lib/formats.ts';
import { ui } from '#web/ui/primitives.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import classes from './countdown.module.css';

interface CountdownProps {
  cruise: Pick<ListedCruise, 'start_date' | 'start_port' | 'start_zone'>;
  /** instant of sail-away, RFC 3339 */
  until: string;
  /** called when the time is up */
  onDue?: () => void;
  /** on a pass: the names of units on a phone, where all is one line; seconds are told on the last day only */
  shortUnit?: (count: number, unit: 'days' | 'hours' | 'minutes' | 'seconds') => string | undefined;
}

interface TimeProps extends Pick<CountdownProps, 'cruise'> {
  /** null: no departure time is recorded */
  departs_at: string | null;
}

/**
 * The time to sail-away; days alone while its time is unknown. Only the figures render each second; the text for screen
 * readers changes each minute.
 */
export function Countdown({ cruise, until, onDue, shortUnit }: CountdownProps): ReactNode {
  const t = useTranslations('dashboard.countdown');
  const caption_id = useId();
  const departs_at = departureOf({ ...cruise, sails_at: until }, zoneOf(cruise));
  return (
    <div className={`${classes['countdown']} ${shortUnit === undefined ? '' : classes['pass']}`}>
      <div role="timer" aria-labelledby={caption_id}>
        <Time cruise={cruise} until={until} departs_at={departs_at} shortUnit={shortUnit} />
      </div>
      <p id={caption_id} className={`${ui('note', 'above12')} ${classes['caption']}`}>
        <span className={classes['whole']}>
          <Caption cruise={cruise} departs_at={departs_at} />
        </span>
        {shortUnit && (
          <span className={classes['brief']}>{departs_at === null ? t('until_day_here') : t('until')}</span>
        )}
      </p>
      {onDue !== undefined && <Alarm until={until} onDue={onDue} />}
    </div>
  );
}

/**
 * The number of days, as in the list; null where a departure time is known, and on the eve for a reader whose calendar
 * is a day ahead of the port's, who sees the hours to the start of that day in the port.
 */
function useDaysAlone({ cruise: { start_date }, departs_at }: TimeProps): number | null {
  const now = new Date(useNow('minute')).toISOString();
  const days = daysUntil({ start_date, departs_at }, { now, time_zone: browserTimeZone() ?? 'UTC' });
  return departs_at === null && days > 0 ? days : null;
}

interface FiguresProps extends Pick<CountdownProps, 'until'> {
  shortUnit: CountdownProps['shortUnit'] | undefined;
}

function Time({ until, shortUnit, ...time }: TimeProps & FiguresProps): ReactNode {
  const t = useTranslations('dashboard.countdown');
  const formats = useFormats();
  const days = useDaysAlone(time);
  if (days === null) return <Figures until={until} shortUnit={shortUnit} />;
  return (
    <div className={`${ui('row', 'gap20')} ${classes['figures']}`}>
      <div className={`${ui('stack', 'middle')} ${classes['unit']}`}>
        <span className={`${ui('bold')} ${classes['figure']}`}>{formats.number(days)} </span>
        <span className={ui('muted', 'smaller')}>{t('days', { count: days })}</span>
      </div>
    </div>
  );
}

function Figures({ until, shortUnit }: FiguresProps): ReactNode {
  const t = useTranslations('dashboard.countdown');
  const formats = useFormats();
  const left = countdown(Date.parse(until), useNow('second'));
  const units = [
    ...(left.days > 0 ? (['days'] as const) : []),
    ...(['hours', 'minutes'] as const),
    ...(left.days > 0 && shortUnit ? [] : (['seconds'] as const)),
  ];
  return (
    <>
      <VisuallyHidden>
        <Spoken days={left.days} hours={left.hours} minutes={left.minutes} />
      </VisuallyHidden>
      <div className={`${ui('row', 'gap20')} ${classes['figures']}`} aria-hidden="true">
        {units.map((unit) => (
          <div key={unit} className={`${ui('stack', 'middle')} ${classes['unit']}`}>
            <span className={`${ui('bold')} ${classes['figure']}`}>
              {unit === 'days' || (shortUnit && (unit === 'hours' || left.days > 0))
                ? formats.number(left[unit])
                : formats.twoDigits(left[unit])}
            </span>
            <span className={`${ui('muted', 'smaller')} ${classes['whole']}`}>
              {t(unit, { count: left[unit] })}
            </span>
            {shortUnit && (
              <span className={`${ui('muted')} ${classes['brief']}`}>{shortUnit(left[unit], unit)}</span>
            )}
          </div>
        ))}
      </div>
    </>
  );
}

/** Renders when the minute changes, not each second. */
const Spoken = memo(function Spoken(left: Pick<TimeLeft, 'days' | 'hours' | 'minutes'>): ReactNode {
  const t = useTranslations('dashboard.countdown');
  return t('spoken', { days: left.days, hours: left.hours, minutes: left.minutes });
});

function Caption({ cruise, departs_at }: TimeProps): ReactNode {
  const t = useTranslations('dashboard.countdown');
  const formats = useFormats();
  const portName = usePortName();
  const days = useDaysAlone({ cruise, departs_at });
  const port =
    cruise.start_zone === null || cruise.start_port === null
      ? undefined
      : isolate(portName(cruise.start_port));
  if (departs_at === null)
    return days !== null || port === undefined ? t('until_day_here') : t('until_day', { port });
  // in one line
  const time = formats.timeAt(departs_at, zoneOf(cruise)).replace(' ', '\u00a0');
  return port === undefined ? t('until_sail_away_here', { time }) : t('until_sail_away', { time, port });
}

function zoneOf({ start_zone }: TimeProps['cruise']): string {
  return start_zone ?? browserTimeZone() ?? 'UTC';
}

/** Renders nothing; calls `onDue` once when the time is up, also after the machine slept through it. */
function Alarm({ until, onDue }: { until: string; onDue: () => void }): ReactNode {
  const isDue = Date.parse(until) <= useNow('second');
  const ring = useEffectEvent(onDue);
  // A new cruise sets a new alarm; another render alone does not ring again.
  useEffect(() => {
    if (isDue) ring();
  }, [isDue, until]);
  return null;
}
