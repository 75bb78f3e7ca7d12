import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { Route } from '#contract/routes.ts';
import { ui } from '#web/ui/primitives.ts';
import classes from '#web/ui/map/map.module.css';
import { LazySeaScene } from '#web/ui/sea-scene-lazy.tsx';
import { useIdle } from '#web/lib/idle.ts';
import type { RouteMapProps } from './route-map.tsx';

type Loaded = { Map: ComponentType<RouteMapProps> } | 'failed' | undefined;

/**
 * Loads the map of a route when it is first shown. Until the code and the route are there, the bare sea takes its
 * place. It is as large as the element around it.
 */
export function LazyRouteMap({
  route,
  ...rest
}: Omit<RouteMapProps, 'route'> & { route: Route | undefined }): ReactNode {
  const [loaded, setLoaded] = useState<Loaded>();

  const is_idle = useIdle();

  useEffect(() => {
    if (!is_idle) return;
    import('./route-map.tsx').then(
      ({ RouteMap }) => setLoaded({ Map: RouteMap }),
      // without a network; the text around the picture is enough
      () => setLoaded('failed'),
    );
  }, [is_idle]);

  if (loaded === 'failed') return <LazySeaScene />;
  if (loaded === undefined || route === undefined)
    return <div className={`${ui('full', 'fill')} ${classes['waiting']}`} />;
  return <loaded.Map route={route} {...rest} />;
}
