/*
 * Values that the browser keeps between visits. A value may be of an older version, of another account or not readable
 * at all (private windows): every read is checked, and nothing here throws.
 */

/** The part of `localStorage` that is used. */
export interface KeyValueStore {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  key(index: number): string | null;
  readonly length: number;
}

/** Keys of an account begin like this, with its id, and are removed at sign-out; all others belong to the device. */
const OF_USER = 'gangway:user:';

let account = '';

/** Sets the account whose choices are read and written from now on. */
export function setAccount(id: string): void {
  account = id;
}

/** The account whose choices are read and written: the last one that was signed in here. */
export function currentAccount(): string {
  return account;
}

function store(): KeyValueStore | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

/** The text under a key of the device, if `isValid` accepts it. */
export function readStored<Value extends string>(
  key: string,
  isValid: (text: string) => text is Value,
  from: KeyValueStore | undefined = store(),
): Value | undefined {
  try {
    const text = from?.getItem(key) ?? null;
    return text !== null && isValid(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

/** Writes a text under a key of the device; null removes it. A full or forbidden store keeps nothing. */
export function writeStored(key: string, text: string | null, to: KeyValueStore | undefined = store()): void {
  try {
    if (text === null) to?.removeItem(key);
    else to?.setItem(key, text);
  } catch {
    // Only a preference is lost, which the user sets again.
  }
}

/**
 * A choice of the signed-in account, such as the view of a list.
 * `check` returns the value if this version understands it, else undefined.
 */
export function userChoice<Value>(
  name: string,
  fallback: Value,
  check: (value: unknown) => Value | undefined,
) {
  const key = () => `${OF_USER}${account}:${name}`;
  return {
    read(from: KeyValueStore | undefined = store()): Value {
      const text = readStored(key(), (found): found is string => found !== '', from);
      if (text === undefined) return fallback;
      try {
        return check(JSON.parse(text)) ?? fallback;
      } catch {
        return fallback;
      }
    },
    write(value: Value, to: KeyValueStore | undefined = store()): void {
      writeStored(key(), JSON.stringify(value), to);
    },
    forget(of: KeyValueStore | undefined = store()): void {
      writeStored(key(), null, of);
    },
  };
}

/** Removes the choices of all accounts, or of all but one. */
export function forgetChoices(except?: string, of: KeyValueStore | undefined = store()): void {
  if (of === undefined) return;
  const keys = Array.from({ length: of.length }, (_none, index) => of.key(index));
  for (const key of keys) {
    const is_theirs = except !== undefined && key?.startsWith(`${OF_USER}${except}:`) === true;
    if (key?.startsWith(OF_USER) === true && !is_theirs) writeStored(key, null, of);
  }
}
