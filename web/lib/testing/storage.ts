import type { KeyValueStore } from '../storage.ts';

/** A store of the browser in memory. */
export function memoryStore(start: Readonly<Record<string, string>> = {}): KeyValueStore {
  const kept = new Map(Object.entries(start));
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    key: (index) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
}
