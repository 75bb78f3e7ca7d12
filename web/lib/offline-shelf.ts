import { clear, createStore, delMany, entries, setMany, type UseStore } from 'idb-keyval';
import type { AnswerStorage } from './offline-answers.ts';

let opened: UseStore | undefined;

/** Opened on first use: opening fails where the browser has no storage. */
function store(): UseStore {
  opened ??= createStore('gangway', 'answers');
  return opened;
}

/** Stores the answers in IndexedDB. */
export const browser_storage: AnswerStorage = {
  all: async () => entries<string, unknown>(store()),
  put: async (answers) => setMany(answers, store()),
  remove: async (names) => delMany(names, store()),
  clear: async () => clear(store()),
};
