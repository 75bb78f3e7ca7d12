import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '#web/lib/paths.ts';
import { ApiError } from '#web/lib/api-errors.ts';
import { ForbiddenCard } from '#web/parts/plans/plan-required.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { FailedCard } from '#web/ui/failed-card.tsx';
import { Skeleton } from '#web/ui/page.tsx';
import { StateCard } from '#web/ui/state-card.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import classes from './overview.module.css';

interface FailedProps {
  error: unknown;
  is_working: boolean;
  onRetry: () => void;
}

/** The programmes could not be read: the plan lacks them, or the call failed. */
export function LoyaltyFailed({ error, is_working, onRetry }: FailedProps): ReactNode {
  const t = useTranslations('loyalty');
  if (error instanceof ApiError && error.status === 403) {
    return <ForbiddenCard icon="flag" title={t('title')} code={error.code} />;
  }
  return (
    <FailedCard title={t('failed')} retry_label={t('retry')} is_working={is_working} onRetry={onRetry} />
  );
}

/** As large as the loaded screen. */
export function LoyaltyLoading(): ReactNode {
  const t = useTranslations('loyalty');
  return (
    <div role="status">
      <VisuallyHidden as="h1">{t('title')}</VisuallyHidden>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton height={64} width="60%" />
      <div className={classes['grid']}>
        <Skeleton height={210} />
        <Skeleton height={210} />
      </div>
    </div>
  );
}

/** No line has a membership or points: says how to begin. */
export function NoProgrammes(): ReactNode {
  const t = useTranslations('loyalty.empty');
  return (
    <StateCard
      icon="anchor"
      title={t('title')}
      actions={
        <>
          <Link to={paths.loyalty_settings} search={{ edit: 'new' }} className={buttonClass()}>
            {t('add')}
          </Link>
          <Link to={paths.cruise_create} className={buttonClass('outline')}>
            {t('record')}
          </Link>
        </>
      }
    >
      <p>{t('text')}</p>
    </StateCard>
  );
}
