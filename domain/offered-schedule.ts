import type { PortCall } from './schedule.ts';

/** A row that a traveller offers for the ship, with its record and the time that was last changed (RFC 3339). */
export interface OfferedCall extends PortCall {
  cruise_id: string;
  updated_at: string;
}

/**
 * Merges the schedules that travellers recorded for a ship: each day takes the ports of the majority, or in a tie those
 * of the latest record. The ends of a cruise become plain ports, as they are for others on board.
 * @param offered rows of several records, each record's rows together and in order
 * @returns rows in the order of their days
 */
export function agreedSchedule<Call extends OfferedCall>(
  offered: readonly Call[],
): Omit<Call, 'cruise_id' | 'updated_at'>[] {
  return [...Map.groupBy(offered, ({ date }) => date)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, calls]) => {
      const records = Map.groupBy(calls, ({ cruise_id }) => cruise_id);
      return majorityVersion([...records.values()]).map(asPortCall);
    });
}

/** The version of a day that most records have. */
function majorityVersion<Call extends OfferedCall>(versions: Call[][]): Call[] {
  const portsOf = (calls: readonly Call[]) => calls.map(({ port_id }) => port_id ?? '').join(' ');
  const count = (version: Call[]) => versions.filter((other) => portsOf(other) === portsOf(version)).length;
  const [best = []] = versions.toSorted(
    (a, b) => count(b) - count(a) || ((a[0]?.updated_at ?? '') < (b[0]?.updated_at ?? '') ? 1 : -1),
  );
  return best;
}

function asPortCall<Call extends OfferedCall>({ cruise_id: _record, updated_at: _at, ...call }: Call) {
  const kind = call.kind === 'embark' || call.kind === 'disembark' ? 'port' : call.kind;
  return { ...call, kind, outcome: 'as_planned' as const };
}
