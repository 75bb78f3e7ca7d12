import { clear, createStore, del, delMany, get, keys, setMany, type UseStore } from 'idb-keyval';
import type { AnswerStorage } from './offline-answers.ts';

/** A store that is opened on first use: opening fails where the browser has no storage. */
function storeOf(database: string, name: string): () => UseStore {
  let opened: UseStore | undefined;
  return () => (opened ??= createStore(database, name));
}

const store = storeOf('gangway', 'answers');

/** Files of documents (kept-files.ts), a database of their own. */
export const file_store = storeOf('gangway-files', 'files');

/** Files that wait to be sent (waiting-files.ts), a database of their own. */
export const waiting_store = storeOf('gangway-waiting-files', 'files');

/** Changes that wait to be sent (outbox/), a database of their own. */
export const outbox_store = storeOf('gangway-outbox', 'waiting');

/** Forgets the changes and files of an account that wait to be sent. */
export async function forgetWaiting(person: string): Promise<void> {
  await del(person, outbox_store());
  const all = await keys<[person: string, id: string]>(waiting_store());
  await delMany(
    all.filter(([owner]) => owner === person),
    waiting_store(),
  );
}

/** Stores the answers in IndexedDB. */
export const browser_storage: AnswerStorage = {
  names: async () => keys<string>(store()),
  read: async (name) => get<unknown>(name, store()),
  put: async (entries) => setMany(entries, store()),
  remove: async (names) => delMany(names, store()),
  // files are of the account whose answers are kept
  clear: async () => {
    await Promise.all([clear(store()), clear(file_store())]);
  },
};
