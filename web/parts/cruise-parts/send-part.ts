import type { QueryClient } from '@tanstack/react-query';
import type { Cruise } from '#contract/cruises.ts';
import { call } from '#web/lib/api.ts';
import { read } from '#web/lib/queries.ts';
import { cacheCruise, invalidateCruise } from '#web/lib/keep-cruise.ts';
import type { EditKind, RecordKind } from './part-fields.ts';

interface WrittenPart {
  id: string;
  version: number;
}

interface Change {
  cruise_id: string;
  kind: EditKind;
  /** of the record; a price has the id of its cruise */
  id: string;
  body: Record<string, unknown>;
}

/** Adds a record under an id that was made here: two sends make one record. */
export async function createPart(
  queries: QueryClient,
  { cruise_id, kind, id, body }: Change,
): Promise<WrittenPart> {
  if (kind === 'price') throw new TypeError('a price is changed, never added');
  const given = { params: { id: cruise_id }, body: { ...body, id } };
  // Each kind takes a body of its own fields; the compiler cannot tell them apart by a variable.
  const answer = await call(`POST cruises/{id}/${kind}` as 'POST cruises/{id}/flights', given as never);
  keepPart(queries, cruise_id, kind, answer);
  return answer;
}

/** Changes the given fields of a record. @throws ApiError `stale` with the present record */
export async function changePart(
  queries: QueryClient,
  { cruise_id, kind, id, body, version }: Change & { version: number },
): Promise<WrittenPart> {
  if (kind === 'price') {
    const saved = await call('PATCH cruises/{id}', { params: { id: cruise_id }, body, if_match: version });
    await cacheCruise(queries, saved);
    return saved;
  }
  const params = { id: cruise_id, [param_of[kind]]: id };
  const key = `PATCH cruises/{id}/${kind}/{${param_of[kind]}}`;
  const given = { params, body, if_match: version };
  const answer = await call(key as 'PATCH cruises/{id}/flights/{flight_id}', given as never);
  keepPart(queries, cruise_id, kind, answer);
  return answer;
}

const param_of: Record<RecordKind, string> = {
  passengers: 'passenger_id',
  flights: 'flight_id',
  lodging: 'lodging_id',
  addons: 'addon_id',
  payments: 'payment_id',
  diary: 'entry_id',
};

/** Puts the answer into the cached cruise at once; the sums and the order come with the next read of the record. */
function keepPart(queries: QueryClient, cruise_id: string, kind: RecordKind, part: WrittenPart): void {
  const { queryKey } = read('GET cruises/{id}', { params: { id: cruise_id } });
  queries.setQueryData(queryKey, (cruise: Cruise | undefined) => {
    if (cruise === undefined) return undefined;
    const there: readonly WrittenPart[] = cruise[kind];
    const is_new = there.every(({ id }) => id !== part.id);
    const parts = is_new ? [...there, part] : there.map((one) => (one.id === part.id ? part : one));
    return { ...cruise, [kind]: parts };
  });
  void invalidateCruise(queries, cruise_id);
}
