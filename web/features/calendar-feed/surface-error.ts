import { ApiError } from '#web/lib/api-errors.ts';

/** What the screen shows of a failed call of the feed (docs/product/requirements.md, section 7). */
export interface SurfacedError {
  /** undefined: there was no answer */
  statusCode: number | undefined;
  errorMessage: string;
}

/** @param unexpected what to say where the answer said nothing */
export function surfaceError(error: unknown, unexpected: string): SurfacedError {
  if (!(error instanceof ApiError)) return { statusCode: undefined, errorMessage: unexpected };
  return { statusCode: error.status, errorMessage: error.detail ?? unexpected };
}
