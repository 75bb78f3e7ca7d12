import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { DashboardTile } from '#contract/dashboard.ts';
import { dayAt, nightsBetween } from '#domain/dates.ts';
import { paths } from '#web/lib/paths.ts';
import { useNow } from '#web/ui/clock.ts';
import { browserTimeZone, useFormats } from '#web/lib/formats.ts';
import { shipOf } from '#domain/livery.ts';
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

/** Days by the reader's calendar, as in the list. */
export function useDaysTo(day: string): number {
  const today = dayAt(new Date(useNow('minute')).toISOString(), browserTimeZone() ?? 'UTC');
  return Math.max(0, nightsBetween(today, day));
}

function Tile({ cruise }: { cruise: DashboardTile }): ReactNode {
  const t = useTranslations('dashboard');
  const formats = useFormats();
  const days = useDaysTo(cruise.start_date);
  const { colour, monogram } = shipOf(cruise);
  return (
    <Link
      to={paths.cruise_view}
      params={{ id: cruise.id }}
      className={`${ui('card', 'row', 'middle', 'inherit', 'plain', 'fill')} ${classes['tile']}`}
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
