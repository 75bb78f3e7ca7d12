import { type ReactNode, useEffect, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Route } from '#contract/routes.ts';
import type { HourOfSun } from '#domain/sun.ts';
import { useNamedPorts } from '#web/lib/port-name.ts';
import { type Cover, RoutePicture } from '#web/ui/map/route-picture.tsx';
import { LazySeaScene } from '#web/ui/sea-scene-lazy.tsx';
import { isolate } from '#web/lib/bidi.ts';
import { useFormats } from '#web/lib/formats.ts';
import type { RouteScene } from '#web/ui/map/route-drawing.ts';
import { type Progress, sceneOf } from './route-map-scene.ts';

export { sceneOf };
/** What draws it for paper. */
export const loadMapFile = () => import('./map-file.ts');

export interface RouteMapProps {
  route: Route;
  /** the day `YYYY-MM-DD` at the ship, for a cruise under way, whose map shows the ship */
  today?: string | undefined;
  /** the voyage is behind: its line is solid */
  is_over?: boolean | undefined;
  /** pixels at the lower edge that something else covers */
  covered?: number | undefined;
  /** the same at the upper edge */
  above?: number | undefined;
  /** pixels at the lower edge that are open sea */
  water?: number | undefined;
  /** what lies on it where its first line begins; must stay the same object */
  cover?: Cover | undefined;
  /** the route draws itself when it is first seen, and not again */
  draws?: boolean | undefined;
  /** the light; none on paper */
  hour?: HourOfSun;
}

const seen = new WeakSet<Route>();

/** The latest scene of each route, also on the next visit of its screen: its picture is drawn once. */
const scenes = new WeakMap<Route, { places: Route['places']; progress: Progress; scene: RouteScene }>();

function keptScene(route: Route, places: Route['places'], progress: Progress): RouteScene {
  const known = scenes.get(route);
  const { today, is_over } = progress;
  if (known?.places === places && known.progress.today === today && known.progress.is_over === is_over)
    return known.scene;
  const scene = sceneOf({ ...route, places }, progress);
  scenes.set(route, { places, progress, scene });
  return scene;
}

/** Longer lists of ports are not read out one by one: the list beside the map has them. */
const NAMED = 8;

/** The map of a route, as large as the element around it. Loaded by `LazyRouteMap`. */
export function RouteMap({
  route,
  today,
  is_over = false,
  covered,
  above,
  water,
  cover,
  draws = false,
  hour,
}: RouteMapProps): ReactNode {
  const places = useNamedPorts(route.places);
  const scene = useMemo(() => keptScene(route, places, { today, is_over }), [route, places, today, is_over]);
  const label = useRouteName(places);
  // the lines come a moment after the ports
  const has_lines = route.legs.length > 0;
  const is_drawing = useMemo(() => draws && has_lines && !seen.has(route), [draws, has_lines, route]);
  useEffect(() => {
    if (has_lines) seen.add(route);
  }, [has_lines, route]);
  if (scene.places.length === 0) return <LazySeaScene />;
  return (
    <RoutePicture
      scene={scene}
      label={label}
      covered={covered}
      above={above}
      water={water}
      cover={cover}
      hour={hour}
      is_drawing={is_drawing}
    />
  );
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
