import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Cruise } from '#contract/cruises.ts';
import { dayAt } from '#domain/dates.ts';
import { useNow } from '#web/ui/clock.ts';
import { browserTimeZone } from '#web/lib/formats.ts';
import { read } from '#web/lib/queries.ts';
import { RouteMapPanel } from '#web/parts/maps/route-map-panel.tsx';

/** How often the route is read again while the server computes it, and at which interval. */
const LOOKS = 8;
const BETWEEN_LOOKS = 1500;

/** The route on its map. A cruise without any port of the catalogue has none. */
export function RouteSection({ cruise }: { cruise: Cruise }): ReactNode {
  const { id, start_port_id, end_port_id, schedule } = cruise;
  const may_have_places =
    start_port_id !== null || end_port_id !== null || schedule.items.some(({ port_id }) => port_id !== null);
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
  const today = dayAt(
    new Date(useNow('minute')).toISOString(),
    cruise.start_zone ?? browserTimeZone() ?? 'UTC',
  );
  if (!may_have_places || data?.places.length === 0) return null;
  return (
    <RouteMapPanel
      route={data}
      today={cruise.time === 'current' ? today : undefined}
      ship_name={cruise.ship_name ?? ''}
      start_date={cruise.start_date}
      end_date={cruise.end_date}
    />
  );
}
