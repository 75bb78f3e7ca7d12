import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Loyalty } from '#contract/loyalty.ts';
import { paths } from '#web/lib/paths.ts';
import { read } from '#web/lib/queries.ts';
import { ScreenRead, useScreenRead } from '#web/parts/read-states.tsx';
import { RecordButton } from '#web/parts/cruise/record-button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Skeleton } from '#web/ui/page.tsx';
import { PreviewDrawing } from '#web/ui/preview-drawing.tsx';
import { StateCard } from '#web/ui/state-card.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { ui } from '#web/ui/primitives.ts';
import classes from './overview.module.css';

/** A screen of the programmes and memberships. */
export function LoyaltyRead({ children }: { children: (loyalty: Loyalty) => ReactNode }): ReactNode {
  const t = useTranslations('loyalty');
  return (
    <ScreenRead
      query={useScreenRead(read('GET loyalty'))}
      loading={<Loading />}
      failed={t('failed')}
      forbidden={{ icon: 'flag', title: t('title') }}
    >
      {children}
    </ScreenRead>
  );
}

/** As large as the loaded screen. */
function Loading(): ReactNode {
  const t = useTranslations('loyalty');
  return (
    <div role="status" className={ui('stack', 'gap20')}>
      <VisuallyHidden as="h1">{t('title')}</VisuallyHidden>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton height={64} width="60%" />
      <div className={`${ui('grid', 'gap16', 'list')} ${classes['grid']}`}>
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
      picture={<PreviewDrawing of="loyalty" />}
      title={t('title')}
      actions={
        <>
          <Link to={paths.loyalty_settings} search={{ edit: 'new' }} className={buttonClass()}>
            {t('add')}
          </Link>
          <RecordButton classes={buttonClass('outline')}>{t('record')}</RecordButton>
        </>
      }
    >
      <p>{t('text')}</p>
    </StateCard>
  );
}
