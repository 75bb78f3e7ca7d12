import type { StatsMap } from '#contract/stats-map.ts';
import type { WorldScene } from '#web/ui/map/world-drawing.ts';
import { namesOf } from './route-map-scene.ts';

/** The content of a world map of a traveller's voyages. */
export function worldSceneOf({ ports, routes }: StatsMap): WorldScene {
  return {
    ports: ports.map(({ port_id, name, ...port }) => ({ ...port, id: port_id, names: namesOf(name) })),
    lines: routes.map(({ line, time }) => ({ line, is_ahead: time === 'future' })),
    countries: new Set(ports.map(({ country }) => country).filter((country) => country !== '')),
  };
}
