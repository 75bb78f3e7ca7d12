import { type KeyValueStore, readStored, writeStored } from './storage.ts';

/** A key of the device: it names this browser and not its user, so it stays after they sign out. */
const KEY = 'gangway-device';

/**
 * A random text that this browser keeps from its first login on (contract/account.ts, `device`). Undefined where
 * storage fails: with a new name each time, each login would be one from a new device.
 */
export function deviceName(store?: KeyValueStore): string | undefined {
  const known = readStored(KEY, isName, store);
  if (known !== undefined) return known;
  writeStored(KEY, newName(), store);
  return readStored(KEY, isName, store);
}

function newName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

function isName(text: string): text is string {
  return /^[\w-]{32}$/.test(text);
}
