import { Link, useLocation, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { MaintenanceNote } from '#contract/errors.ts';
import { session } from '#web/lib/api.ts';
import { useFormats } from '#web/lib/formats.ts';
import { readMaintenance } from '#web/lib/maintenance.ts';
import { useSignedIn } from '#web/lib/signed-in.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { StateCard } from '#web/ui/state-card.tsx';
import { paths } from '#web/lib/paths.ts';
import { ui } from '#web/ui/primitives.ts';

const LOOK_EVERY_MS = 5_000;

/** Waits until the server is back, then returns to the screen where the reader was. */
export function Screen(): ReactNode {
  const t = useTranslations('shell');
  const formats = useFormats();
  const { history } = useRouter();
  const way_back = useLocation({ select: ({ state }) => state.came_from }) ?? paths.home;
  const is_signed_in = useSignedIn(session);
  const [note, setNote] = useState<MaintenanceNote>();

  useEffect(() => {
    const look = async (mayLeave: boolean) => {
      const latest = await readMaintenance(session.access());
      if (latest !== undefined) setNote(latest);
      else if (mayLeave) history.replace(way_back);
    };
    void look(false);
    // a hidden page does not check; it checks when it is visible again
    const lookAgain = () => {
      if (document.visibilityState === 'visible') void look(true);
    };
    const timer = setInterval(lookAgain, LOOK_EVERY_MS);
    document.addEventListener('visibilitychange', lookAgain);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookAgain);
    };
  }, [history, way_back]);

  return (
    <StateCard
      icon="anchor"
      title={t('states.maintenance')}
      actions={
        // operators may log in
        !is_signed_in && (
          <Link to={paths.login} className={buttonClass('quiet')}>
            {t('menu.login')}
          </Link>
        )
      }
    >
      {note !== undefined && note.message !== null && (
        <p dir="auto" className={ui('breaking', 'paragraphs')}>
          {note.message}
        </p>
      )}
      {note !== undefined && note.planned_end !== null && (
        <p>
          <strong>{t('states.maintenance_until', { time: formats.moment(note.planned_end) })}</strong>
        </p>
      )}
      <p>{t('states.maintenance_text')}</p>
    </StateCard>
  );
}
