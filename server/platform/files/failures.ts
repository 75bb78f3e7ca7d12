import { CodedError } from '#server/platform/errors.ts';

const full = new Set(['ENOSPC', 'EDQUOT']);

/** Turns the error of a full disk into `no_space`; every other disk error is a fault of the server. */
export async function orNoSpace<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && 'code' in error && full.has(String(error.code)))
      throw new CodedError('no_space', {}, { cause: error });
    throw error;
  }
}

/** Whether an error says that a file does not exist. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
