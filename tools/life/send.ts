import type { Caller } from '#server/testing/server.ts';
import { PARTNER } from './household.ts';
import type { Voyage } from './voyage.ts';

/** Sends the memberships of both travellers, from the cruises with a loyalty number. */
export async function sendCards(owner: Caller, life: readonly Voyage[]): Promise<void> {
  const cards = new Map<string, string>();
  for (const { cruise } of life) {
    if (cruise.cruise_line_id && cruise.loyalty_number)
      cards.set(cruise.cruise_line_id, cruise.loyalty_number);
  }
  for (const [cruise_line_id, loyalty_number] of cards) {
    const partner = {
      member_name: `${PARTNER.first_name} ${PARTNER.last_name}`,
      loyalty_number: `${loyalty_number}7`,
    };
    const items = [{ member_name: null, loyalty_number }, partner];
    good(await owner.call('PUT loyalty/{cruise_line_id}', { params: { cruise_line_id }, body: { items } }));
  }
}

/** Records a voyage through the API, part by part. @throws Error if a call is refused */
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
