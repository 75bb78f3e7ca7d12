import { type ReactNode, useDeferredValue } from 'react';
import { useTranslations } from 'use-intl';
import type { Dashboard, DashboardCruise } from '#contract/dashboard.ts';
import { openChapters } from '#web/lib/catalogues.ts';
import { useIdle } from '#web/ui/idle.ts';
import { read } from '#web/lib/queries.ts';
import { sees } from '#web/lib/shown.ts';
import { useDaysUntil } from '#web/parts/cruise/days-until.ts';
import { openPaymentsOf } from '#web/parts/cruise/reminder-offer.tsx';
import { lazyPart } from '#web/parts/lazy-part.tsx';
import { ScreenRead, useScreenRead } from '#web/parts/read-states.tsx';
import { Skeleton } from '#web/ui/page.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { FirstReadyCard } from './at-sea/first-ready-card.tsx';
import { AttentionCard } from './attention-card.tsx';
import { BadgesCard } from './badges-card.tsx';
import { ui } from '#web/ui/primitives.ts';
import classes from './dashboard.module.css';
import { CurrentHero, NextHero, NoCruiseAhead } from './hero.tsx';
import { TotalsCard } from './totals-card.tsx';
import { useBoard } from './use-board.ts';

/** Loaded where one waits, before the screen is shown: a card that comes later would move all below it. */
const Invitations = lazyPart(async () => {
  const [file] = await Promise.all([import('#web/parts/shares/invitations.tsx'), openChapters(['beyond'])]);
  return file.Invitations;
});

/** Most readers have cruises. */
const EmptyDashboard = lazyPart(async () => (await import('./empty-dashboard.tsx')).EmptyDashboard);

/** Without a network there is none. */
const InstallHint = lazyPart(() =>
  import('./at-sea/at-sea.ts').then(
    (file) => file.loadHint(),
    () => () => null,
  ),
);

/** Below the first screen of a phone. */
const Following = lazyPart(async () => (await import('./following.tsx')).Following);

/** Only who looks around with cruises that are no own ones has it. */
const SamplesNote = lazyPart(async () => (await import('./samples.tsx')).SamplesNote);

export function Screen(): ReactNode {
  const t = useTranslations('dashboard');
  const query = useScreenRead(read('GET dashboard'));
  return (
    <ScreenRead query={query} loading={<Loading />} failed={t('failed')}>
      {(data) => <Board data={data} onTurn={() => void query.refetch()} />}
    </ScreenRead>
  );
}

interface BoardProps {
  data: Dashboard;
  onTurn: () => void;
}

function Board({ data, onTurn }: BoardProps): ReactNode {
  const { invitations, unopened_invitations } = data;
  return (
    <>
      {invitations.length + unopened_invitations > 0 && (
        <div className={classes['invitations']}>
          <Invitations shares={invitations} unopened={unopened_invitations} />
        </div>
      )}
      {isEmpty(data) ? <EmptyDashboard /> : <Filled data={data} onTurn={onTurn} />}
    </>
  );
}

function Filled({ data, onTurn }: BoardProps): ReactNode {
  const t = useTranslations('dashboard');
  const { current, today, next, following, attention } = useBoard(data, onTurn);
  const has_samples = [current, next, ...following].some((cruise) => cruise?.is_sample === true);
  const ahead = [next, ...following].filter((cruise) => cruise !== null);
  const aboard = current ?? next;
  const has_past = data.totals.cruises > 0;
  // without cards beside it the first cruise has all of the width
  const is_alone = following.length === 0 && !has_past;
  const beside = is_alone ? classes['alone'] : following.length === 0 ? classes['last'] : '';
  // when the page opens, content below the first screen of a phone renders later
  const is_whole = useDeferredValue(true, useIdle());
  return (
    <>
      <VisuallyHidden as="h1">{t('title')}</VisuallyHidden>
      {has_samples && <SamplesNote />}
      <div className={`${ui('grid', 'gap24')} ${classes['board']} ${beside}`}>
        <div className={`${ui('grid', 'shrink')} ${classes['lead']}`}>
          {current !== null && today !== null && <CurrentHero cruise={current} today={today} next={next} />}
          {current === null &&
            (next === null ? <NoCruiseAhead /> : <NextHero cruise={next} onDue={onTurn} />)}
        </div>
        <div className={`${ui('stack', 'shrink', 'gap24')} ${classes['side']}`}>
          {aboard !== null && <Ready cruise={aboard} />}
          <AttentionCard items={attention} payments={openPaymentsOf(ahead)} has_next={next !== null} />
          {has_past && <TotalsCard totals={data.totals} />}
          {has_past && data.badges.length > 0 && <BadgesCard badges={data.badges} />}
        </div>
        {is_whole && aboard !== null && <InstallHint />}
        {is_whole && following.length > 0 && (
          <div className={classes['following']}>
            <Following cruises={following} title={t('following')} />
          </div>
        )}
      </div>
    </>
  );
}

/** From a week before the cruise on, for who sees its documents. */
function Ready({ cruise }: { cruise: DashboardCruise }): ReactNode {
  return (
    useDaysUntil(cruise) <= 7 &&
    sees(cruise, 'full') &&
    !cruise.is_sample && <FirstReadyCard cruise={cruise} />
  );
}

/** As large as the loaded screen. */
function Loading(): ReactNode {
  const t = useTranslations('dashboard');
  return (
    <div className={`${ui('grid', 'gap24')} ${classes['board']}`} role="status">
      <VisuallyHidden as="h1">{t('title')}</VisuallyHidden>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div className={classes['heroSkeleton']}>
        <Skeleton height={520} />
      </div>
      <div className={`${ui('stack', 'shrink', 'gap24')} ${classes['side']}`}>
        <Skeleton height={340} />
        <Skeleton height={154} />
      </div>
    </div>
  );
}

function isEmpty({ current, next, following, totals }: Dashboard): boolean {
  return current === null && next === null && following.length === 0 && totals.cruises === 0;
}
