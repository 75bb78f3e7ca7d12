import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import { paths } from '#web/lib/paths.ts';
import { useIdle } from '#web/ui/idle.ts';
import { read } from '#web/lib/queries.ts';
import { ui } from '#web/ui/primitives.ts';
import classes from './missing-ships-hint.module.css';

/** A quiet line below the list, for accounts with typed ships that the catalogue lacks. */
export function MissingShipsHint(): ReactNode {
  const t = useTranslations('fleet.missing');
  const { data } = useQuery({ ...read('GET catalog/missing-ships'), enabled: useIdle() });
  if (data === undefined || data.total === 0) return null;
  return (
    <p className={`${ui('note')} ${classes['hint']}`}>
      {t('hint', { count: data.total })} <Link to={paths.missing_ships}>{t('look')}</Link>
    </p>
  );
}

/** The same for the ship of one cruise, shown only to its owner: the linked screen lists no ships of others. */
export function TypedShipHint({ cruise }: { cruise: Pick<Cruise, 'ship_id' | 'share'> }): ReactNode {
  const t = useTranslations('fleet.missing');
  if (cruise.ship_id !== null || cruise.share !== null) return null;
  return (
    <p className={`${ui('note')} ${classes['hint']}`}>
      {t('this_ship')} <Link to={paths.missing_ships}>{t('look')}</Link>
    </p>
  );
}
