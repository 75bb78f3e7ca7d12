import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense, useId } from 'react';
import { useTranslations } from 'use-intl';
import type { SizedShip } from '#contract/stats.ts';
import { useFormats } from '#web/lib/formats.ts';
import { paths } from '#web/lib/paths.ts';
import { lazyDrawing } from '#web/ui/lazy-drawing.ts';
import { ui } from '#web/ui/primitives.ts';
import classes from './ships-by-size.module.css';

const Ship = lazyDrawing(async () => (await import('#web/ui/ship.tsx')).Ship);

/** The smallest and the largest ship of the past, one below the other and to one scale. */
export function ShipsBySize({ ships }: { ships: readonly SizedShip[] }): ReactNode {
  const t = useTranslations('stats');
  const formats = useFormats();
  const title_id = useId();
  return (
    <section className={ui('card', 'inset')} aria-labelledby={title_id}>
      <h2 id={title_id} className={ui('title', 'below12')}>
        {t('ships_by_size')}
      </h2>
      <ul className={`${ui('list', 'grid', 'gap16')} ${classes['ships']}`}>
        {ships.map(({ cruise_id, ship_name, line_colour, hull, length_m, built }) => (
          <li key={cruise_id}>
            <Link
              to={paths.cruise_view}
              params={{ id: cruise_id }}
              className={ui('lit', 'stack', 'rounded', 'inherit', 'plain')}
            >
              <span className={classes['berth']}>
                <Suspense fallback={null}>
                  <Ship
                    hull={hull}
                    length_m={length_m}
                    built={built}
                    colour={line_colour ?? 'var(--g-deep)'}
                  />
                </Suspense>
              </span>
              <span className={`${ui('bar', 'target')} ${classes['caption']}`}>
                <bdi className={ui('bold')}>{ship_name}</bdi>
                <span className={ui('muted')}>
                  {t('metres', { length: formats.number(Math.round(length_m)) })}
                  {built !== null && ` · ${built}`}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
