import type { Upload } from '#contract/uploads.ts';

/** Whether the server is still reading the document. */
export function isUnderWay({ state }: Pick<Upload, 'state'>): boolean {
  return state === 'waiting' || state === 'reading';
}

const second = 1000;

/**
 * The milliseconds until the next read; false while no document is being read. A page of text takes less than a second,
 * of which a whole second between two looks would be the most; longer documents are read again less often, and stuck ones
 * need no call each second.
 */
export function lookAgain(uploads: readonly Upload[], now: number): number | false {
  const ages = uploads.filter(isUnderWay).map(({ date_added }) => now - new Date(date_added).getTime());
  if (ages.length === 0) return false;
  const youngest = Math.min(...ages);
  if (youngest < 2 * second) return second / 4;
  if (youngest < 30 * second) return second;
  return youngest < 180 * second ? 3 * second : 10 * second;
}
