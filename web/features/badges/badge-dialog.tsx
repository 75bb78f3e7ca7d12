import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Badge } from '#contract/badges.ts';
import { paths } from '#web/lib/paths.ts';
import { BadgePicture, progressOf, useBadgeWords } from '#web/parts/badges/badges.tsx';
import { useFormats } from '#web/lib/formats.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ui } from '#web/ui/primitives.ts';
import classes from './badges.module.css';

interface BadgeDialogProps {
  badge: Badge;
  /** all badges, to find the next level */
  badges: readonly Badge[];
  onClose: () => void;
}

/** A badge in detail: how it was earned, or its progress, and the next level. */
export function BadgeDialog({ badge, badges, onClose }: BadgeDialogProps): ReactNode {
  const t = useTranslations('badges');
  const words = useBadgeWords();
  const { key, family, level, earned } = badge;
  const next =
    level === null || earned === null
      ? undefined
      : badges.find((other) => other.family === family && other.earned === null);
  return (
    <Dialog title={words.name(key)} onClose={onClose}>
      <div className={`${ui('grid', 'breaking', 'center', 'gap16')} ${classes['badge']}`}>
        <BadgePicture badge_key={key} progress={progressOf(badge)} size={160} />
        <p className={ui('text17', 'balance')}>{words.how(key)}</p>
        <Standing badge={badge} />
      </div>
      {next !== undefined && <NextLevel badge={next} />}
      <div className={ui('wrap', 'centered', 'gap12')}>
        <Button look="outline" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </Dialog>
  );
}

function Standing({ badge }: { badge: Badge }): ReactNode {
  const t = useTranslations('badges');
  const words = useBadgeWords();
  const formats = useFormats();
  const { earned, expected } = badge;
  const coming = words.expected(badge);
  const far = [words.progress(badge), words.left(badge)].filter((text) => text !== undefined);
  return (
    <div>
      <p className={ui('bold')}>
        {earned === null ? t('not_yet') : t('earned', { date: formats.date(earned.on) })}
      </p>
      {earned === null && far.length > 0 && <p className={ui('muted', 'balance')}>{far.join(' · ')}</p>}
      {earned !== null && <ToCruise id={earned.cruise_id}>{earned.ship_name}</ToCruise>}
      {coming !== undefined && <p className={ui('strong', 'good', 'balance')}>{coming}</p>}
      {expected !== null && <ToCruise id={expected.cruise_id}>{t('open_cruise')}</ToCruise>}
    </div>
  );
}

function ToCruise({ id, children }: { id: string; children: ReactNode }): ReactNode {
  return (
    <Link
      to={paths.cruise_view}
      params={{ id }}
      className={`${ui('reach', 'rounded', 'strong')} ${classes['ship']}`}
    >
      <bdi>{children}</bdi>
    </Link>
  );
}

function NextLevel({ badge }: { badge: Badge }): ReactNode {
  const t = useTranslations('badges');
  const words = useBadgeWords();
  const far = [words.progress(badge), words.left(badge)].filter((text) => text !== undefined);
  return (
    <div
      className={`${ui('row', 'middle', 'gap16', 'below24', 'roundCard', 'pad12by16', 'edged')} ${classes['next']}`}
    >
      <BadgePicture badge_key={badge.key} progress={progressOf(badge)} size={56} />
      <div>
        <p className={ui('bold')}>{t('next', { name: words.name(badge.key) })}</p>
        <p className={ui('muted', 'balance')}>{far.join(' · ')}</p>
        <p className={ui('strong', 'good', 'balance')}>{words.expected(badge)}</p>
      </div>
    </div>
  );
}
