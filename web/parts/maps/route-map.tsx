import { type ReactNode, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Route } from '#contract/routes.ts';
import { useNamedPorts } from '#web/lib/port-name.ts';
import { RoutePicture } from '#web/ui/map/route-picture.tsx';
import { SeaScene } from '#web/ui/sea-scene.tsx';
import { isolate } from '#web/lib/bidi.ts';
import { useFormats } from '#web/lib/formats.ts';
import { sceneOf } from './route-map-scene.ts';

export interface RouteMapProps {
  route: Route;
  /** the day `YYYY-MM-DD` at the ship, for a cruise under way, whose map shows the ship */
  today?: string | undefined;
  /** pixels at the lower edge that something else covers */
  covered?: number | undefined;
}

/** Longer lists of ports are not read out one by one: the list beside the map has them. */
const NAMED = 8;

/** The map of a route, as large as the element around it. Loaded by `LazyRouteMap`. */
export function RouteMap({ route, today, covered }: RouteMapProps): ReactNode {
  const places = useNamedPorts(route.places);
  const scene = useMemo(() => sceneOf({ ...route, places }, today), [route, places, today]);
  const label = useRouteName(places);
  if (scene.places.length === 0) return <SeaScene />;
  return <RoutePicture scene={scene} label={label} covered={covered} />;
}

function useRouteName(places: Route['places']): string {
  const t = useTranslations('routes');
  const formats = useFormats();
  const names = places.map(({ name }) => isolate(name));
  const [start = '', end = ''] = [names[0], names.at(-1)];
  if (places.length === 1) return t('map_of_one', { port: start });
  return places.length > NAMED
    ? t('map_of_many', { start, end, count: new Set(names).size })
    : t('map_of', { ports: formats.list(names) });
}
