import { ApiError } from '#web/lib/api-errors.ts';

/** How a change of address failed: it expired, or another account has the address now. */
export type Ending = 'gone' | 'conflict';

/** Whether an answer says that there is nothing left to confirm, and why. */
export function endingOf(error: unknown): Ending | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return error.code === 'gone' || error.code === 'conflict' ? error.code : undefined;
}
