import { delMany, get, getMany, keys, set } from 'idb-keyval';
import { session } from './api.ts';
import { offline_answers } from './offline.ts';
import { waiting_store } from './offline-shelf.ts';

/*
 * Files that wait on this device until they can be sent, of each account. They stay when a session ends by itself, as the
 * changes of the outbox do, and no other account sees them (docs/decisions/118-files-wait.md).
 */

export interface WaitingFile {
  /** of version 7: it is the key, so files come in the order in which they were added */
  id: string;
  /** the cruise that it is for */
  cruise_id: string;
  /** of a photograph of the logbook */
  day: string | null;
  file: File;
}

type Key = [person: string, id: string];

function personHere(): string | undefined {
  return session.account() ?? offline_answers.owner();
}

async function keysHere(person = personHere()): Promise<Key[]> {
  const all = await keys<Key>(waiting_store());
  return all.filter(([owner]) => owner === person);
}

/** Those of the account of this page, the oldest first; none in a browser without storage. */
export async function readWaitingFiles<Kept extends WaitingFile>(): Promise<Kept[]> {
  const person = personHere();
  const kept = await keysHere(person)
    .then((names) => getMany<Kept | undefined>(names, waiting_store()))
    .catch(() => []);
  // another account may be here meanwhile; another tab may have sent one
  return person === personHere() ? kept.flatMap((one) => one ?? []) : [];
}

export async function readWaitingFile(id: string): Promise<File | undefined> {
  const kept = await get<WaitingFile>([personHere() ?? '', id], waiting_store()).catch(() => undefined);
  return kept?.file;
}

/** How many files of the account wait to be sent; what a logout would lose. */
export async function countWaitingFiles(): Promise<number> {
  return keysHere().then(
    ({ length }) => length,
    () => 0,
  );
}

/** @throws DOMException where the device is full */
export async function keepWaitingFile(file: WaitingFile): Promise<void> {
  const person = personHere();
  if (person === undefined) throw new TypeError('no account');
  await set([person, file.id], file, waiting_store());
}

export async function dropWaitingFile(id: string): Promise<void> {
  const found = (await keysHere()).filter(([, one]) => one === id);
  await delMany(found, waiting_store());
}
