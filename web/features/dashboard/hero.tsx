import { Link } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { DashboardCruise } from '#contract/dashboard.ts';
import { shipOf } from '#domain/livery.ts';
import type { Today } from '#domain/today.ts';
import { paths } from '#web/lib/paths.ts';
import { isolate } from '#web/lib/bidi.ts';
import { usePortName } from '#web/lib/port-name.ts';
import { saysNights } from '#web/lib/says-nights.ts';
import { unfolding } from '#web/lib/unfolding.ts';
import { Countdown } from '#web/parts/cruise/countdown.tsx';
import { useFormats } from '#web/lib/formats.ts';
import { LazyRouteMap } from '#web/parts/maps/route-map-lazy.tsx';
import { SharedBy } from '#web/parts/shares/shared-by.tsx';
import { LazyWeatherLine } from '#web/parts/weather/weather-line-lazy.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { ui } from '#web/ui/primitives.ts';
import { berth_height, ShipAtEdge } from '#web/parts/cruise/ship-at-edge.tsx';
import { RecordButton } from '#web/parts/cruise/record-button.tsx';
import { useDaysUntil } from '#web/parts/cruise/days-until.ts';
import { LazySeaScene, own_ship } from '#web/ui/sea-scene-lazy.tsx';
import classes from './hero.module.css';
import { TodayPanel } from './today-panel.tsx';

/** The cruise with the countdown. All of it leads to its page. */
export function NextHero({ cruise, onDue }: { cruise: DashboardCruise; onDue: () => void }): ReactNode {
  return (
    <section className={`${ui('edged', 'paper', 'clip', 'roundHero', 'relative')} ${classes['hero']}`}>
      <div className={`${ui('lineBelow', 'clip', 'relative')} ${classes['picture']}`}>
        <Picture cruise={cruise} />
      </div>
      <div className={`${ui('wrap', 'top', 'between')} ${classes['body']}`}>
        <div className={classes['words']}>
          <Name cruise={cruise} kicker="next" />
          <Facts cruise={cruise} />
          <LazyWeatherLine cruise={cruise} />
        </div>
        <Countdown cruise={cruise} until={cruise.sails_at} onDue={onDue} />
      </div>
    </section>
  );
}

interface CurrentHeroProps {
  cruise: DashboardCruise;
  today: Today;
  next: DashboardCruise | null;
}

/** On board: the day, with what is needed ashore first and large, then the cruise in brief, and the next one. */
export function CurrentHero({ cruise, today, next }: CurrentHeroProps): ReactNode {
  const t = useTranslations('dashboard');
  const { day, days } = today;
  return (
    <section className={`${ui('edged', 'paper', 'clip', 'roundHero', 'relative')} ${classes['hero']}`}>
      <div className={`${ui('lineBelow', 'clip', 'relative')} ${classes['picture']} ${classes['low']}`}>
        <Picture cruise={cruise} today={today.date} />
      </div>
      <div className={`${ui('stack')} ${classes['body']}`}>
        <div>
          <div className={ui('wrap', 'bottom', 'between', 'gap0by12')}>
            <Name cruise={cruise} kicker="current" />
            <p className={ui('bold')}>{t('day_of', { day: String(day), days: String(days) })}</p>
          </div>
          <div className={`${ui('clip', 'above6')} ${classes['track']}`} aria-hidden="true">
            <div className={classes['done']} style={{ width: `${(day / days) * 100}%` }} />
          </div>
        </div>
        <TodayPanel cruise={cruise} today={today} />
        <div className={ui('wrap', 'middle', 'gap8by16')}>
          <Link
            to={paths.cruise_view}
            params={{ id: cruise.id }}
            className={buttonClass('outline')}
            {...unfolding}
          >
            {t('open_pass')}
          </Link>
          <LazyWeatherLine cruise={cruise} />
        </div>
        <div className={`${ui('bar', 'lineAbove', 'gap0by12')} ${classes['foot']}`}>
          <div>
            <Facts cruise={cruise} />
          </div>
          {next !== null && <Next cruise={next} />}
        </div>
      </div>
    </section>
  );
}

