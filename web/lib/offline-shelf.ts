import { clear, createStore, delMany, get, keys, setMany, type UseStore } from 'idb-keyval';
import type { AnswerStorage } from './offline-answers.ts';

let opened: UseStore | undefined;

/** Opened on first use: opening fails where the browser has no storage. */
function store(): UseStore {
  opened ??= createStore('gangway', 'answers');
  return opened;
}

/** Stores the answers in IndexedDB. */
export const browser_storage: AnswerStorage = {
  names: async () => keys<string>(store()),
  read: async (name) => get<unknown>(name, store()),
  put: async (entries) => setMany(entries, store()),
  remove: async (names) => delMany(names, store()),
  clear: async () => clear(store()),
};
