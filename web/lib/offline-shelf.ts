import { clear, createStore, delMany, entries, setMany, type UseStore } from 'idb-keyval';
import type { Shelf } from './offline-answers.ts';

let opened: UseStore | undefined;

/** Opened when it is needed first: opening fails where there is none. */
function store(): UseStore {
  opened ??= createStore('gangway', 'answers');
  return opened;
}

/** What was read before, in the browser's own database. */
export const browser_shelf: Shelf = {
  all: async () => entries<string, unknown>(store()),
  put: async (answers) => setMany(answers, store()),
  remove: async (names) => delMany(names, store()),
  clear: async () => clear(store()),
};
