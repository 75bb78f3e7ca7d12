import { startTransition, useEffect, useState } from 'react';
import { inTurns, type Steps } from './steps.ts';

/**
 * Runs long work in turns between which the page answers; returns the previous result until the new one is there.
 * @param begin must stay the same function while its work is the same
 */
export function useStepResult<Result>(begin: (() => Steps<Result>) | undefined): Result | undefined {
  const [drawn, setDrawn] = useState<Result>();

  useEffect(() => {
    if (begin === undefined) return;
    let isWanted = true;
    const draw = async () => {
      const result = await inTurns(begin());
      if (isWanted) startTransition(() => setDrawn(result));
    };
    draw().catch((error: unknown) => reportError(error));
    return () => {
      isWanted = false;
    };
  }, [begin]);

  return drawn;
}
