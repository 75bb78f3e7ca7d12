import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/page.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { ui } from '#web/ui/primitives.ts';
import classes from './stats.module.css';

export function NothingMatches({ onClear }: { onClear: () => void }): ReactNode {
  const t = useTranslations('stats.filters');
  return (
    <div className={`${ui('muted', 'center', 'roundCard')} ${classes['nothing']}`}>
      <h2 className={ui('ink', 'heading')}>{t('nothing')}</h2>
      <p>{t('nothing_hint')}</p>
      <Button look="outline" onClick={onClear}>
        {t('clear')}
      </Button>
    </div>
  );
}

/** As large as the loaded screen. */
export function Loading(): ReactNode {
  const t = useTranslations('stats');
  return (
    <div className={`${ui('stack', 'gap20')} ${classes['screen']}`} role="status">
      <VisuallyHidden as="h1">{t('title')}</VisuallyHidden>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton height={42} width={220} />
      <Skeleton height={620} />
      <Skeleton height={420} />
    </div>
  );
}
