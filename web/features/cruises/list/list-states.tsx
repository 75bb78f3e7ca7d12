import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '#web/app/paths.ts';
import { useSamples } from '#web/lib/samples.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { StateCard } from '#web/ui/state-card.tsx';
import classes from './list.module.css';

export function ListFailed({ onRetry }: { onRetry: () => void }): ReactNode {
  const t = useTranslations('cruises');
  return (
    <StateCard
      icon="warning"
      title={t('list.failed')}
      is_urgent
      actions={<Button onClick={onRetry}>{t('retry')}</Button>}
    />
  );
}

/** Nobody has recorded anything yet: says how to begin. */
export function NoCruises(): ReactNode {
  const t = useTranslations('cruises');
  const { mutate, isPending } = useSamples('add');
  return (
    <StateCard
      icon="ship"
      title={t('list.empty')}
      actions={
        <>
          <Link to={paths.cruise_create} className={buttonClass()}>
            {t('record')}
          </Link>
          <Link to={paths.cruise_upload} className={buttonClass('outline')}>
            {t('list.upload')}
          </Link>
          <Button look="quiet" is_working={isPending} onClick={() => mutate()}>
            {t('list.samples')}
          </Button>
        </>
      }
    >
      <p>{t('list.empty_hint')}</p>
    </StateCard>
  );
}

/** The record asked for may not be there yet, so it can be made from here as well. */
export function NothingMatches({ onClear }: { onClear: () => void }): ReactNode {
  const t = useTranslations('cruises');
  return (
    <div className={classes['nothing']}>
      <h2 className={classes['nothingTitle']}>{t('list.none_match')}</h2>
      <p>{t('list.none_match_hint')}</p>
      <div className={classes['nothingActions']}>
        <Button look="outline" onClick={onClear}>
          {t('list.clear')}
        </Button>
        <Link to={paths.cruise_create} className={buttonClass()}>
          {t('record')}
        </Link>
      </div>
    </div>
  );
}
