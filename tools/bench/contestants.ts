// A database with the records in it, and the two servers that are compared on it.
import { cpSync } from 'node:fs';
import { join } from 'node:path';

import type { Caller } from '#server/testing/server.ts';
import { newTraveller, type ServerProcess, startProcess, startScript } from '#server/testing/process.ts';
import { recordWhole, type Keeper } from './details.ts';
import type { Target } from './load.ts';
import { makeRecords } from './records.ts';

/** Sizes of the lists that are measured; each belongs to a user of its own. */
const SIZES = [100, 1000] as const;

export interface Owner {
  readonly records: number;
  readonly id: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Sessions beside the owners', as many as there are connections at most. */
export const CROWD = 32;

export interface Person {
  readonly email: string;
  readonly tokens: Caller['tokens'];
}

export interface Contestants {
  readonly ours: ServerProcess;
  readonly baseline: ServerProcess;
}

/** Signs the owners up and records their cruises, and signs up a crowd without any, all through the API. */
export async function fill(
  settings: Record<string, string>,
): Promise<{ owners: Owner[]; crowd: Person[]; keeper: Keeper }> {
  const server = await startProcess(settings);
  const owners: Owner[] = [];
  for (const records of SIZES) {
    const owner = await newTraveller(server, `owner-of-${records}@example.org`);
    for (const body of makeRecords(records)) {
      const { status, failure } = await owner.call('POST cruises', { body });
      if (status !== 201) throw new Error(`A record is refused: ${JSON.stringify(failure)}`);
    }
    const { body } = await owner.call('GET user/settings');
    const headers = { ...owner.headers, 'accept-language': 'de', 'x-timezone': 'Europe/Berlin' };
    owners.push({ records, id: body.user.id, headers });
  }
  const crowd: Person[] = [];
  for (let person = 0; person < CROWD; person += 1) {
    const email = `person-${person}@example.org`;
    crowd.push({ email, tokens: (await newTraveller(server, email)).tokens });
  }
  const keeper = await recordWhole(await newTraveller(server, 'keeper@example.org'));
  await server.stop();
  return { owners, crowd, keeper };
}

/** Both at once: where the database is a folder, which one process alone may open, the baseline gets a copy. */
export async function startBoth(settings: Record<string, string>): Promise<Contestants> {
  const folder = settings['DATA_DIR'] ?? '';
  const copy = { ...settings, DATA_DIR: `${folder}-copy` };
  if (settings['DATABASE_URL'] === undefined) {
    cpSync(join(folder, 'database'), join(copy.DATA_DIR, 'database'), { recursive: true });
  }
  const baseline = await startScript(
    ['tools/bench/baseline.ts'],
    copy,
    /^Listening on (http:\S+)/m,
    '/healthz',
  );
  return { ours: await startProcess(settings), baseline };
}

export function targetsOf(
  { ours, baseline }: Contestants,
  { id, records, headers }: Owner,
): [Target, Target] {
  return [
    { url: `${ours.url}/api/cruises?limit=${records}`, headers },
    { url: `${baseline.url}/cruises?owner=${id}&limit=${records}`, headers },
  ];
}

/** A list that is short of records, or an error, would be quick to answer. @returns its bytes */
export async function checkList({ url, headers }: Target, records: number): Promise<number> {
  const text = await (await fetch(url, { headers })).text();
  const answer = JSON.parse(text) as unknown[] | { items: unknown[] };
  const items = Array.isArray(answer) ? answer : answer.items;
  if (items.length !== records) throw new Error(`${url} answers ${items.length} records, not ${records}.`);
  return Buffer.byteLength(text);
}
