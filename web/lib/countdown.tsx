import { memo, type ReactNode, useEffect, useEffectEvent, useId } from 'react';
import { useTranslations } from 'use-intl';
import type { ListedCruise } from '#contract/cruise-list.ts';
import { countdown, startOfDay, type Countdown as TimeLeft } from '#domain/timeline.ts';
import { isolate } from './bidi.ts';
import { useNow } from './clock.ts';
import { browserTimeZone, useFormats } from './formats.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import classes from './countdown.module.css';

interface CountdownProps {
  cruise: Pick<ListedCruise, 'start_date' | 'start_port' | 'start_zone'>;
  /** instant of sail-away, RFC 3339 */
  until: string;
  /** called when the time has come */
  onDue?: () => void;
}

/**
 * The time to sail-away. Only the figures are drawn again each second; what a screen reader finds changes with the
 * minute.
 */
export function Countdown({ cruise, until, onDue }: CountdownProps): ReactNode {
  const caption_id = useId();
  return (
    <div className={classes['countdown']}>
      <div role="timer" aria-labelledby={caption_id}>
        <Figures until={until} />
      </div>
      <p id={caption_id} className={classes['caption']}>
        <Caption cruise={cruise} until={until} />
      </p>
      {onDue !== undefined && <Alarm until={until} onDue={onDue} />}
    </div>
  );
}

function Figures({ until }: { until: string }): ReactNode {
  const t = useTranslations('dashboard.countdown');
  const formats = useFormats();
  const left = countdown(Date.parse(until), useNow('second'));
  const units =
    left.days > 0
      ? (['days', 'hours', 'minutes', 'seconds'] as const)
      : (['hours', 'minutes', 'seconds'] as const);
  return (
    <>
      <VisuallyHidden>
        <Spoken days={left.days} hours={left.hours} minutes={left.minutes} />
      </VisuallyHidden>
      <div className={classes['figures']} dir="ltr" aria-hidden="true">
        {units.map((unit) => (
          <div key={unit} className={classes['unit']}>
            <span className={classes['figure']}>
              {unit === 'days' ? formats.number(left.days) : formats.twoDigits(left[unit])}
            </span>
            <span className={classes['label']}>{t(unit, { count: left[unit] })}</span>
          </div>
        ))}
      </div>
    </>
  );
}

/** Drawn again when the minute is another one, not with each second. */
const Spoken = memo(function Spoken(left: Pick<TimeLeft, 'days' | 'hours' | 'minutes'>): ReactNode {
  const t = useTranslations('dashboard.countdown');
  return t('spoken', { days: left.days, hours: left.hours, minutes: left.minutes });
});

function Caption({ cruise, until }: Pick<CountdownProps, 'cruise' | 'until'>): ReactNode {
  const t = useTranslations('dashboard.countdown');
  const formats = useFormats();
  const zone = cruise.start_zone ?? browserTimeZone() ?? 'UTC';
  const port =
    cruise.start_zone === null || cruise.start_port === null ? undefined : isolate(cruise.start_port);
  // No time of departure is known: the count runs to the first moment of the day.
  const is_whole_day = Date.parse(startOfDay(cruise.start_date, zone)) === Date.parse(until);
  if (is_whole_day) return port === undefined ? t('until_day_here') : t('until_day', { port });
  const time = formats.timeAt(until, zone);
  return port === undefined ? t('until_sail_away_here', { time }) : t('until_sail_away', { time, port });
}

/** Draws nothing; tells once that the time has come, also after the machine slept over it. */
function Alarm({ until, onDue }: { until: string; onDue: () => void }): ReactNode {
  const isDue = Date.parse(until) <= useNow('second');
  const ring = useEffectEvent(onDue);
  // Another cruise is another alarm; a page that is only drawn again rings no second time.
  useEffect(() => {
    if (isDue) ring();
  }, [isDue, until]);
  return null;
}
