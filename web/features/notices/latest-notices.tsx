import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/page.tsx';
import { ui } from '#web/ui/primitives.ts';
import { NoticeList } from './notice-list.tsx';
import classes from './notices.module.css';
import { PendingUploads } from './pending-uploads.tsx';
import { useMarkRead, useNotices, useUnread } from './use-notices.ts';

const most = 5;

/** The panel of the bell: the latest notices, and a link to all of them. */
export function LatestNotices(): ReactNode {
  const t = useTranslations('notices');
  const { data, isError } = useNotices(most);
  const unread = useUnread();
  const { markAll } = useMarkRead();
  return (
    <div className={classes['latest']}>
      <div className={`${ui('row', 'middle', 'between', 'target')} ${classes['head']}`}>
        <h2 className={ui('title')}>{t('title')}</h2>
        {unread > 0 && (
          <Button look="quiet" onClick={() => void markAll()}>
            {t('read_all')}
          </Button>
        )}
      </div>
      <PendingUploads />
      {data === undefined ? (
        isError ? (
          <p role="alert" className={classes['none']}>
            {t('failed')}
          </p>
        ) : (
          <Skeleton height={160} />
        )
      ) : data.items.length === 0 ? (
        <p className={classes['none']}>{t('empty_text')}</p>
      ) : (
        <NoticeList notices={data.items} />
      )}
      <Link
        to={paths.notices}
        className={`${ui('row', 'middle', 'centered', 'target', 'lineAbove', 'strong')} ${classes['all']}`}
      >
        {t('all')}
      </Link>
    </div>
  );
}
