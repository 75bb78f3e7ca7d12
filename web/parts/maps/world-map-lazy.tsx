import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { StatsMap } from '#contract/stats-map.ts';
import { lazyFile } from '#web/parts/lazy-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { useShowsMaps } from './asked-maps.ts';
import { ShowMap } from './show-map.tsx';
import type { WorldMapProps } from './world-map.tsx';
import { ui } from '#web/ui/primitives.ts';
import classes from './world-map.module.css';

const useWorldMap = lazyFile(() => import('./world-map.tsx'));

interface LazyWorldMapProps extends Pick<WorldMapProps, 'search'> {
  map: StatsMap | undefined;
}

/** Loads the map of the world when it is first shown; its place is held until then. */
export function LazyWorldMap({ map, search }: LazyWorldMapProps): ReactNode {
  const t = useTranslations('routes.world');
  const may_load = useShowsMaps();
  const [loaded, again] = useWorldMap(may_load);

  if (loaded === 'failed') {
    return (
      <div className={`${ui('stack', 'middle', 'muted', 'gap12')} ${classes['failed']}`}>
        <p>{t('failed')}</p>
        <Button look="outline" onClick={again}>
          {t('again')}
        </Button>
      </div>
    );
  }
  if (!may_load)
    return (
      <div className={`${ui('stack', 'middle', 'muted', 'gap12')} ${classes['failed']}`}>
        <ShowMap />
      </div>
    );
  if (loaded !== undefined && map !== undefined) return <loaded.WorldMap map={map} search={search} />;
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('title')}</VisuallyHidden>
      <div className={`${classes['map']} ${classes['waiting']}`} />
      <div className={classes['footWaiting']} />
    </div>
  );
}
