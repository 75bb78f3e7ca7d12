import { CodedError } from '#server/platform/errors.ts';

const full = new Set(['ENOSPC', 'EDQUOT']);

/** A disk that is full is told as such; whatever else is wrong with it is a fault of ours. */
export async function orNoSpace<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && 'code' in error && full.has(String(error.code)))
      throw new CodedError('no_space', {}, { cause: error });
    throw error;
  }
}

/** Whether a file is simply not there. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
