import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '#web/app/paths.ts';
import { useSamples } from '#web/lib/samples.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Skeleton } from '#web/ui/page.tsx';
import { StateCard } from '#web/ui/state-card.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { ListView } from '../search.ts';
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

/** The rest loads by itself; this is for when it could not. */
export function More({ is_working, onMore }: { is_working: boolean; onMore: () => void }): ReactNode {
  const t = useTranslations('cruises.list');
  const lists = useTranslations('lists');
  return (
    <div className={classes['more']} role="alert">
      <p>{lists('partly')}</p>
      <Button look="outline" is_working={is_working} onClick={onMore}>
        {t(is_working ? 'loading_more' : 'more')}
      </Button>
    </div>
  );
}

const places = ['a', 'b', 'c', 'd', 'e', 'f'];

export function Loading({ view }: { view: ListView }): ReactNode {
  const t = useTranslations('cruises.list');
  return (
    <div role="status">
      <VisuallyHidden>{t('total_loading')}</VisuallyHidden>
      {view === 'table' ? (
        <Skeleton height={420} />
      ) : (
        <div className={classes['waitingCards']}>
          {places.map((place) => (
            <Skeleton key={place} height={196} />
          ))}
        </div>
      )}
    </div>
  );
}
