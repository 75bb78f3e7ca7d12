import { useEffect, useState } from 'react';

/** A value once it stays the same for a while; the first one at once. */
export function useSettled<Value>(value: Value | undefined, pause_ms: number): Value | undefined {
  const [settled, setSettled] = useState(value);
  // kept at once, else it would follow each change until the first pause
  if (settled === undefined && value !== undefined) setSettled(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause_ms);
    return () => clearTimeout(timer);
  }, [value, pause_ms]);
  return settled ?? value;
}
