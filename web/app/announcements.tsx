import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { openChapters } from '#web/lib/catalogues.ts';
import { useIdle } from '#web/lib/idle.ts';
import { read } from '#web/lib/queries.ts';
import { readStored, writeStored } from '#web/lib/storage.ts';
import classes from './announcements.module.css';
import { useWhoseFrame } from '#web/lib/use-whose-frame.ts';

/** Mostly there is nothing to say, and none of this is loaded; where it cannot be loaded, nothing is said. */
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
 * What is told to everybody, below the bar, when the page is idle. It never lies over the page: as high as it was the
 * last time is the place kept for it from the start, so that only what is new moves the page down, once on each device.
 */
export function Announcements(): ReactNode {
  return useWhoseFrame() !== 'visitor' && <Place />;
}

function Place(): ReactNode {
  const is_idle = useIdle();
  // the bell asks
  const { data: summary } = useQuery({ ...read('GET user/notifications/summary'), enabled: false });
  const { data: settings } = useQuery({ ...read('GET user/settings'), enabled: false });
  const [height, setHeight] = useState(() => Number(readStored(key, isHeight) ?? 0));
  const measure = useCallback((needed: number) => {
    setHeight(needed);
    writeStored(key, needed === 0 ? null : String(needed));
  }, []);

  const has_lines = is_idle && summary !== undefined;
  return (
    <div aria-live="polite" className={classes['place']} style={{ height }}>
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
