import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { session } from '#web/lib/api.ts';
import { openChapters } from '#web/lib/catalogues.ts';
import { useIdle } from '#web/lib/idle.ts';
import { read } from '#web/lib/queries.ts';
import { useSignedIn } from '#web/lib/signed-in.ts';
import { readStored, writeStored } from '#web/lib/storage.ts';
import classes from './announcements.module.css';

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
 * What is told to everybody, below the bar, when the page is idle. It moves nothing: as high as it was the last time is
 * the place kept for it from the start, and until the next screen it lies over the page with what it needs more.
 */
export function Announcements(): ReactNode {
  const is_signed_in = useSignedIn(session);
  return is_signed_in && <Place />;
}

function Place(): ReactNode {
  const is_idle = useIdle();
  // the bell asks
  const { data: summary } = useQuery({ ...read('GET user/notifications/summary'), enabled: false });
  const { data: settings } = useQuery({ ...read('GET user/settings'), enabled: false });
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [kept, setKept] = useState(() => ({ path, height: Number(readStored(key, isHeight) ?? 0) }));
  const [needed, setNeeded] = useState<number>();
  if (path !== kept.path) setKept({ path, height: needed ?? kept.height });

  const measure = useCallback((height: number) => {
    setNeeded(height);
    writeStored(key, height === 0 ? null : String(height));
  }, []);
  // a line that somebody puts away takes its place along
  const fit = useCallback((height: number) => setKept((now) => ({ ...now, height })), []);

  const has_lines = is_idle && summary !== undefined;
  return (
    <div aria-live="polite" className={classes['place']} style={{ height: kept.height }}>
      {has_lines &&
        (summary.announcements.length > 0 || kept.height > 0 || settings?.plan_name === 'admin') && (
          <Suspense fallback={null}>
            <Lines announcements={summary.announcements} onHeight={measure} onFit={fit}>
              {settings?.plan_name === 'admin' && <MaintenanceBanner />}
            </Lines>
          </Suspense>
        )}
    </div>
  );
}
