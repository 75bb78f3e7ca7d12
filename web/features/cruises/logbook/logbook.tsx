import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import { daysOf } from '#domain/logbook.ts';
import { useFormats } from '#web/lib/formats.ts';
import { read } from '#web/lib/queries.ts';
import { NotInPlan } from '#web/parts/plans/plan-required.tsx';
import { ui } from '#web/ui/primitives.ts';
import { portsOf, voyageOf } from '../logged-voyage.ts';
import { isOnMap } from '../view/route-section.tsx';
import awaited from './logbook-awaited.module.css';
import { LogbookDay } from './logbook-day.tsx';
import classes from './logbook.module.css';
import { useLoggedDays } from './logged-days.ts';
import { PhotographViewer } from './photograph-viewer.tsx';
import { Stamps } from './stamps.tsx';

/** The logbook of a cruise: its figures once it has ended, and each day so far with words and photographs. */
export function Logbook({ cruise }: { cruise: Cruise }): ReactNode {
  const t = useTranslations('logbook');
  const days = useLoggedDays(cruise);
  const title = useRef<HTMLHeadingElement>(null);
  const [shown, setShown] = useState<string>();
  const { data: settings } = useQuery(read('GET user/settings'));
  const has_plan = settings?.plan_features.includes('documents') ?? true;
  const is_empty = days.every(({ entries, photographs }) => entries.length + photographs.length === 0);
  return (
    <section
      className={`${ui('card', 'inset', 'unprinted')} ${awaited['awaited']}`}
      aria-labelledby="logbook"
    >
      <h2 id="logbook" ref={title} tabIndex={-1} className={ui('title')}>
        {t('title')}
      </h2>
      {/* of the whole voyage: under way they would count what is still ahead */}
      {cruise.time !== 'current' && <Figures cruise={cruise} />}
      <Stamps cruise={cruise} />
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

/** The same figures as in the statistics. The map at the head of the page has the course. */
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
    ports: portsOf(cruise),
    sea_days: daysOf(voyage).sea_days,
  };
  return (
    <ul className={`${ui('list')} ${classes['figures']}`}>
      {(['nights', 'distance_nm', 'ports', 'sea_days'] as const)
        .filter((name) => figures[name] > 0 || isAwaited(name))
        .map((name) => (
          <li key={name} className={isAwaited(name) ? classes['awaited'] : undefined}>
            <strong className={`${ui('block')} ${classes['figure']}`}>{formats.number(figures[name])}</strong>{' '}
            <span className={ui('note')}>{t(name, { count: figures[name] })}</span>
          </li>
        ))}
    </ul>
  );
}
