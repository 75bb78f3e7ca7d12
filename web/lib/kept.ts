/**
 * Keeps what is made of an object as long as the object lives: for the same answer the same result, also on the next
 * visit of a screen.
 */
export const kept = <Source extends object, Result>(
  make: (source: Source) => Result,
): ((source: Source) => Result) => keptIn(new WeakMap<Source, Result>(), make);

/** The same for keys that are no objects: kept for as long as the page lives. */
export const cached = <Key, Value>(make: (key: Key) => Value): ((key: Key) => Value) =>
  keptIn(new Map<Key, Value>(), make);

function keptIn<Key, Value>(
  made: { get: (key: Key) => Value | undefined; set: (key: Key, value: Value) => unknown },
  make: (key: Key) => Value,
): (key: Key) => Value {
  return (key) => {
    let value = made.get(key);
    if (value === undefined) {
      value = make(key);
      made.set(key, value);
    }
    return value;
  };
}
