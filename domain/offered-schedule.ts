import type { PortCall } from './schedule.ts';

/** A row that a traveller offers for the ship: from which record, and when that was last changed (RFC 3339). */
export interface OfferedCall extends PortCall {
  cruise_id: string;
  updated_at: string;
}

/**
 * One schedule of a ship out of those that travellers recorded: for each day what most of them say of its ports; where
 * as many say one thing as another, the latest. Ends of a cruise are a port to everybody else on board.
 * @param offered rows of several records, those of one record together and in their order
 * @returns rows in the order of their days
 */
export function agreedSchedule<Call extends OfferedCall>(
  offered: readonly Call[],
): Omit<Call, 'cruise_id' | 'updated_at'>[] {
  const days = new Map<string, Map<string, Call[]>>();
  for (const call of offered) {
    const records = days.get(call.date) ?? new Map<string, Call[]>();
    records.set(call.cruise_id, [...(records.get(call.cruise_id) ?? []), call]);
    days.set(call.date, records);
  }
  return [...days]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, records]) => mostSaid([...records.values()]).map(asPortCall));
}

/** What most records say of a day. */
function mostSaid<Call extends OfferedCall>(versions: Call[][]): Call[] {
  const said = (calls: readonly Call[]) => calls.map(({ port_id }) => port_id ?? '').join(' ');
  const count = (version: Call[]) => versions.filter((other) => said(other) === said(version)).length;
  const [best = []] = versions.toSorted(
    (a, b) => count(b) - count(a) || ((a[0]?.updated_at ?? '') < (b[0]?.updated_at ?? '') ? 1 : -1),
  );
  return best;
}

function asPortCall<Call extends OfferedCall>({ cruise_id: _record, updated_at: _at, ...call }: Call) {
  const kind = call.kind === 'embark' || call.kind === 'disembark' ? 'port' : call.kind;
  return { ...call, kind, outcome: 'as_planned' as const };
}
