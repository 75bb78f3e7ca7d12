import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { FirstCruiseCard } from '#web/parts/cruise/first-cruise-card.tsx';
import { RecordButton } from '#web/parts/cruise/record-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Skeleton } from '#web/ui/page.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { ListView } from '../search.ts';
import { ui } from '#web/ui/primitives.ts';
import classes from './list.module.css';

export function NoCruises(): ReactNode {
  const t = useTranslations('cruises.list');
  return (
    <FirstCruiseCard preview="cruises" title={t('empty')}>
      {t('empty_hint')}
    </FirstCruiseCard>
  );
}

/** The searched record may not exist yet, so a button to create it is here as well. */
export function NothingMatches({ onClear }: { onClear: () => void }): ReactNode {
  const t = useTranslations('cruises');
  return (
    <div className={`${ui('muted', 'center', 'roundCard')} ${classes['nothing']}`}>
      <h2 className={ui('ink', 'heading')}>{t('list.none_match')}</h2>
      <p>{t('list.none_match_hint')}</p>
      <div className={ui('wrap', 'centered', 'gap12', 'above16')}>
        <Button look="outline" onClick={onClear}>
          {t('list.clear')}
        </Button>
        <RecordButton classes={buttonClass()}>{t('record')}</RecordButton>
      </div>
    </div>
  );
}

/** The rest loads by itself; this button is for when that failed. */
export function More({ is_working, onMore }: { is_working: boolean; onMore: () => void }): ReactNode {
  const t = useTranslations('cruises.list');
  const lists = useTranslations('lists');
  return (
    <div className={`${ui('wrap', 'middle', 'centered', 'gap12by20')} ${classes['more']}`} role="alert">
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
        <div className={`${ui('grid', 'gap20')} ${classes['waitingCards']}`}>
          {places.map((place) => (
            <Skeleton key={place} height={196} />
          ))}
        </div>
      )}
    </div>
  );
}
