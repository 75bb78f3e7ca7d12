import type { ReactNode } from 'react';
import type { Route } from '#contract/routes.ts';
import { ui } from '#web/ui/primitives.ts';
import classes from '#web/ui/map/map.module.css';
import { LazySeaScene } from '#web/ui/sea-scene-lazy.tsx';
import { useIdle } from '#web/ui/idle.ts';
import { lazyFile } from '#web/parts/lazy-part.tsx';
import { useShowsMaps } from './asked-maps.ts';
import type { RouteMapProps } from './route-map.tsx';
import { useHour } from './use-hour.ts';

/** Also for the map as a file: its screen needs the names of these files only once. */
export const loadRouteMap = () => import('./route-map.tsx');
const useRouteMap = lazyFile(loadRouteMap);

interface LazyRouteMapProps extends Omit<RouteMapProps, 'route' | 'hour'> {
  /** undefined: on its way */
  route: Route | undefined;
  /** where the ship is, or where it begins */
  time_zone?: string | null;
  /** longitude and latitude of the port of embarkation, if they are known before the route */
  start?: readonly [number, number] | undefined;
}

/**
 * Loads the map of a route when it is first shown. Until the code and the route are there, the bare sea takes its
 * place. It is as large as the element around it.
 */
export function LazyRouteMap({ route, time_zone, start, ...rest }: LazyRouteMapProps): ReactNode {
  const may_load = useShowsMaps();
  const [loaded] = useRouteMap(useIdle() && may_load);
  const { today, is_over } = rest;
  const hour = useHour(route, { today, is_over, time_zone, start });
  // without a network; the text around the picture is enough
  if (loaded === 'failed') return <LazySeaScene />;
  if (loaded === undefined || route === undefined)
    return <div className={`${ui('full', 'fill')} ${classes['frame']}`} data-hour={hour} />;
  return <loaded.RouteMap route={route} hour={hour} {...rest} />;
}
