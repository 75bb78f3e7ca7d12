import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '#web/lib/paths.ts';
import { ScreenRead } from '#web/parts/read-states.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Card, PageHeader, Skeleton } from '#web/ui/page.tsx';
import { ui } from '#web/ui/primitives.ts';
import { PreviewDrawing } from '#web/ui/preview-drawing.tsx';
import { StateCard } from '#web/ui/state-card.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { NoticeList } from './notice-list.tsx';
import classes from './notices.module.css';
import { PendingUploads } from './pending-uploads.tsx';
import { notice_steps } from './read-notices.ts';
import { useMarkRead, useNotices, usePendingUploads, useUnread } from './use-notices.ts';

export function Screen(): ReactNode {
  const t = useTranslations('notices');
  const [step, setStep] = useState(0);
  const query = useNotices(notice_steps[step]);
  const unread = useUnread();
  const pending_uploads = usePendingUploads();
  const { markAll } = useMarkRead();
  const page = (lead: string | undefined, notices: ReactNode) => (
    <div className={ui('page')}>
      <PageHeader
        title={t('title')}
        lead={lead !== undefined && <span role="status">{lead}</span>}
        actions={
          unread > 0 && (
            <Button look="outline" onClick={() => void markAll()}>
              {t('read_all')}
            </Button>
          )
        }
      />
      <PendingUploads />
      {notices}
    </div>
  );
  return (
    <ScreenRead query={query} loading={page(t('loading'), <Skeleton height={420} />)} failed={t('failed')}>
      {({ items, total }) =>
        items.length === 0 && pending_uploads === 0 ? (
          <NoNotices />
        ) : items.length === 0 ? (
          page(undefined, <NoneBeside />)
        ) : (
          page(
            t('unread', { count: unread }),
            <>
              <Card className={classes['card']}>
                <VisuallyHidden as="h2">{t('all')}</VisuallyHidden>
                <NoticeList notices={items} />
              </Card>
              {total > items.length && step < notice_steps.length - 1 && (
                <p className={ui('center', 'above12')}>
                  <Button
                    look="quiet"
                    is_working={query.isPlaceholderData && query.isFetching}
                    onClick={() => setStep(step + 1)}
                  >
                    {t('older')}
                  </Button>
                </p>
              )}
            </>,
          )
        )
      }
    </ScreenRead>
  );
}

/** Beside documents that wait, which are no notices. */
function NoneBeside(): ReactNode {
  const t = useTranslations('notices');
  return (
    <Card>
      <h2 className={ui('heading')}>{t('empty')}</h2>
      <p className={ui('muted', 'above4')}>{t('empty_text')}</p>
      <p className={ui('above16')}>
        <Link to={paths.settings} hash="reminders" className={buttonClass('outline')}>
          {t('to_settings')}
        </Link>
      </p>
    </Card>
  );
}

function NoNotices(): ReactNode {
  const t = useTranslations('notices');
  return (
    <StateCard
      picture={<PreviewDrawing of="notices" />}
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
