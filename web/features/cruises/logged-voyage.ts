import type { Cruise } from '#contract/cruises.ts';
import { type LoggedVoyage, type Stay, staysOf } from '#domain/logbook.ts';
import type { Moment } from '#domain/timeline.ts';
import { todayOf } from '#domain/today.ts';

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

/** The stays until a moment, by the calendar of the ship: at home it may be tomorrow already. */
export function staysUntil(cruise: Cruise, moment: Moment): Stay[] {
  const { date } = todayOf({ ...cruise, schedule: cruise.schedule.items }, moment);
  return staysOf(voyageOf(cruise)).filter(({ first_date }) => first_date <= date);
}

/** How many ports a cruise called at, each once. */
export function portsOf(cruise: Cruise): number {
  return new Set(staysOf(voyageOf(cruise)).map(({ place }) => place)).size;
}
