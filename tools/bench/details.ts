// Compares the view of one cruise with all its parts, alternating, with a bare route that reads the same rows with one
// select per table.
import { addDays } from '#domain/dates.ts';
import type { Caller } from '#server/testing/server.ts';
import { asNew, load, requestsFor, type Target } from './load.ts';
import { median } from './numbers.ts';
import type { Contestants, Effort } from './shape.ts';
import { ratioOf, takeTurns, type Ratio, type Turn } from './turns.ts';

const CONNECTIONS = [1, 32] as const;

export interface Detail {
  readonly connections: number;
  readonly perSecond: number;
  readonly ratio: Ratio;
}

/** An account with one cruise that has all parts. */
export interface Keeper {
  readonly cruise_id: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Records a cruise with 20 days of schedule, 4 flights and 10 payments. */
export async function recordWhole(owner: Caller): Promise<Keeper> {
  const start_date = '2027-03-06';
  const body = {
    ship_name: 'Detailed',
    start_date,
    end_date: addDays(start_date, 19),
    total_price: '9000.00',
  };
  const { id } = (await owner.call('POST cruises', { body })).body;
  const params = { id };
  const items = Array.from({ length: 20 }, (_, day) => ({
    date: addDays(start_date, day),
    kind: 'port' as const,
    port_name: `Port number ${day}`,
    arrive: '08:00',
    depart: '17:30',
  }));
  await owner.call('PUT cruises/{id}/schedule', { params, body: { items } });
  for (let number = 0; number < 10; number += 1) {
    const amount = `${100 + number}.00`;
    await owner.call('POST cruises/{id}/payments', {
      params,
      body: { date: start_date, amount, note: 'part' },
    });
    if (number >= 4) continue;
    const flight = {
      kind: 'pre',
      flight_number: `KL60${number}`,
      departure_airport: 'AMS',
      arrival_airport: 'MIA',
    };
    await owner.call('POST cruises/{id}/flights', { params, body: flight });
  }
  return { cruise_id: id, headers: owner.headers };
}

export async function compareDetails(
  { ours, baseline }: Contestants,
  { cruise_id, headers }: Keeper,
  { rounds, seconds }: Effort,
): Promise<Detail[]> {
  const details: Detail[] = [];
  for (const connections of CONNECTIONS) {
    const mine = await prepare(
      asNew({ url: `${ours.url}/api/cruises/${cruise_id}`, headers }),
      connections,
      seconds,
    );
    const theirs = await prepare(
      { url: `${baseline.url}/cruise?id=${cruise_id}`, headers },
      connections,
      seconds,
    );
    await takeTurns([mine, theirs], rounds);
    const ratio = ratioOf(mine, theirs);
    const perSecond = median(mine.slices.map((slice) => slice.perSecond));
    details.push({ connections, perSecond, ratio });
  }
  return details;
}

async function prepare(target: Target, connections: number, seconds: number): Promise<Turn> {
  const requests = await requestsFor(target, connections, seconds);
  return { slices: [], slice: () => load(target, connections, requests) };
}
