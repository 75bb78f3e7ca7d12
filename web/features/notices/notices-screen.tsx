import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { FailedCard } from '#web/ui/failed-card.tsx';
import { Card, PageHeader, Skeleton } from '#web/ui/page.tsx';
import { StateCard } from '#web/ui/state-card.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { NoticeList } from './notice-list.tsx';
import classes from './notices.module.css';
import { PendingUploads } from './pending-uploads.tsx';
import { useMarkRead, useNotices, useUnread } from './use-notices.ts';

/** First a month of a busy year, then a lifetime, then as many as the server returns. */
const steps = [30, 200, 1000] as const;

export function Screen(): ReactNode {
  const t = useTranslations('notices');
  const [step, setStep] = useState(0);
  const { data, isError, isFetching, isPlaceholderData, refetch } = useNotices(steps[step] ?? steps[0]);
  const unread = useUnread();
  const { markAll } = useMarkRead();

  if (data === undefined && isError) {
    return (
      <FailedCard
        title={t('failed')}
        retry_label={t('retry')}
        is_working={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data?.items.length === 0) {
    return (
      <StateCard
        icon="bell"
        title={t('empty')}
        actions={
          <Link to={paths.settings} hash="reminders" className={buttonClass('outline')}>
            {t('to_settings')}
          </Link>
        }
      >
        <p>{t('empty_text')}</p>
      </StateCard>
    );
  }
  const has_more = data !== undefined && data.total > data.items.length && step < steps.length - 1;
  return (
    <div className={classes['page']}>
      <PageHeader
        title={t('title')}
        lead={<span role="status">{data === undefined ? t('loading') : t('unread', { count: unread })}</span>}
        actions={
          unread > 0 && (
            <Button look="outline" onClick={() => void markAll()}>
              {t('read_all')}
            </Button>
          )
        }
      />
      <PendingUploads />
      {data === undefined ? (
        <Skeleton height={420} />
      ) : (
        <Card className={classes['card']}>
          <VisuallyHidden as="h2">{t('all')}</VisuallyHidden>
          <NoticeList notices={data.items} />
        </Card>
      )}
      {has_more && (
        <p className={classes['more']}>
          <Button look="quiet" is_working={isPlaceholderData && isFetching} onClick={() => setStep(step + 1)}>
            {t('older')}
          </Button>
        </p>
      )}
    </div>
  );
}
