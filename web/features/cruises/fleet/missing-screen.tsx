import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '#web/lib/paths.ts';
import { read } from '#web/lib/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { PageHeader, Skeleton } from '#web/ui/page.tsx';
import { StateCard } from '#web/ui/state-card.tsx';
import classes from './fleet.module.css';
import { MissingShipCard } from './missing-ship-card.tsx';

/** The ships that a traveller typed and the catalogue lacks. */
export function Screen(): ReactNode {
  const t = useTranslations('fleet.missing');
  const { data, isError, refetch } = useQuery(read('GET catalog/missing-ships'));
  const back = (
    <Link to={paths.cruises} className={buttonClass('outline')}>
      {t('back')}
    </Link>
  );
  if (data === undefined && isError) {
    const retry = <Button onClick={() => void refetch()}>{t('retry')}</Button>;
    return <StateCard icon="warning" title={t('load_failed')} is_urgent actions={retry} />;
  }
  if (data?.items.length === 0) {
    return (
      <StateCard icon="ship" title={t('empty')} actions={back}>
        <p>{t('empty_text')}</p>
      </StateCard>
    );
  }
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} actions={back} />
      <div className={classes['ships']}>
        {data === undefined ? (
          <Skeleton height={260} />
        ) : (
          data.items.map((ship) => (
            <MissingShipCard key={`${ship.ship_name}\n${ship.cruise_line}`} ship={ship} />
          ))
        )}
      </div>
    </>
  );
}
