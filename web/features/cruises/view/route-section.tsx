import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Cruise } from '#contract/cruises.ts';
import type { Route } from '#contract/routes.ts';
import type { Welcome } from '#web/lib/newly-recorded.ts';
import { read } from '#web/lib/queries.ts';
import { LazyRouteMap } from '#web/parts/maps/route-map-lazy.tsx';
import { isOver } from './over.ts';
import { flags_room, stage_cover, stage_room } from '../pass/pass.tsx';
import { RoutePanel } from '#web/parts/maps/route-panel.tsx';
import { useToday } from '../schedule/days.ts';

/** How often the route is read again while the server computes it, and at which interval. */
const LOOKS = 8;
const BETWEEN_LOOKS = 1500;

/** Whether any port of a cruise is in the catalogue, so that it has a place on a map. */
export function isOnMap({ start_port_id, end_port_id, schedule }: Cruise): boolean {
  return (
    start_port_id !== null || end_port_id !== null || schedule.items.some(({ port_id }) => port_id !== null)
  );
}

/**
 * The route of a cruise.
 * @returns undefined while it loads; null for a cruise without any port of the catalogue
 */
export function useRoute(cruise: Cruise): Route | null | undefined {
  const { id } = cruise;
  const may_have_places = isOnMap(cruise);
  const { data } = useQuery({
    ...read('GET cruises/{id}/route', { params: { id } }),
    enabled: may_have_places,
    // the server computes the route a moment after the ports were saved
    refetchInterval: ({ state }) =>
      state.data !== undefined &&
      state.data.places.length > 1 &&
      state.data.legs.length === 0 &&
      state.dataUpdateCount < LOOKS
        ? BETWEEN_LOOKS
        : false,
  });
  return !may_have_places || data?.places.length === 0 ? null : data;
}

interface StageProps {
  cruise: Cruise;
  welcome: Welcome | undefined;
}

/** The map of the voyage, behind its pass. */
export function Stage({ cruise, welcome }: StageProps): ReactNode {
  const route = useRoute(cruise);
  const today = useToday(cruise);
  if (route === null) return null;
  return (
    <LazyRouteMap
      route={route}
      today={today?.date}
      is_over={isOver(cruise)}
      // how light it is: under way in the port of today, else in that of embarkation
      time_zone={today?.time_zone ?? cruise.start_zone}
      start={cruise.course[0]}
      {...stage_room}
      {...(welcome === 'first' && flags_room)}
      cover={stage_cover}
      draws
    />
  );
}

/** The distance, the list of the places, and the map as a file. */
export function RouteSection({ cruise }: { cruise: Cruise }): ReactNode {
  const route = useRoute(cruise);
  if (route === null) return null;
  return (
    <RoutePanel
      route={route}
      ship_name={cruise.ship_name ?? ''}
      start_date={cruise.start_date}
      end_date={cruise.end_date}
      is_over={isOver(cruise)}
    />
  );
}
