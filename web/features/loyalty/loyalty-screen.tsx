import { Link, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '#web/lib/paths.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { StateCard } from '#web/ui/state-card.tsx';
import { Overview } from './overview.tsx';
import { ProgrammeView } from './programme-view.tsx';
import { LoyaltyRead, NoProgrammes } from './states.tsx';

/** All programmes, or the one that the address names. */
export function Screen(): ReactNode {
  const t = useTranslations('loyalty');
  const { programme: wanted, member } = useSearch({ from: paths.loyalty });
  const back = (
    <Link to={paths.loyalty} className={buttonClass()}>
      {t('all')}
    </Link>
  );
  return (
    <LoyaltyRead>
      {(loyalty) => {
        const { programmes } = loyalty;
        if (wanted !== undefined) {
          const programme = programmes.find(({ id }) => id === wanted);
          return programme === undefined ? (
            <StateCard icon="search" title={t('gone')} actions={back} />
          ) : (
            <ProgrammeView programme={programme} loyalty={loyalty} wanted={member} />
          );
        }
        return programmes.length === 0 ? <NoProgrammes /> : <Overview programmes={programmes} />;
      }}
    </LoyaltyRead>
  );
}
