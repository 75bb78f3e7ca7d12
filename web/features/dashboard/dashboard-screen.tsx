import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Dashboard } from '#contract/dashboard.ts';
import { read } from '#web/lib/queries.ts';
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
  const { current, next, following, countdown_to, attention, totals } = data;
  const has_samples = [current, next, ...following].some((cruise) => cruise?.is_sample === true);
  return (
    <>
      <VisuallyHidden>
        <h1 tabIndex={-1}>{t('title')}</h1>
      </VisuallyHidden>
      {has_samples && <SamplesNote />}
      <div className={classes['board']}>
        <div className={classes['main']}>
          {current !== null && <Hero cruise={current} is_pictured />}
          {next !== null && (
            <Hero cruise={next} countdown_to={countdown_to ?? next.sails_at} is_pictured={current === null} onDue={onDue} />
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
      <VisuallyHidden>
        <h1 tabIndex={-1}>{t('title')}</h1>
        {t('loading')}
      </VisuallyHidden>
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

function isEmpty({ current, next, following, totals }: Dashboard): boolean {
  return current === null && next === null && following.length === 0 && totals.cruises === 0;
}
