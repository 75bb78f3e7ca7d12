import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Dashboard } from '#contract/dashboard.ts';
import { paths } from '#web/lib/paths.ts';
import { BadgePicture, useBadgeWords } from '#web/parts/badges/badges.tsx';
import { useFormats } from '#web/lib/formats.ts';
import { Card } from '#web/ui/page.tsx';
import { ui } from '#web/ui/primitives.ts';
import { CardHead } from './card-head.tsx';
import classes from './badges-card.module.css';

/** The badges earned last. */
export function BadgesCard({ badges }: { badges: Dashboard['badges'] }): ReactNode {
  const t = useTranslations('dashboard');
  const words = useBadgeWords();
  const formats = useFormats();
  return (
    <Card>
      <CardHead title={t('badges.title')} to={paths.badges} all={t('badges.all')} />
      <ul className={`${ui('grid', 'list', 'gap8', 'above6')} ${classes['list']}`}>
        {badges.map(({ key, earned_on }) => (
          <li key={key}>
            <Link
              to={paths.badges}
              search={{ badge: key }}
              className={`${ui('stack', 'middle', 'inherit', 'plain', 'center', 'fill')} ${classes['badge']}`}
            >
              <BadgePicture badge_key={key} size={64} />
              <span className={`${ui('small', 'bold', 'tight', 'above6')} ${classes['name']}`}>
                {words.name(key)}
              </span>
              <span className={ui('muted', 'smaller')}>{formats.date(earned_on, 'medium')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
