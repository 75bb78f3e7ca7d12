import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '#web/lib/paths.ts';
import { read } from '#web/lib/queries.ts';
import { ScreenRead, useScreenRead } from '#web/parts/read-states.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { PageHeader, Skeleton } from '#web/ui/page.tsx';
import { StateCard } from '#web/ui/state-card.tsx';
import { ui } from '#web/ui/primitives.ts';
import classes from './missing-ships.module.css';
import { MissingShipCard } from './missing-ship-card.tsx';

/** The ships that a traveller typed and the catalogue lacks. */
export function Screen(): ReactNode {
  const t = useTranslations('fleet.missing');
  const query = useScreenRead(read('GET catalog/missing-ships'));
  const back = (
    <Link to={paths.cruises} className={buttonClass('outline')}>
      {t('back')}
    </Link>
  );
  const page = (ships: ReactNode) => (
    <>
      <PageHeader title={t('title')} lead={t('lead')} actions={back} />
      <div className={`${ui('grid', 'top', 'gap20')} ${classes['ships']}`}>{ships}</div>
    </>
  );
  return (
    <ScreenRead query={query} loading={page(<Skeleton height={260} />)} failed={t('load_failed')}>
      {({ items }) =>
        items.length === 0 ? (
          <StateCard icon="ship" title={t('empty')} actions={back}>
            <p>{t('empty_text')}</p>
          </StateCard>
        ) : (
          page(
            items.map((ship) => (
              <MissingShipCard key={`${ship.ship_name}\n${ship.cruise_line}`} ship={ship} />
            )),
          )
        )
      }
    </ScreenRead>
  );
}
