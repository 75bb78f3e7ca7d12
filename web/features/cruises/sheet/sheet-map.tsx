import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import { useFormats } from '#web/lib/formats.ts';
import { read } from '#web/lib/queries.ts';
import { ui } from '#web/ui/primitives.ts';
import { isOver } from '../view/over.ts';
import classes from './sheet.module.css';

/** The drawing is loaded apart from the first file of the sheet; where loading fails, only the words are shown. */
const RouteMap = lazy(() =>
  import('#web/parts/maps/route-map.tsx').then(
    ({ RouteMap: Drawing }) => ({ default: Drawing }),
    () => ({ default: () => null }),
  ),
);

/**
 * The route on its map, black on white. It stands last: should it need a page of its own, that page can stay at home.
 */
export function SheetMap({ cruise }: { cruise: Cruise }): ReactNode {
  const t = useTranslations('routes');
  const formats = useFormats();
  const { data: route } = useQuery(read('GET cruises/{id}/route', { params: { id: cruise.id } }));
  if (route === undefined || route.legs.length === 0) return null;
  return (
    <section className={`${classes['part']} ${classes['way']}`}>
      <h3 className={classes['head']}>
        {t('title')}
        {route.distance_nm !== null && (
          <span className={classes['distance']}>
            {t('distance', { distance: formats.number(route.distance_nm) })}
          </span>
        )}
      </h3>
      <div className={`${ui('full', 'above6')} ${classes['map']}`}>
        <Suspense>
          <RouteMap route={route} is_over={isOver(cruise)} />
        </Suspense>
      </div>
    </section>
  );
}
