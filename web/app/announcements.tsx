import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { openChapters } from '#web/lib/catalogues.ts';
import { useIdle } from '#web/ui/idle.ts';
import { read } from '#web/lib/queries.ts';
import { readStored, writeStored } from '#web/lib/storage.ts';
import { ui } from '#web/ui/primitives.ts';
import classes from './announcements.module.css';
import { useFrameKind } from '#web/lib/use-whose-frame.ts';

/** Announcements are rare, so their code is loaded only for one; if loading fails, none is shown. */
const nothing = { default: () => null };
const Lines = lazy(() =>
  import('./announcement-lines.tsx').then(
    ({ AnnouncementLines }) => ({ default: AnnouncementLines }),
    () => nothing,
  ),
);
const MaintenanceBanner = lazy(() =>
  Promise.all([import('./maintenance-banner.tsx'), openChapters(['inside', 'further'])]).then(
    ([{ MaintenanceBanner: Banner }]) => ({ default: Banner }),
    () => nothing,
  ),
);

const key = 'gangway:announced-height';
const isHeight = (text: string): text is `${number}` => /^\d{1,3}$/.test(text);

/**
 * The announcements below the bar, shown when the page is idle. They never cover the page: the height they had last
 * time is kept free from the start, so that only a new announcement moves the page down, once on each device.
 */
export function Announcements(): ReactNode {
  return useFrameKind() !== 'visitor' && <Place />;
}

function Place(): ReactNode {
  const is_idle = useIdle();
  // the bell reads both
  const { data: summary } = useQuery({ ...read('GET user/notifications/summary'), enabled: false });
  const { data: settings } = useQuery({ ...read('GET user/settings'), enabled: false });
  const [height, setHeight] = useState(() => Number(readStored(key, isHeight) ?? 0));
  const measure = useCallback((needed: number) => {
    setHeight(needed);
    writeStored(key, needed === 0 ? null : String(needed));
  }, []);

  const has_lines = is_idle && summary !== undefined;
  return (
    <div aria-live="polite" className={`${ui('unprinted')} ${classes['place']}`} style={{ height }}>
      {has_lines && (summary.announcements.length > 0 || height > 0 || settings?.plan_name === 'admin') && (
        <Suspense fallback={null}>
          <Lines announcements={summary.announcements} onHeight={measure}>
            {settings?.plan_name === 'admin' && <MaintenanceBanner />}
          </Lines>
        </Suspense>
      )}
    </div>
  );
}
