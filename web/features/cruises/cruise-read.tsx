import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import { paths } from '#web/lib/paths.ts';
import { read } from '#web/lib/queries.ts';
import { ScreenRead, useScreenRead } from '#web/parts/read-states.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { StateCard } from '#web/ui/state-card.tsx';

interface CruiseReadProps {
  id: string;
  /** as large as the loaded screen */
  loading: ReactNode;
  children: (cruise: Cruise) => ReactNode;
}

/** A screen of one cruise, or why it cannot be shown: deleted, of another account, or not answered. */
export function CruiseRead({ id, loading, children }: CruiseReadProps): ReactNode {
  const t = useTranslations('cruises.view');
  const codes = useTranslations('errors.codes');
  const query = useScreenRead(read('GET cruises/{id}', { params: { id } }));
  const back = (look: 'filled' | 'outline') => (
    <Link to={paths.cruises} className={buttonClass(look)}>
      {t('back')}
    </Link>
  );
  const missing = (
    <StateCard icon="anchor" title={codes('not_found')} actions={back('filled')}>
      <p>{t('gone_text')}</p>
    </StateCard>
  );
  return (
    <ScreenRead
      query={query}
      loading={loading}
      failed={t('failed')}
      missing={missing}
      links={back('outline')}
    >
      {children}
    </ScreenRead>
  );
}
