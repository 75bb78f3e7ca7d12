import type { Caller } from '#server/testing/server.ts';
import type { Voyage } from './voyage.ts';

/** Records a voyage as a person does: through the API, part by part. @throws Error where it is refused */
export async function sendVoyage(owner: Caller, voyage: Voyage): Promise<string> {
  const { cruise, schedule, passengers, flights, lodging, addons, payments } = voyage;
  const { id } = good(await owner.call('POST cruises', { body: cruise }));
  const params = { id };
  if (schedule.length > 0)
    good(await owner.call('PUT cruises/{id}/schedule', { params, body: { items: schedule } }));
  for (const body of passengers) good(await owner.call('POST cruises/{id}/passengers', { params, body }));
  for (const body of flights) good(await owner.call('POST cruises/{id}/flights', { params, body }));
  for (const body of lodging) good(await owner.call('POST cruises/{id}/lodging', { params, body }));
  for (const body of addons) good(await owner.call('POST cruises/{id}/addons', { params, body }));
  for (const body of payments) good(await owner.call('POST cruises/{id}/payments', { params, body }));
  return id;
}

function good<Body>({ status, body, failure }: { status: number; body: Body; failure: unknown }): Body {
  if (status < 300) return body;
  throw new Error(`A record is refused: ${JSON.stringify(failure)}`);
}
