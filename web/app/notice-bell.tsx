import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { openChapters } from '#web/lib/catalogues.ts';
import { useIdle } from '#web/lib/idle.ts';
import { read } from '#web/lib/queries.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Skeleton } from '#web/ui/page.tsx';
import bar from './navigation.module.css';
import classes from './notice-bell.module.css';
import { paths } from './paths.ts';

/** A page that stays open hears of what was told at nine; build and screen come back to it anyway. */
const again_ms = 5 * 60_000;

/** Where it cannot be loaded, the way to the screen of all notices is left. */
const LatestNotices = lazy(() =>
  Promise.all([import('#web/features/notices/latest-notices.tsx'), openChapters(['inside'])]).then(
    ([{ LatestNotices: Latest }]) => ({ default: Latest }),
    () => ({ default: WayToAll }),
  ),
);

/** The bell of the bar: on wide screens it opens the latest notices, on narrow ones the screen of all. */
export function NoticeBell(): ReactNode {
  const t = useTranslations('shell.menu');
  const unread = useUnread();
  const label = t('unread', { count: unread });
  return (
    <>
      <Link
        to={paths.notices}
        className={`${bar['icon']} ${bar['narrow']} ${classes['link']}`}
        aria-label={label}
      >
        <span className={classes['bell']}>
          <Icon name="bell" />
          <Count unread={unread} />
        </span>
      </Link>
      <div className={bar['wide']}>
        <Disclosure label={label} icon="bell" mark={<Count unread={unread} />}>
          <Suspense fallback={<Skeleton height={200} width={380} />}>
            <LatestNotices />
          </Suspense>
        </Disclosure>
      </div>
    </>
  );
}

/** The entry of the drawer. */
export function NoticeEntry(): ReactNode {
  const t = useTranslations('shell.menu');
  const unread = useUnread();
  return (
    <Link
      to={paths.notices}
      className={bar['entry']}
      aria-label={unread > 0 ? t('unread', { count: unread }) : undefined}
    >
      {t('notices')}
      <Count unread={unread} />
    </Link>
  );
}

function WayToAll(): ReactNode {
  const t = useTranslations('shell.menu');
  return (
    <Link to={paths.notices} className={bar['entry']}>
      {t('notices')}
    </Link>
  );
}

/** Read out with the name of what it stands in. */
function Count({ unread }: { unread: number }): ReactNode {
  if (unread === 0) return null;
  return (
    <span className={classes['count']} aria-hidden="true">
      {unread > 99 ? '99+' : unread}
    </span>
  );
}

/** What the bar asks for when it loads, when somebody comes back to the page, and now and then. */
function useUnread(): number {
  const { data } = useQuery({
    ...read('GET user/notifications/summary'),
    refetchInterval: again_ms,
    enabled: useIdle(),
  });
  return data?.unread ?? 0;
}
