import { useLocation, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { isUnderMaintenance } from '#web/lib/maintenance.ts';
import { StateCard } from '#web/ui/state-card.tsx';
import { paths } from './paths.ts';

const LOOK_EVERY_MS = 30_000;

/** Waits with the reader, and goes back by itself to where they were when the server is there again. */
export function Screen(): ReactNode {
  const t = useTranslations('shell.states');
  const { history } = useRouter();
  const way_back = useLocation({ select: ({ state }) => state.came_from }) ?? paths.home;

  useEffect(() => {
    const timer = setInterval(() => {
      void isUnderMaintenance().then((is_closed) => {
        if (!is_closed) history.replace(way_back);
      });
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [history, way_back]);

  return (
    <StateCard icon="anchor" title={t('maintenance')}>
      <p>{t('maintenance_text')}</p>
    </StateCard>
  );
}
