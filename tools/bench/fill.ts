// Fills a database with records.
import type { Caller } from '#server/testing/server.ts';
import { newTraveller, startProcess } from '#server/testing/process.ts';
import { openAsk } from './ask.ts';
import { recordWhole, type Keeper } from './details.ts';
import { copyLives, recordOriginal, type Traveller } from './lives.ts';
import { makeRecords } from './records.ts';
import type { Owner, Person } from './shape.ts';
import { shareCopies, type SharingPair } from './shares.ts';

/** Sizes of the measured lists; each belongs to a separate account. */
const SIZES = [100, 1000] as const;

/** Sessions besides the owners', as many as the maximum of connections. */
export const CROWD = 32;

export interface BenchDatabase {
  readonly owners: readonly Owner[];
  readonly crowd: readonly Person[];
  readonly keeper: Keeper;
  readonly travellers: readonly Traveller[];
  readonly shared: SharingPair;
}

/** Signs the owners up and records their cruises, and signs up a crowd without any, all through the API. */
export async function fill(
  settings: Record<string, string>,
  lives: readonly number[],
): Promise<BenchDatabase> {
  const server = await startProcess(settings);
  const owners: Owner[] = [];
  for (const records of SIZES) {
    const owner = await newTraveller(server, `owner-of-${records}@example.org`);
    for (const body of makeRecords(records)) {
      const { status, failure } = await owner.call('POST cruises', { body });
      if (status !== 201) throw new Error(`A record is refused: ${JSON.stringify(failure)}`);
    }
    owners.push({ records, ...(await known(owner)) });
  }
  const crowd: Person[] = [];
  for (let person = 0; person < CROWD; person += 1) {
    const email = `person-${person}@example.org`;
    crowd.push({ email, tokens: (await newTraveller(server, email)).tokens });
  }
  const keeper = await recordWhole(await newTraveller(server, 'keeper@example.org'));
  const original = await newTraveller(server, 'original@example.org');
  await recordOriginal(original);
  const travellers: Traveller[] = [];
  for (const cruises of lives) {
    travellers.push({
      cruises,
      ...(await known(await newTraveller(server, `life-of-${cruises}@example.org`))),
    });
  }
  const receiver = { records: 0, ...(await known(await newTraveller(server, 'receiver@example.org'))) };
  const { id } = await known(original);
  await server.stop();
  const { ask, close } = await openAsk(settings);
  await copyLives(ask, id, travellers);
  const owner = owners.at(-1);
  if (owner === undefined) throw new Error('Nobody has any records.');
  const shared = { owner, receiver };
  await shareCopies(ask, shared);
  await close();
  return { owners, crowd, keeper, travellers, shared };
}

async function known(person: Caller): Promise<Omit<Owner, 'records'>> {
  const { body } = await person.call('GET user/settings');
  const headers = { ...person.headers, 'accept-language': 'de', 'x-timezone': 'Europe/Berlin' };
  return { id: body.user.id, headers };
}
