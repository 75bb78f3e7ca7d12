import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Badge } from '#contract/badges.ts';
import { paths } from '#web/lib/paths.ts';
import { BadgePicture, progressOf, useBadgeWords } from './badges.tsx';
import classes from './badges-tile.module.css';
import { useFormats } from '#web/lib/formats.ts';
import { ui } from '#web/ui/primitives.ts';

interface BadgeTilesProps {
  badges: readonly Badge[];
  /** as wide as the card, for families that are compared level by level */
  is_stretched?: boolean;
  /** shown on the page of the cruise that brings them, so its name is left out */
  is_of_cruise?: boolean;
  onOpen?: () => void;
}

/** Badges side by side; each leads to its place in the overview. */
export function BadgeTiles({
  badges,
  is_stretched = false,
  is_of_cruise = false,
  onOpen,
}: BadgeTilesProps): ReactNode {
  return (
    <ul
      className={`${ui('list', 'grid', 'gap8')} ${classes['tiles']} ${is_stretched ? classes['stretched'] : ''}`}
    >
      {badges.map((badge) => (
        <li key={badge.key} className={ui('row')}>
          <Link
            to={paths.badges}
            search={{ badge: badge.key }}
            resetScroll={false}
            className={`${ui('lit', 'stack', 'middle', 'inherit', 'plain', 'center')} ${classes['tile']}`}
            {...(onOpen !== undefined && { onClick: onOpen })}
          >
            <BadgePicture badge_key={badge.key} progress={progressOf(badge)} size={84} />
            <Words badge={badge} has_moment={!is_of_cruise} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Words({ badge, has_moment }: { badge: Badge; has_moment: boolean }): ReactNode {
  const words = useBadgeWords();
  const formats = useFormats();
  const { key, earned, expected } = badge;
  const moment = earned ?? expected;
  return (
    <span className={`${ui('stack', 'middle', 'tight')} ${classes['words']}`}>
      <span className={`${ui('bold', 'balance', ...(earned === null ? ['muted'] : []))} ${classes['name']}`}>
        {words.name(key)}
      </span>
      {earned === null && badge.have < badge.need && <Progress badge={badge} />}
      {has_moment && moment !== null && (
        <span className={earned === null ? classes['coming'] : classes['note']}>
          {formats.date(moment.on)}
          <bdi className={classes['ship']}>{moment.ship_name}</bdi>
        </span>
      )}
    </span>
  );
}

/** The progress of a badge; for a badge without steps how it is earned, where there is room. */
function Progress({ badge }: { badge: Badge }): ReactNode {
  const t = useTranslations('badges');
  const words = useBadgeWords();
  const progress = words.progress(badge);
  if (progress !== undefined) return <span className={classes['note']}>{progress}</span>;
  return (
    <span className={`${classes['note']} ${classes['how']}`}>
      {badge.expected === null ? words.how(badge.key) : t('not_yet')}
    </span>
  );
}
