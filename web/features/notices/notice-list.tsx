import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Notice } from '#contract/notices.ts';
import { useNow } from '#web/ui/clock.ts';
import { useFormats } from '#web/lib/formats.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ui } from '#web/ui/primitives.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { noticeIcon, noticeTarget, useNoticeWords } from './notice-words.ts';
import classes from './notices.module.css';
import { useMarkRead } from './use-notices.ts';

/** Notices, each with a link to its subject; opening one marks it as read. */
export function NoticeList({ notices }: { notices: readonly Notice[] }): ReactNode {
  return (
    <ul className={ui('list', 'ruled')}>
      {notices.map((notice) => (
        <Item key={notice.id} notice={notice} />
      ))}
    </ul>
  );
}

function Item({ notice }: { notice: Notice }): ReactNode {
  const t = useTranslations('notices');
  const { mark } = useMarkRead();
  const queries = useQueryClient();
  const target = noticeTarget(notice);
  const is_unread = notice.read_at === null;
  const see = () => {
    if (is_unread) void mark(notice.id);
    // the shares behind the link would stay fresh for months
    if (notice.kind === 'share') void queries.invalidateQueries({ queryKey: ['GET user/sharing'] });
  };
  return (
    <li className={is_unread ? classes['unread'] : ''}>
      {target === undefined ? (
        <div className={`${ui('wrap', 'top', 'rounded', 'ink', 'plain', 'gap4by12')} ${classes['body']}`}>
          <Words notice={notice} />
          {is_unread && (
            <Button look="quiet" onClick={see}>
              {t('read')}
            </Button>
          )}
        </div>
      ) : (
        <Link
          {...target}
          className={`${ui('wrap', 'top', 'rounded', 'ink', 'plain', 'gap4by12')} ${classes['body']}`}
          onClick={see}
          onAuxClick={see}
        >
          <Words notice={notice} />
        </Link>
      )}
    </li>
  );
}

function Words({ notice }: { notice: Notice }): ReactNode {
  const t = useTranslations('notices');
  const formats = useFormats();
  const { what, details } = useNoticeWords()(notice);
  const now = useNow('minute');
  const { created_at, read_at } = notice;
  return (
    <>
      <span className={`${ui('sign', 'round', 'fixed')} ${classes['icon']}`}>
        <Icon name={noticeIcon(notice)} size={22} />
      </span>
      <span className={ui('stack', 'shrink', 'grow')}>
        <span className={`${ui('tight', 'breaking')} ${classes['what']}`}>
          {read_at === null && <VisuallyHidden>{t('new')}: </VisuallyHidden>}
          {what}
        </span>
        <span className={ui('dots', 'small')}>
          {details.map((detail) => (
            <Fragment key={detail}>
              <span className={ui('breaking')}>
                <bdi>{detail}</bdi>
              </span>{' '}
            </Fragment>
          ))}
        </span>
        <time dateTime={created_at} title={formats.moment(created_at)} className={ui('muted', 'smaller')}>
          {formats.ago(created_at, now)}
        </time>
      </span>
      <span className={`${ui('round', 'fixed', 'above8')} ${classes['mark']}`} aria-hidden="true" />
    </>
  );
}
