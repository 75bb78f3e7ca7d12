import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Badge } from '#contract/badges.ts';
import { paths } from '#web/app/paths.ts';
import { BadgePicture, progressOf, useBadgeWords } from './badges.tsx';
import classes from './badges-tile.module.css';
import { useFormats } from './formats.ts';

interface BadgeTilesProps {
  badges: readonly Badge[];
  /** says whose badges they are */
  label?: string;
  onOpen?: () => void;
}

/** Badges side by side; each leads to what the overview says of it. */
export function BadgeTiles({ badges, label, onOpen }: BadgeTilesProps): ReactNode {
  return (
    <ul className={classes['tiles']} aria-label={label}>
      {badges.map((badge) => (
        <li key={badge.key} className={classes['item']}>
          <Link
            to={paths.badges}
            search={{ badge: badge.key }}
            resetScroll={false}
            className={classes['tile']}
            {...(onOpen !== undefined && { onClick: onOpen })}
          >
            <BadgePicture badge_key={badge.key} progress={progressOf(badge)} size={88} />
            <Words badge={badge} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Words({ badge }: { badge: Badge }): ReactNode {
  const t = useTranslations('badges');
  const words = useBadgeWords();
  const formats = useFormats();
  const { key, earned, expected } = badge;
  const moment = earned ?? expected;
  return (
    <span className={classes['words']}>
      <span className={earned === null ? classes['open'] : classes['name']}>{words.name(key)}</span>
      {earned === null && (
        <span className={classes['note']}>
          {words.progress(badge) ?? (expected === null ? words.how(key) : t('not_yet'))}
        </span>
      )}
      {moment !== null && (
        <span className={earned === null ? classes['coming'] : classes['note']}>
          {formats.date(moment.on)}
          <bdi className={classes['ship']}>{moment.ship_name}</bdi>
        </span>
      )}
    </span>
  );
}
