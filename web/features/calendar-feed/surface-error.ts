import { ApiError } from '#web/lib/api-errors.ts';

/** The part of a failed call of the feed that the screen shows (docs/product/requirements.md, section 7). */
export interface SurfacedError {
  /** undefined: no answer came */
  statusCode: number | undefined;
  errorMessage: string;
}

/** @param unexpected the text if the answer has none */
export function surfaceError(error: unknown, unexpected: string): SurfacedError {
  if (!(error instanceof ApiError)) return { statusCode: undefined, errorMessage: unexpected };
  return { statusCode: error.status, errorMessage: error.detail ?? unexpected };
}
