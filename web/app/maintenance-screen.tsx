import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { isUnderMaintenance } from '#web/lib/maintenance.ts';
import { StateCard } from '#web/ui/state-card.tsx';
import { paths } from './paths.ts';

const LOOK_EVERY_MS = 30_000;

/** Waits with the reader, and goes back by itself when the server is there again. */
export function Screen(): ReactNode {
  const t = useTranslations('shell.states');
  const navigate = useNavigate();

  useEffect(() => {
    const timer = setInterval(() => {
      void isUnderMaintenance().then((is_closed) => {
        if (!is_closed) void navigate({ to: paths.home, replace: true });
      });
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [navigate]);

  return (
    <StateCard icon="anchor" title={t('maintenance')}>
      <p>{t('maintenance_text')}</p>
    </StateCard>
  );
}
