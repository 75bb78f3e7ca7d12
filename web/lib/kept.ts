/**
 * Keeps what is made of an object as long as the object lives: for the same answer the same result, also on the next
 * visit of a screen.
 */
export function kept<Source extends object, Result>(
  make: (source: Source) => Result,
): (source: Source) => Result {
  const results = new WeakMap<Source, Result>();
  return (source) => {
    let result = results.get(source);
    if (result === undefined) {
      result = make(source);
      results.set(source, result);
    }
    return result;
  };
}

/** The same for keys that are no objects: kept for as long as the page lives. */
export function cached<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    let value = made.get(key);
    if (value === undefined) {
      value = make(key);
      made.set(key, value);
    }
    return value;
  };
}
