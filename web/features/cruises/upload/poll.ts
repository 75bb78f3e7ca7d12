import type { Upload } from '#contract/uploads.ts';

/** Whether a document changes by itself. */
export function isUnderWay({ state }: Pick<Upload, 'state'>): boolean {
  return state === 'waiting' || state === 'reading';
}

const second = 1000;

/**
 * After how many milliseconds to look again; false while nothing is read. A page of text takes a second; what takes
 * longer than that is worth a look less often, and of what is stuck nobody needs to hear each second.
 */
export function lookAgain(uploads: readonly Upload[], now: number): number | false {
  const ages = uploads.filter(isUnderWay).map(({ date_added }) => now - new Date(date_added).getTime());
  if (ages.length === 0) return false;
  const youngest = Math.min(...ages);
  if (youngest < 30 * second) return second;
  return youngest < 180 * second ? 3 * second : 10 * second;
}
