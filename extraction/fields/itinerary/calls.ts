import type { ProposedCall, ReadValue } from '#domain/proposal.ts';
import { portByName } from '#extraction/catalogue/catalogue.ts';
import { placeOf } from '../document/candidate.ts';
import type { Sheet } from '../document/sheet.ts';
import { daysOfCalls } from './itinerary.ts';
import type { Itinerary } from './shape.ts';
import { confidence } from '../document/confidence.ts';

/** The itinerary that fits the dates: of several the one that begins with the cruise, with its second column. */
export function chooseCalls(
  sheet: Sheet,
  runs: readonly Itinerary[],
  start: string | null,
  end: string | null,
): ReadValue<ProposedCall>[] {
  const calls = runs.flatMap((run) => {
    const days = daysOfCalls(run.calls, start);
    return run.calls.flatMap((call, index): ReadValue<ProposedCall>[] => {
      const date = days[index] ?? null;
      if (date === null || (start !== null && date < start) || (end !== null && date > end)) return [];
      const port = call.is_sea ? undefined : portByName(call.place);
      return [
        {
          value: {
            date,
            kind: call.is_sea ? 'sea' : 'port',
            port_name: call.is_sea ? null : call.place,
            port_id: port?.id ?? null,
            arrive: call.arrive,
            depart: call.depart,
          },
          confidence: call.is_sea || call.is_known_port ? confidence.calls.known : confidence.calls.unknown,
          words: call.line.text,
          place: placeOf(sheet, call.piece),
        },
      ];
    });
  });
  const seen = new Map<string, ProposedCall>();
  return calls
    .filter(({ value }) => {
      const key = `${value.date} ${value.kind} ${value.port_name ?? ''}`;
      const same = seen.get(key);
      if (same === undefined) {
        seen.set(key, value);
        return true;
      }
      // arrival and departure may be in separate rows
      if (same.depart === null && value.arrive === null && (same.arrive ?? '') < (value.depart ?? ''))
        same.depart = value.depart;
      return false;
    })
    .toSorted((a, b) => (a.value.date < b.value.date ? -1 : a.value.date > b.value.date ? 1 : 0));
}
