import type { GivenShipCall, ShipCall } from '#contract/operator-schedules.ts';
import type * as store from './store.ts';

export type KnownPort = Awaited<ReturnType<typeof store.listPorts>>[number];

/** A row with name, country and zone of its port; and its faults by field. */
export function completeCall(
  given: GivenShipCall,
  ports: ReadonlyMap<string, KnownPort>,
): { call: ShipCall; wrong: Record<string, string> } {
  const wrong: Record<string, string> = {};
  const { date, kind } = given;
  const none = { port_id: null, port_name: null, country: null, arrive: null, depart: null, time_zone: null };
  // a sea day has no port, also if the row had one before
  if (kind === 'sea') return { call: { date, kind, ...none }, wrong };
  const { port_id = null, arrive = null, depart = null } = given;
  const port = port_id === null ? undefined : ports.get(port_id);
  if (port_id !== null && port === undefined) wrong['port_id'] = 'not_in_catalogue';
  const typed = (given.port_name ?? '').trim();
  const port_name = port?.name ?? (typed === '' ? null : typed);
  if (port_name === null && kind === 'port') wrong['port_name'] = 'required';
  if (arrive !== null && depart !== null && depart < arrive) wrong['depart'] = 'departs_before_arrival';
  const { country = null, time_zone = null } = port ?? {};
  return { call: { date, kind, port_id, port_name, country, arrive, depart, time_zone }, wrong };
}

/** The stored kind of a row. */
export function kindOf(kind: string): ShipCall['kind'] {
  return kind === 'sea' || kind === 'scenic' ? kind : 'port';
}
