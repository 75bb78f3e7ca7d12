import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { BadgesOfCruise } from '#contract/badges.ts';
import type { Cruise } from '#contract/cruises.ts';
import { shipOf } from '#domain/livery.ts';
import { daysOf, type LoggedVoyage, staysOf } from '#domain/logbook.ts';
import { useFormats } from '#web/lib/formats.ts';
import { paths } from '#web/lib/paths.ts';
import { read } from '#web/lib/queries.ts';
import { useToday } from '#web/lib/use-today.ts';
import { BadgeTiles } from '#web/parts/badges/badges-tile.tsx';
import { CourseLine } from '#web/parts/cruise/course-line.tsx';
import { NotInPlan } from '#web/parts/plans/plan-required.tsx';
import { StampRow } from '#web/parts/stamps/stamp-row.tsx';
import { ui } from '#web/ui/primitives.ts';
import { isOnMap } from '../view/route-section.tsx';
import awaited from './logbook-awaited.module.css';
import { LogbookAwaited } from './logbook-awaited.tsx';
import { LogbookDay } from './logbook-day.tsx';
import classes from './logbook.module.css';
import { useLoggedDays } from './logged-days.ts';
import { PhotographViewer } from './photograph-viewer.tsx';

/** What stays of a cruise: its figures, the badges that it brought, and each day with words and photographs. */
export function Logbook({ cruise }: { cruise: Cruise }): ReactNode {
  const t = useTranslations('logbook');
  const days = useLoggedDays(cruise);
  const title = useRef<HTMLHeadingElement>(null);
  const [shown, setShown] = useState<string>();
  const { data: settings } = useQuery(read('GET user/settings'));
  const has_plan = settings?.plan_features.includes('documents') ?? true;
  const is_past = cruise.time === 'past';
  const badges = useQuery({
    ...read('GET cruises/{id}/badges', { params: { id: cruise.id } }),
    enabled: is_past && cruise.share === null,
  });
  // all at once: what arrived later would move the days
  if (badges.isLoading) return <LogbookAwaited />;
  const is_empty = days.every(({ entries, photographs }) => entries.length + photographs.length === 0);
  return (
    <section
      className={`${ui('card', 'inset', 'unprinted')} ${awaited['awaited']}`}
      aria-labelledby="logbook"
    >
      <div className={ui('bar', 'gap8by16')}>
        <h2 id="logbook" ref={title} tabIndex={-1} className={ui('title')}>
          {t('title')}
        </h2>
        {is_past && (
          <Link
            to={paths.cruise_view}
            params={{ id: cruise.id }}
            search={{}}
            hash="tabs"
            resetScroll={false}
            className={ui('reach', 'small')}
          >
            {t('rest')}
          </Link>
        )}
      </div>
      <Figures cruise={cruise} />
      <Stamps cruise={cruise} />
      {badges.data !== undefined && <Won badges={badges.data} />}
      {is_empty && cruise.can.edit && (
        <p className={`${ui('muted', 'above12')} ${classes['text']}`}>{t('empty')}</p>
      )}
      {!has_plan && cruise.can.edit && <NotInPlan />}
      <ol className={ui('list', 'above12')} aria-label={t('days')}>
        {days.map((day) => (
          <LogbookDay key={day.date} cruise={cruise} day={day} may_add={has_plan} onOpen={setShown} />
        ))}
      </ol>
      {shown !== undefined && (
        <PhotographViewer
          cruise={cruise}
          days={days}
          shown={shown}
          onShow={setShown}
          onGone={() => {
            setShown(undefined);
            // its button went with it
            title.current?.focus();
          }}
          onClose={() => setShown(undefined)}
        />
      )}
    </section>
  );
}

/** The same figures as in the statistics, beside the course as a line of ink. */
function Figures({ cruise }: { cruise: Cruise }): ReactNode {
  const t = useTranslations('stats.figures');
  const formats = useFormats();
  const { data: route, isLoading } = useQuery({
    ...read('GET cruises/{id}/route', { params: { id: cruise.id } }),
    enabled: isOnMap(cruise),
  });
  // it keeps its place, or all below would move when it comes
  const isAwaited = (name: string) => name === 'distance_nm' && isLoading;
  const voyage = voyageOf(cruise);
  const figures = {
    nights: cruise.nights,
    distance_nm: route?.distance_nm ?? 0,
    ports: new Set(staysOf(voyage).map(({ place }) => place)).size,
    sea_days: daysOf(voyage).sea_days,
  };
  return (
    <div className={`${ui('row', 'middle', 'between')} ${classes['summary']}`}>
      <ul className={`${ui('list')} ${classes['figures']}`}>
        {(['nights', 'distance_nm', 'ports', 'sea_days'] as const)
          .filter((name) => figures[name] > 0 || isAwaited(name))
          .map((name) => (
            <li key={name} className={isAwaited(name) ? classes['awaited'] : undefined}>
              <strong className={`${ui('block')} ${classes['figure']}`}>
                {formats.number(figures[name])}
              </strong>{' '}
              <span className={ui('note')}>{t(name, { count: figures[name] })}</span>
            </li>
          ))}
      </ul>
      <CourseLine course={cruise.course} className={classes['course']} />
    </div>
  );
}

/** The stamps that its ports left so far, as the passport has them. */
function Stamps({ cruise }: { cruise: Cruise }): ReactNode {
  const t = useTranslations('passport');
  const today = useToday();
  const { colour } = shipOf(cruise);
  const stamps = staysOf(voyageOf(cruise))
    .filter(({ first_date }) => first_date <= today)
    .map(({ port_name, country, first_date }) => ({ port: port_name, country, date: first_date, colour }));
  return stamps.length === 0 ? null : (
    <StampRow stamps={stamps} label={t('stamps', { count: stamps.length })} is_whole />
  );
}

function voyageOf(cruise: Cruise): LoggedVoyage {
  const port = (port_id: string | null, port_name: string | null) =>
    port_name === null ? null : { port_id, port_name, country: null };
  return {
    start_date: cruise.start_date,
    end_date: cruise.end_date,
    schedule: cruise.schedule.items,
    start_port: port(cruise.start_port_id, cruise.start_port),
    end_port: port(cruise.end_port_id, cruise.end_port),
  };
}

/** The badges that the cruise brought; nothing without any. */
function Won({ badges: { items } }: { badges: BadgesOfCruise }): ReactNode {
  const t = useTranslations('badges.cruise');
  const earned = items.filter((badge) => badge.earned !== null);
  if (earned.length === 0) return null;
  return (
    <>
      <h3 className={ui('note', 'strong', 'above12')}>{t('earned')}</h3>
      <BadgeTiles badges={earned} is_of_cruise />
    </>
  );
}
