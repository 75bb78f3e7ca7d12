import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ListedCruise } from '#contract/cruise-list.ts';
import { dayOfCruise } from '#domain/timeline.ts';
import { paths } from '#web/app/paths.ts';
import { isolate } from '#web/lib/bidi.ts';
import { Countdown } from '#web/lib/countdown.tsx';
import { useNow } from '#web/lib/clock.ts';
import { browserTimeZone, useFormats } from '#web/lib/formats.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { SeaScene } from '#web/ui/sea-scene.tsx';
import classes from './hero.module.css';

interface HeroProps {
  cruise: ListedCruise;
  /** the instant of sail-away; without one the cruise is under way */
  countdown_to?: string;
  is_pictured: boolean;
  onDue?: () => void;
}

/** The cruise that matters now, as large as it deserves. */
export function Hero({ cruise, countdown_to, is_pictured, onDue }: HeroProps): ReactNode {
  const t = useTranslations('dashboard');
  const formats = useFormats();
  const dates = formats.dateRange(cruise.start_date, cruise.end_date, 'weekday');
  const facts = [
    dates,
    cruise.stateroom === null ? undefined : t('stateroom', { stateroom: isolate(cruise.stateroom) }),
  ].filter((fact) => fact !== undefined);
  return (
    <section className={classes['hero']}>
      {is_pictured && (
        <div className={classes['picture']}>
          <SeaScene />
        </div>
      )}
      <div className={classes['body']}>
        <div className={classes['words']}>
          <p className={classes['kicker']}>{t(countdown_to === undefined ? 'current' : 'next')}</p>
          <h2 className={classes['ship']}>
            <Link to={paths.cruise_view} params={{ id: cruise.id }} className={classes['shipLink']}>
              <bdi>{cruise.ship_name}</bdi>
            </Link>
          </h2>
          <p className={classes['voyage']}>{voyageText(cruise, t)}</p>
          <p className={classes['facts']}>{facts.join(' · ')}</p>
        </div>
        {countdown_to === undefined ? (
          <DayOfCruise cruise={cruise} />
        ) : (
          <Countdown cruise={cruise} until={countdown_to} {...(onDue !== undefined && { onDue })} />
        )}
      </div>
    </section>
  );
}

function DayOfCruise({ cruise }: { cruise: ListedCruise }): ReactNode {
  const t = useTranslations('dashboard');
  const now = new Date(useNow('minute')).toISOString();
  const time_zone = cruise.start_zone ?? browserTimeZone() ?? 'UTC';
  const { day, days } = dayOfCruise(cruise, { now, time_zone });
  return (
    <div className={classes['progress']}>
      <p className={classes['dayOf']}>{t('day_of', { day: String(day), days: String(days) })}</p>
      <div className={classes['track']} aria-hidden="true">
        <div className={classes['done']} style={{ width: `${(day / days) * 100}%` }} />
      </div>
    </div>
  );
}

/** In place of a hero for those whose cruises are all behind them. */
export function NoCruiseAhead(): ReactNode {
  const t = useTranslations('dashboard');
  return (
    <section className={classes['hero']}>
      <div className={classes['picture']}>
        <SeaScene />
      </div>
      <div className={classes['body']}>
        <div className={classes['words']}>
          <h2 className={classes['ship']}>{t('none_ahead')}</h2>
          <p className={classes['voyage']}>{t('none_ahead_hint')}</p>
        </div>
        <div className={classes['actions']}>
          <Link to={paths.cruise_create} className={buttonClass()}>
            {t('record')}
          </Link>
          <Link to={paths.cruises} className={buttonClass('outline')}>
            {t('all')}
          </Link>
        </div>
      </div>
    </section>
  );
}

function voyageText(cruise: ListedCruise, t: ReturnType<typeof useTranslations<'dashboard'>>): string {
  const nights = t('nights', { count: cruise.nights });
  const what =
    cruise.itinerary === null
      ? nights
      : t('nights_itinerary', { nights, itinerary: isolate(cruise.itinerary) });
  return cruise.start_port === null ? what : `${what} ${t('from', { port: isolate(cruise.start_port) })}`;
}
