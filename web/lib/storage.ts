/*
 * What the browser keeps between visits. A value may be of an older version, of another person's making or not be
 * readable at all (private windows): every read is checked, and nothing here throws.
 */

/** The part of `localStorage` that is used. */
export interface KeyValueStore {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  key(index: number): string | null;
  readonly length: number;
}

/** Keys of a person begin like this, with their id, and go when they sign out; all others belong to the device. */
const OF_USER = 'gangway:user:';

let person = '';

/** Says whose choices are read and kept from now on. */
export function setPerson(id: string): void {
  person = id;
}

/** Whose choices are read and kept: the latest person who was signed in here. */
export function currentPerson(): string {
  return person;
}

function store(): KeyValueStore | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

/** The text under a key of the device, if `isValid` takes it. */
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

/** Keeps a text under a key of the device; null forgets it. A full or forbidden store keeps nothing. */
export function writeStored(key: string, text: string | null, to: KeyValueStore | undefined = store()): void {
  try {
    if (text === null) to?.removeItem(key);
    else to?.setItem(key, text);
  } catch {
    // What cannot be kept is asked for again: nothing is lost but a preference.
  }
}

/**
 * A choice of the signed-in person, such as how a list is shown.
 * `check` gives the value back if it is one that this version understands, else undefined.
 */
export function userChoice<Value>(
  name: string,
  fallback: Value,
  check: (value: unknown) => Value | undefined,
) {
  const key = () => `${OF_USER}${person}:${name}`;
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

/** Forgets the choices of everybody, or of all others than one. */
export function forgetChoices(except?: string, of: KeyValueStore | undefined = store()): void {
  if (of === undefined) return;
  const keys = Array.from({ length: of.length }, (_none, index) => of.key(index));
  for (const key of keys) {
    const is_theirs = except !== undefined && key?.startsWith(`${OF_USER}${except}:`) === true;
    if (key?.startsWith(OF_USER) === true && !is_theirs) writeStored(key, null, of);
  }
}
