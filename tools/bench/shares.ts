// Compares the list of an account with whom fifty others share a thousand cruises, alternating, with the list of an
// account that owns as many.
import type { ServerProcess } from '#server/testing/process.ts';
import type { Ask } from './ask.ts';
import { checkList } from './contestants.ts';
import type { Verdict } from './figures-targets.ts';
import { asNew, load, requestsFor, type Target } from './load.ts';
import type { Effort, Owner } from './shape.ts';
import { ratioOf, takeTurns, type Turn } from './turns.ts';

const SHARES = 50;
const CRUISES = 1000;
/** The target ratio. */
const MOST_TIMES = 1.3;

/** The owner of the cruises, and the receiver of as many shared ones. */
export interface SharingPair {
  readonly owner: Owner;
  readonly receiver: Owner;
}

/**
 * Lets fifty accounts share copies of an owner's cruises with a receiver, at a level that shows the same as to the
 * owner.
 */
export async function shareCopies(ask: Ask, { owner, receiver }: SharingPair): Promise<void> {
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
  { owner, receiver }: SharingPair,
  { rounds, seconds }: Effort,
): Promise<Verdict[]> {
  const path = `${url}/api/cruises?limit=${CRUISES}`;
  const theirs = await prepare({ url: path, headers: owner.headers }, seconds);
  const seen = await prepare({ url: path, headers: receiver.headers }, seconds);
  // the owner's answers divided by the receiver's: the receiver's time relative to the owner's
  await takeTurns([theirs, seen], rounds);
  const { median: times, least, greatest } = ratioOf(theirs, seen);
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
  const first = asNew(target);
  const requests = await requestsFor(first, 1, seconds);
  return { slices: [], slice: () => load(first, 1, requests) };
}
