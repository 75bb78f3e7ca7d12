import type { Cruise } from '#contract/cruises.ts';
import { type LoggedVoyage, staysOf } from '#domain/logbook.ts';

/** A cruise as the figures of the statistics are counted from it. */
export function voyageOf(cruise: Cruise): LoggedVoyage {
  const port = (port_id: string | null, port_name: string | null) =>
    port_name === null ? null : { port_id, port_name, country: null };
  return {
    start_date: cruise.start_date,
    end_date: cruise.end_date,
    schedule: cruise.schedule.items,
    start_port: port(cruise.start_port_id, cruise.start_port),
    end_port: port(cruise.end_port_id, cruise.end_port),
  };
}

/** How many ports a cruise called at, each once. */
export function portsOf(cruise: Cruise): number {
  return new Set(staysOf(voyageOf(cruise)).map(({ place }) => place)).size;
}
