import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '#web/app/paths.ts';
import { NetworkError } from '#web/lib/api-errors.ts';
import { useSamples } from '#web/lib/samples.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Skeleton } from '#web/ui/page.tsx';
import { StateCard } from '#web/ui/state-card.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import classes from './stats.module.css';

interface FailedProps {
  error: Error;
  is_working: boolean;
  onRetry: () => void;
}

export function StatsFailed({ error, is_working, onRetry }: FailedProps): ReactNode {
  const t = useTranslations('stats');
  return (
    <StateCard
      icon="warning"
      title={t('failed')}
      is_urgent
      actions={
        <Button is_working={is_working} onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      {error instanceof NetworkError && <p>{t('offline')}</p>}
    </StateCard>
  );
}

/** Nobody has recorded anything yet: says what will stand here, and how to begin. */
export function NoFigures(): ReactNode {
  const t = useTranslations('stats');
  const { mutate, isPending } = useSamples('add');
  return (
    <StateCard
      icon="chart"
      title={t('empty.title')}
      actions={
        <>
          <Link to={paths.cruise_create} className={buttonClass()}>
            {t('record')}
          </Link>
          <Link to={paths.cruise_upload} className={buttonClass('outline')}>
            {t('empty.upload')}
          </Link>
          <Button look="quiet" is_working={isPending} onClick={() => mutate()}>
            {t('empty.samples')}
          </Button>
        </>
      }
    >
      <p>{t('empty.text')}</p>
    </StateCard>
  );
}

export function NothingMatches({ onClear }: { onClear: () => void }): ReactNode {
  const t = useTranslations('stats.filters');
  return (
    <div className={classes['nothing']}>
      <h2 className={classes['nothingTitle']}>{t('nothing')}</h2>
      <p>{t('nothing_hint')}</p>
      <Button look="outline" onClick={onClear}>
        {t('clear')}
      </Button>
    </div>
  );
}

/** As large as what will stand there. */
export function Loading(): ReactNode {
  const t = useTranslations('stats');
  return (
    <div className={classes['screen']} role="status">
      <VisuallyHidden as="h1">{t('title')}</VisuallyHidden>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton height={42} width={220} />
      <Skeleton height={78} />
      <Skeleton height={420} />
      <Skeleton height={420} />
    </div>
  );
}
