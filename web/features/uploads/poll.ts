import type { Upload } from '#contract/uploads.ts';

/** Whether the server is still reading the document. */
export function isUnderWay({ state }: Pick<Upload, 'state'>): boolean {
  return state === 'waiting' || state === 'reading';
}

const second = 1000;

/**
 * Says when the documents are to be read again: the milliseconds until then; false while none is being read. A page of
 * text takes less than a second, of which a whole second between two looks would be the most; longer documents are
 * read again less often, and stuck ones need no call each second. How long one takes counts from when this page first
 * saw it, as the clock of a device may be hours behind.
 */
export function createPoll() {
  const first_seen = new Map<string, number>();
  return function lookAgain(uploads: readonly Pick<Upload, 'id' | 'state'>[], now: number): number | false {
    const under_way = uploads.filter(isUnderWay);
    for (const { id } of under_way) if (!first_seen.has(id)) first_seen.set(id, now);
    if (under_way.length === 0) return false;
    const youngest = Math.min(...under_way.map(({ id }) => now - (first_seen.get(id) ?? now)));
    if (youngest < 2 * second) return second / 4;
    if (youngest < 30 * second) return second;
    return youngest < 180 * second ? 3 * second : 10 * second;
  };
}
