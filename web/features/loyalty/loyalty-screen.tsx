import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '#web/lib/paths.ts';
import { read } from '#web/lib/queries.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { StateCard } from '#web/ui/state-card.tsx';
import { Overview } from './overview.tsx';
import { ProgrammeView } from './programme-view.tsx';
import { LoyaltyFailed, LoyaltyLoading, NoProgrammes } from './states.tsx';

/** All programmes, or the one that the address names. */
export function Screen(): ReactNode {
  const t = useTranslations('loyalty');
  const { programme: wanted, member } = useSearch({ from: paths.loyalty });
  const { data, isError, isFetching, error, refetch } = useQuery(read('GET loyalty'));
  if (data === undefined)
    return isError ? (
      <LoyaltyFailed error={error} is_working={isFetching} onRetry={() => void refetch()} />
    ) : (
      <LoyaltyLoading />
    );
  if (wanted !== undefined) {
    const programme = data.programmes.find(({ id }) => id === wanted);
    if (programme !== undefined)
      return <ProgrammeView programme={programme} loyalty={data} wanted={member} />;
    const back = (
      <Link to={paths.loyalty} className={buttonClass()}>
        {t('all')}
      </Link>
    );
    return <StateCard icon="search" title={t('gone')} actions={back} />;
  }
  return data.programmes.length === 0 ? <NoProgrammes /> : <Overview programmes={data.programmes} />;
}
