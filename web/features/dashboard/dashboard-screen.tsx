import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Dashboard } from '#contract/dashboard.ts';
import { read } from '#web/lib/queries.ts';
import { useRemovals } from '#web/lib/removals.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/page.tsx';
import { StateCard } from '#web/ui/state-card.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { AttentionCard } from './attention-card.tsx';
import classes from './dashboard.module.css';
import { EmptyDashboard } from './empty-dashboard.tsx';
import { Following } from './following.tsx';
import { Hero, NoCruiseAhead } from './hero.tsx';
import { SamplesNote } from './samples.tsx';
import { TotalsCard } from './totals-card.tsx';

export function Screen(): ReactNode {
  const t = useTranslations('dashboard');
  const { data, isError, isFetching, refetch } = useQuery(read('GET dashboard'));

  if (data === undefined && isError) {
    return (
      <StateCard
        icon="warning"
        title={t('failed')}
        is_urgent
        actions={
          <Button is_working={isFetching} onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        }
      />
    );
  }
  if (data === undefined) return <Loading />;
  if (isEmpty(data)) return <EmptyDashboard />;
  return <Filled data={data} onDue={() => void refetch()} />;
}

function Filled({ data, onDue }: { data: Dashboard; onDue: () => void }): ReactNode {
  const t = useTranslations('dashboard');
  const { current, next, following, attention, totals } = withoutRemoved(data, useRemovals());
  const has_samples = [current, next, ...following].some((cruise) => cruise?.is_sample === true);
  return (
    <>
      <VisuallyHidden as="h1">{t('title')}</VisuallyHidden>
      {has_samples && <SamplesNote />}
      <div className={classes['board']}>
        <div className={classes['main']}>
          {current !== null && <Hero cruise={current} is_pictured />}
          {next !== null && (
            <Hero cruise={next} countdown_to={next.sails_at} is_pictured={current === null} onDue={onDue} />
          )}
          {current === null && next === null && <NoCruiseAhead />}
        </div>
        <div className={classes['side']}>
          <AttentionCard items={attention} />
          <TotalsCard totals={totals} />
        </div>
      </div>
      {following.length > 0 && <Following cruises={following} />}
    </>
  );
}

/** As large as what will stand there. */
function Loading(): ReactNode {
  const t = useTranslations('dashboard');
  return (
    <div className={classes['board']} role="status">
      <VisuallyHidden as="h1">{t('title')}</VisuallyHidden>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div className={classes['heroSkeleton']}>
        <Skeleton height={520} />
      </div>
      <div className={classes['side']}>
        <Skeleton height={340} />
        <Skeleton height={154} />
      </div>
    </div>
  );
}

/** The dashboard as it is once what was just deleted is gone. */
function withoutRemoved(data: Dashboard, removed: ReadonlySet<string>): Dashboard {
  if (removed.size === 0) return data;
  const current = data.current !== null && removed.has(data.current.id) ? null : data.current;
  const ahead = [data.next, ...data.following].filter((cruise) => cruise !== null && !removed.has(cruise.id));
  const [next = null, ...following] = ahead.filter((cruise) => cruise !== null);
  const attention = data.attention.filter(({ cruise_id }) => !removed.has(cruise_id));
  return { ...data, current, next, following, attention };
}

function isEmpty({ current, next, following, totals }: Dashboard): boolean {
  return current === null && next === null && following.length === 0 && totals.cruises === 0;
}
