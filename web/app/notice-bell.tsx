import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { openChapters } from '#web/lib/catalogues.ts';
import { useIdle } from '#web/ui/idle.ts';
import { read } from '#web/lib/queries.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { icon_button_class } from '#web/ui/icon-button.tsx';
import { Skeleton } from '#web/ui/page.tsx';
import { ui } from '#web/ui/primitives.ts';
import bar from './navigation.module.css';
import classes from './notice-bell.module.css';
import { paths } from '#web/lib/paths.ts';

/** So that an open page learns of the reminders of nine o'clock; a return to the page checks anyway. */
const again_ms = 5 * 60_000;

/** If it cannot be loaded, a link to the screen of all notices remains. */
const LatestNotices = lazy(() =>
  Promise.all([import('#web/features/notices/latest-notices.tsx'), openChapters(['inside', 'beyond'])]).then(
    ([{ LatestNotices: Latest }]) => ({ default: Latest }),
    () => ({ default: AllNoticesLink }),
  ),
);

/** The bell of the bar: on wide screens it opens the latest notices, on narrow ones the screen of all. */
export function NoticeBell(): ReactNode {
  const count = useCount();
  const label = useLabel()(count);
  return (
    <>
      <Link to={paths.notices} className={`${icon_button_class} ${bar['phone']}`} aria-label={label}>
        <span className={`${ui('grid', 'relative')} ${classes['bell']}`}>
          <Icon name="bell" />
          <Count {...count} />
        </span>
      </Link>
      <div className={bar['beyond']}>
        <Disclosure label={label} icon="bell" mark={<Count {...count} />}>
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
  const count = useCount();
  const label = useLabel()(count);
  return (
    <Link
      to={paths.notices}
      className={bar['entry']}
      aria-label={count.unread + count.to_check > 0 ? label : undefined}
    >
      {t('notices')}
      <Count {...count} />
    </Link>
  );
}

function AllNoticesLink(): ReactNode {
  const t = useTranslations('shell.menu');
  return (
    <Link to={paths.notices} className={bar['entry']}>
      {t('notices')}
    </Link>
  );
}

interface NoticeCounts {
  unread: number;
  /** documents that the server has read and the user has yet to review */
  to_check: number;
}

/** The label of the bell, which names each thing that it counts. */
function useLabel(): (counted: NoticeCounts) => string {
  const t = useTranslations('shell.menu');
  return ({ unread, to_check }) => {
    const notices = t('unread', { count: unread });
    return to_check === 0 ? notices : `${notices}, ${t('to_check', { count: to_check })}`;
  };
}

/** The style draws the number: it is the sum of the counts that the label around it names in words. */
function Count({ unread, to_check }: NoticeCounts): ReactNode {
  const count = unread + to_check;
  if (count === 0) return null;
  return (
    <span
      className={`${ui('grid', 'round', 'bold')} ${classes['count']}`}
      data-count={count > 99 ? '99+' : count}
      aria-hidden="true"
    />
  );
}

/** The counts, which the bar reads when it loads, when the user comes back to the page, and at intervals. */
function useCount(): NoticeCounts {
  const { data } = useQuery({
    ...read('GET user/notifications/summary'),
    refetchInterval: again_ms,
    enabled: useIdle(),
  });
  return { unread: data?.unread ?? 0, to_check: data?.pending_uploads ?? 0 };
}