/** The cruise after this one, in a line. */
function Next({ cruise }: { cruise: DashboardCruise }): ReactNode {
  const t = useTranslations('dashboard');
  const days = useDaysUntil(cruise);
  return (
    <Link to={paths.cruise_view} params={{ id: cruise.id }} className={ui('reach')}>
      {t('next_up', { ship: isolate(cruise.ship_name ?? ''), when: t('in_days', { days }) })}
    </Link>
  );
}

/** The route on the map; the open sea if no port of it is known. Rendered after the words, which matter more. */
function Picture({ cruise, today }: { cruise: DashboardCruise; today?: string }): ReactNode {
  if (cruise.route === null) return <LazySeaScene ship={shipOf(cruise)} />;
  return (
    <>
      <LazyRouteMap route={cruise.route} today={today} covered={berth_height} />
      <ShipAtEdge cruise={cruise} />
    </>
  );
}

/** Its link covers the hero. */
function Name({ cruise, kicker }: { cruise: DashboardCruise; kicker: 'current' | 'next' }): ReactNode {
  const t = useTranslations('dashboard');
  return (
    <div>
      <p className={ui('small', 'bold', 'good')}>{t(kicker)}</p>
      <h2 className={`${ui('display')} ${classes['ship']}`}>
        <Link
          to={paths.cruise_view}
          params={{ id: cruise.id }}
          className={`${ui('inherit', 'plain', 'covering')} ${classes['shipLink']}`}
          {...unfolding}
        >
          <bdi>{cruise.ship_name}</bdi>
        </Link>
      </h2>
    </div>
  );
}

function Facts({ cruise }: { cruise: DashboardCruise }): ReactNode {
  const t = useTranslations('dashboard');
  const formats = useFormats();
  const voyage = useVoyageText(cruise);
  const facts = [
    formats.dateRange(cruise.start_date, cruise.end_date, 'weekday'),
    cruise.stateroom === null ? undefined : t('stateroom', { stateroom: isolate(cruise.stateroom) }),
  ].filter((fact) => fact !== undefined);
  return (
    <>
      <p>{voyage}</p>
      <p className={ui('muted', 'dots')}>
        {facts.map((fact) => (
          <Fragment key={fact}>
            <span>{fact}</span>{' '}
          </Fragment>
        ))}
      </p>
      <SharedBy
        share={cruise.share}
        className={`${ui('round', 'note', 'inlineBlock')} ${classes['owner']}`}
      />
    </>
  );
}

/** Replaces the hero if all cruises are past. */
export function NoCruiseAhead(): ReactNode {
  const t = useTranslations('dashboard');
  return (
    <section className={`${ui('edged', 'paper', 'clip', 'roundHero')} ${classes['hero']}`}>
      <div className={`${ui('lineBelow', 'clip', 'relative')} ${classes['picture']}`}>
        <LazySeaScene ship={own_ship} />
      </div>
      <div className={`${ui('wrap', 'top', 'between')} ${classes['body']}`}>
        <div className={classes['words']}>
          <h2 className={`${ui('display')} ${classes['ship']}`}>{t('none_ahead')}</h2>
          <p>{t('none_ahead_hint')}</p>
        </div>
        <div className={`${ui('wrap', 'gap12')} ${classes['actions']}`}>
          <RecordButton classes={buttonClass()}>{t('record')}</RecordButton>
          <Link to={paths.cruises} className={buttonClass('outline')}>
            {t('all')}
          </Link>
        </div>
      </div>
    </section>
  );
}

function useVoyageText({ nights, itinerary, start_port }: DashboardCruise): string {
  const t = useTranslations('dashboard');
  const portName = usePortName();
  const long = t('nights', { count: nights });
  const what =
    itinerary === null
      ? long
      : saysNights(itinerary, nights)
        ? isolate(itinerary)
        : t('nights_itinerary', { nights: long, itinerary: isolate(itinerary) });
  return start_port === null ? what : `${what} ${t('from', { port: isolate(portName(start_port)) })}`;
}
