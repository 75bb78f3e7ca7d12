// The list of somebody with whom fifty others share a thousand cruises, by turns with the list of one who has as many.
import type { ServerProcess } from '#server/testing/process.ts';
import type { Ask } from './ask.ts';
import { checkList } from './contestants.ts';
import type { Verdict } from './figures-targets.ts';
import type { Owner } from './fill.ts';
import { load, requestsFor, type Target } from './load.ts';
import type { Effort } from './rounds.ts';
import { takeTurns, type Turn } from './turns.ts';

const SHARES = 50;
const CRUISES = 1000;
/** Issue 7, "Speed". */
const MOST_TIMES = 1.3;

/** Who has them, and who is let see as many of others. */
export interface Shared {
  readonly owner: Owner;
  readonly receiver: Owner;
}

/**
 * Has fifty people share copies of somebody's cruises with another one, as far as the same is shown as to their owner.
 */
export async function shareCopies(ask: Ask, { owner, receiver }: Shared): Promise<void> {
  const copyOf = (table: string, record: string, fields: string) =>
    `insert into ${table} select (jsonb_populate_record(${record}, jsonb_build_object(${fields}))).*`;
  await ask(
    'create table bench_sharers as select gen_random_uuid() as id, n from generate_series(0, $1::int - 1) n',
    [SHARES],
  );
  const address = `'sharer-' || n || '@example.org'`;
  await ask(
    `${copyOf('users', 'users', `'id', sharer.id, 'email', ${address}, 'email_key', ${address}`)}
      from users, bench_sharers sharer where users.id = $1`,
    [owner.id],
  );
  await ask(
    `${copyOf('cruises', 'numbered.original', `'id', gen_random_uuid(), 'owner_id', sharer.id`)}
      from (select cruises as original, row_number() over (order by start_date, id) as place
        from cruises where owner_id = $1) numbered
      join bench_sharers sharer on sharer.n = numbered.place % $2::int order by sharer.n, numbered.place`,
    [owner.id, SHARES],
  );
  await ask(
    `insert into shares (id, owner_id, email, email_key, share_level, created_at, receiver_id, accepted_at)
      select gen_random_uuid(), id, 'receiver@example.org', 'receiver@example.org', 'full', now(), $1, now() from bench_sharers`,
    [receiver.id],
  );
  await ask('drop table bench_sharers');
}

export async function compareShares(
  { url }: ServerProcess,
  { owner, receiver }: Shared,
  { rounds, seconds }: Effort,
): Promise<Verdict[]> {
  const path = `${url}/api/cruises?limit=${CRUISES}`;
  const theirs = await prepare({ url: path, headers: owner.headers }, seconds);
  const seen = await prepare({ url: path, headers: receiver.headers }, seconds);
  // how many the owner is answered by how many the receiver is: the time of the receiver by the owner's
  const { median: times, least, greatest } = await takeTurns(theirs, seen, rounds);
  return [
    {
      what: `${CRUISES} cruises by ${SHARES} shares`,
      measured: `${times.toFixed(2)} (${least.toFixed(2)} to ${greatest.toFixed(2)})`,
      target: `at most ${MOST_TIMES} times the owner's own time`,
      isMet: times <= MOST_TIMES,
    },
  ];
}

async function prepare(target: Target, seconds: number): Promise<Turn> {
  await checkList(target, CRUISES);
  const requests = await requestsFor(target, 1, seconds);
  return { slices: [], slice: () => load(target, 1, requests) };
}
