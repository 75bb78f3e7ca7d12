import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { DashboardTile } from '#contract/dashboard.ts';
import { paths } from '#web/lib/paths.ts';
import { useFormats } from '#web/lib/formats.ts';
import { unfolding } from '#web/lib/unfolding.ts';
import { shipOf } from '#domain/livery.ts';
import { useDaysUntil } from '#web/parts/cruise/days-until.ts';
import { SharedBy } from '#web/parts/shares/shared-by.tsx';
import { Monogram } from '#web/ui/monogram.tsx';
import { ui } from '#web/ui/primitives.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import classes from './following.module.css';

interface FollowingProps {
  title: string;
  cruises: readonly DashboardTile[];
}

/** The cruises after the one that the dashboard begins with. */
export function Following({ title, cruises }: FollowingProps): ReactNode {
  return (
    <section>
      <VisuallyHidden as="h2">{title}</VisuallyHidden>
      <ul className={`${ui('list', 'grid', 'gap24')} ${classes['list']}`}>
        {cruises.map((cruise) => (
          <li key={cruise.id}>
            <Tile cruise={cruise} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tile({ cruise }: { cruise: DashboardTile }): ReactNode {
  const t = useTranslations('dashboard');
  const formats = useFormats();
  const days = useDaysUntil(cruise);
  const { colour, monogram } = shipOf(cruise);
  return (
    <Link
      to={paths.cruise_view}
      params={{ id: cruise.id }}
      className={`${ui('card', 'row', 'middle', 'inherit', 'plain', 'fill')} ${classes['tile']}`}
      {...unfolding}
    >
      <Monogram letters={monogram} colour={colour} />
      <span className={ui('stack', 'top', 'shrink')}>
        <bdi className={ui('bold', 'tight', 'breaking')}>{cruise.ship_name}</bdi>
        <span className={ui('note')}>
          {formats.date(cruise.start_date, 'medium')} ·{' '}
          {cruise.time === 'current' ? t('current') : t('in_days', { days })}
        </span>
        <SharedBy share={cruise.share} className={ui('note')} />
      </span>
    </Link>
  );
}
