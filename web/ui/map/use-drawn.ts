import { startTransition, useEffect, useState } from 'react';
import { inTurns, type Steps } from './steps.ts';

const results = new WeakMap<() => unknown, unknown>();

/**
 * Runs long work in turns between which the page answers; returns the previous result until the new one is there. Work
 * that was done before has its result at once.
 * @param begin must stay the same function while its work is the same
 */
export function useStepResult<Result>(begin: (() => Steps<Result>) | undefined): Result | undefined {
  const [drawn, setDrawn] = useState<Result>();
  const known = begin && (results.get(begin) as Result | undefined);
  if (known !== undefined && known !== drawn) setDrawn(known);

  useEffect(() => {
    if (begin === undefined || results.has(begin)) return;
    let isWanted = true;
    const draw = async () => {
      const result = await inTurns(begin());
      results.set(begin, result);
      if (isWanted) startTransition(() => setDrawn(result));
    };
    draw().catch((error: unknown) => reportError(error));
    return () => {
      isWanted = false;
    };
  }, [begin]);

  return drawn;
}
