import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Badge, BadgesOfCruise } from '#contract/badges.ts';
import type { Cruise } from '#contract/cruises.ts';
import { paths } from '#web/lib/paths.ts';
import { BadgeTiles } from '#web/parts/badges/badges-tile.tsx';
import { read } from '#web/lib/queries.ts';
import { PartRead } from '#web/parts/read-states.tsx';
import { ui } from '#web/ui/primitives.ts';
import classes from './panel.module.css';

/** Badges that the cruise earned or will bring, and those that are closest. */
export function BadgesPanel({ cruise }: { cruise: Cruise }): ReactNode {
  const t = useTranslations('badges');
  const query = useQuery(read('GET cruises/{id}/badges', { params: { id: cruise.id } }));
  return (
    <PartRead query={query} height={260} failed={t('failed')}>
      {(badges) => <Filled cruise={cruise} badges={badges} />}
    </PartRead>
  );
}

function Filled({ cruise, badges }: { cruise: Cruise; badges: BadgesOfCruise }): ReactNode {
  const t = useTranslations('badges');
  const { items, nearest } = badges;
  const is_past = cruise.time === 'past';
  const is_cancelled = cruise.cancelled_at !== null;
  const none = is_cancelled ? 'cancelled' : is_past ? 'none_earned' : 'none_expected';
  return (
    <div className={`${ui('grid', 'top', 'gap24')} ${classes['groups']}`}>
      <section className={ui('card', 'inset')} aria-labelledby="badges-of-cruise">
        <h2 id="badges-of-cruise" className={ui('below16', 'title')}>
          {is_past || is_cancelled ? t('cruise.earned') : t('cruise.expected')}
        </h2>
        {items.length > 0 ? (
          <BadgeTiles badges={items.map((badge) => seenFrom(cruise, badge))} is_of_cruise />
        ) : (
          <p className={ui('muted')}>{t(`cruise.${none}`)}</p>
        )}
        <Link to={paths.badges} className={ui('reach', 'strong')}>
          {t('all')}
        </Link>
      </section>
      {nearest.length > 0 && (
        <section className={ui('card', 'inset')} aria-labelledby="badges-nearest">
          <h2 id="badges-nearest" className={ui('below16', 'title')}>
            {t('cruise.nearest')}
          </h2>
          <BadgeTiles badges={nearest} />
        </section>
      )}
    </div>
  );
}

/** A longest voyage that this cruise will outdo is shown as not earned yet: this cruise brings it. */
function seenFrom({ id }: Cruise, badge: Badge): Badge {
  return badge.expected?.cruise_id === id ? { ...badge, earned: null } : badge;
}
