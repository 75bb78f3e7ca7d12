import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { StatTotals } from '#contract/stats.ts';
import { paths } from '#web/lib/paths.ts';
import { RoutesAwaited } from '#web/parts/cruise/routes-awaited.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ui } from '#web/ui/primitives.ts';
import { useAddress } from './address.ts';
import cover from './cover.module.css';
import classes from './face.module.css';
import { useFigureText } from './figures.tsx';
import type { FigureScope } from './scopes.ts';

const proud = ['cruises', 'nights', 'countries', 'distance_nm'] as const;

interface FaceProps {
  /** whose figures; undefined while there are none */
  scope: FigureScope | undefined;
  totals: StatTotals | undefined;
  /** the map */
  children: ReactNode;
}

/** What one shows of a life at sea: four figures like the cover of a passport, and the map below them. */
export function Face({ scope, totals, children }: FaceProps): ReactNode {
  return (
    <div className={`${ui('card')} ${classes['face']}`}>
      {scope !== undefined && totals !== undefined && <Band scope={scope} totals={totals} />}
      {children}
    </div>
  );
}

function Band({ scope, totals }: { scope: FigureScope; totals: StatTotals }): ReactNode {
  const t = useTranslations('stats');
  const { explaining } = useAddress();
  const textOf = useFigureText();
  return (
    <div className={`${ui('row', 'middle', 'gap20')} ${cover['cover']} ${classes['band']}`}>
      <span className={`${ui('round', 'grid', 'fixed')} ${cover['emblem']} ${classes['emblem']}`}>
        <Icon name="anchor" size={34} />
      </span>
      <div className={ui('grow')}>
        {scope === 'future' && <p className={ui('small', 'below4')}>{t('graphs.booked')}</p>}
        <ul className={`${ui('list', 'grid')} ${classes['figures']}`}>
          {proud.map((figure) => {
            const { value, is_nothing } = textOf(figure, totals);
            if (is_nothing) return null;
            return (
              <li key={figure}>
                <Link
                  to={paths.stats}
                  search={explaining({ scope, figure })}
                  resetScroll={false}
                  className={`${ui('stack', 'rounded', 'inherit', 'plain')} ${classes['figure']}`}
                >
                  <span className={`${ui('bold')} ${classes['value']}`}>{value} </span>
                  <span className={ui('small', 'tight')}>
                    {t(`figures.${figure}`, { count: totals[figure] })}{' '}
                    {figure === 'distance_nm' && <RoutesAwaited count={totals.distance_awaited} />}
                  </span>
                </Link>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
