import { Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Announcements } from './announcements.tsx';
import { Arrival } from './arrival.ts';
import { Footer } from './footer.tsx';
import { ui } from '#web/ui/primitives.ts';
import classes from './layout.module.css';
import { Navigation } from './navigation.tsx';
import { OfflineNote } from './offline-note.tsx';
import { PlacesBar } from './places-bar.tsx';
import { RecordWays } from './record-ways.tsx';
import { Toasts } from './toasts.tsx';
import { Waiting } from './waiting.tsx';

/** The frame of every screen: bars, screen, toasts, footer. */
export function Layout(): ReactNode {
  const t = useTranslations('shell');
  return (
    <div className={`${ui('stack')} ${classes['layout']}`}>
      <a className={`${ui('rounded', 'strong')} ${classes['skip']}`} href="#main">
        {t('skip')}
      </a>
      <Navigation />
      <Announcements />
      <OfflineNote />
      <Waiting />
      <main id="main" tabIndex={-1} className={classes['main']}>
        <Outlet />
      </main>
      <Toasts />
      <Footer />
      <PlacesBar />
      <RecordWays />
      <Arrival />
    </div>
  );
}
