import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { BadgesOfCruise } from '#contract/badges.ts';
import type { Cruise } from '#contract/cruises.ts';
import { read } from '#web/lib/queries.ts';
import { BadgeTiles } from '#web/parts/badges/badges-tile.tsx';
import { useUploadDays } from '#web/parts/documents/use-uploads.ts';
import { NotInPlan } from '#web/parts/plans/plan-required.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ui } from '#web/ui/primitives.ts';
import { useOpenEditor } from '../parts/edit-key.ts';
import { AddToDay } from './add-to-day.tsx';
import { DayDialog } from './day-dialog.tsx';
import { LogbookAwaited } from './logbook-awaited.tsx';
import { LogbookDay } from './logbook-day.tsx';
import classes from './logbook.module.css';
import { type LoggedDay, useLoggedDays } from './logged-days.ts';
import { PhotographViewer } from './photograph-viewer.tsx';
import { Stamps } from './stamps.tsx';
import { PastWeather } from './past-weather.tsx';

interface PastLogbookProps {
  cruise: Cruise;
  /** what stands below it, and would be moved if it came before */
  children: ReactNode;
}

/** What stays of a cruise: the stamps of its ports, the days that something is kept of, the weather, and the badges. */
export function PastLogbook({ cruise, children }: PastLogbookProps): ReactNode {
  const badges = useQuery({
    ...read('GET cruises/{id}/badges', { params: { id: cruise.id } }),
    enabled: cruise.share === null,
  });
  const settings = useQuery(read('GET user/settings'));
  const weather = useQuery({
    ...read('GET cruises/{id}/weather', { params: { id: cruise.id } }),
    enabled: settings.data?.plan_features.includes('weather') === true,
  });
  // all at once: what arrived later would move the days; but after a failure they are shown without it
  const reads = [badges, settings, weather];
  if (reads.some(({ isLoading, failureCount }) => isLoading && failureCount === 0)) {
    return <LogbookAwaited is_past />;
  }
  return (
    <>
      <div className={`${ui('unprinted')} ${classes['past']}`}>
        <Stamps cruise={cruise} />
        <Book cruise={cruise} />
        <PastWeather days={weather.data?.past_days ?? []} />
        {badges.data !== undefined && <Won badges={badges.data} />}
      </div>
      {children}
    </>
  );
}

function Book({ cruise }: { cruise: Cruise }): ReactNode {
  const t = useTranslations('logbook');
  const days = useLoggedDays(cruise);
  const sending = useUploadDays(cruise.id);
  // a day stays from its first photograph on: between the end of its upload and the next read it has nothing
  const [begun, setBegun] = useState<readonly string[]>([]);
  const more = days.flatMap(({ date }) => (sending.has(date) && !begun.includes(date) ? [date] : []));
  if (more.length > 0) setBegun([...begun, ...more]);
  const title = useRef<HTMLHeadingElement>(null);
  const [shown, setShown] = useState<string>();
  const { editor } = useOpenEditor(cruise.id);
  const { data: settings } = useQuery(read('GET user/settings'));
  const has_plan = settings?.plan_features.includes('documents') ?? true;
  const may_edit = cruise.can.edit;
  const hasContent = ({ entries, photographs }: LoggedDay) => entries.length + photographs.length > 0;
  const isShown = (day: LoggedDay) =>
    hasContent(day) || begun.includes(day.date) || (editor?.kind === 'diary' && editor.day === day.date);
  const told = days.filter(isShown);
  const others = days.filter((day) => !isShown(day));
  // nothing to read, and nobody to write it
  if (told.length === 0 && !may_edit) return null;
  return (
    <section className={ui('card', 'inset')} aria-labelledby="logbook">
      <div className={ui('bar', 'gap8by16')}>
        <h2 id="logbook" ref={title} tabIndex={-1} className={ui('text28', 'display', 'tight')}>
          {t('title')}
        </h2>
        {may_edit && has_plan && <AddToDay cruise={cruise} days={days} />}
      </div>
      {told.length === 0 && may_edit && (
        <p className={`${ui('muted', 'above12')} ${classes['text']}`}>{t('empty')}</p>
      )}
      {!has_plan && may_edit && <NotInPlan />}
      {told.length > 0 && (
        <ol className={ui('list', 'above12')} aria-label={t('days')}>
          {told.map((day) => (
            <LogbookDay key={day.date} cruise={cruise} day={day} may_add={false} onOpen={setShown} />
          ))}
        </ol>
      )}
      {may_edit && others.length > 0 && <AddDay cruise={cruise} days={others} />}
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

/** Begins a day that nothing is kept of, with its lines. */
function AddDay({ cruise, days }: { cruise: Cruise; days: readonly LoggedDay[] }): ReactNode {
  const t = useTranslations('logbook');
  const { open } = useOpenEditor(cruise.id);
  const [isAsking, setAsking] = useState(false);
  const [begun, setBegun] = useState('');
  return (
    <div className={`${ui('lineAbove', 'above12')} ${classes['addDay']}`}>
      {/* its editor gives the focus back */}
      <Button id={`add-diary.new-${begun}`} look="quiet" onClick={() => setAsking(true)}>
        <Icon name="plus" size={20} />
        {t('add_day')}
      </Button>
      {isAsking && (
        <DayDialog
          days={days}
          onChoose={({ date }) => {
            setAsking(false);
            setBegun(date);
            open(`diary.new-${date}`);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

/** The badges that the cruise brought; nothing without any. */
function Won({ badges: { items } }: { badges: BadgesOfCruise }): ReactNode {
  const t = useTranslations('badges.cruise');
  const earned = items.filter((badge) => badge.earned !== null);
  if (earned.length === 0) return null;
  return (
    <div className={ui('card', 'inset')}>
      <h2 className={ui('text28', 'display', 'tight')}>{t('earned')}</h2>
      <BadgeTiles badges={earned} is_of_cruise />
    </div>
  );
}
