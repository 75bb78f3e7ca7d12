import { fold } from '#domain/fold.ts';

/** The marked words with the name of their field, once if the words begin with it themselves. */
export function namedWords(
  field: string,
  words: string,
  name: (field: string, words: string) => string,
): string {
  return fold(words).startsWith(fold(field)) ? words : name(field, words);
}

/** A mark in a line, with the words that a value was read from. */
export interface MarkedWords {
  key: string;
  words: string;
}

export interface Segment {
  text: string;
  /** of the mark that the text belongs to */
  key: string | undefined;
}

/**
 * Cuts a text where marks begin and end. The words of a mark may reach beyond the text, or have other spaces: then all
 * of the text is marked. Where two marks meet, the first takes the text.
 */
export function segmentsOf(text: string, marks: readonly MarkedWords[]): Segment[] {
  const ranges = marks
    .flatMap(({ key, words }) => {
      const from = words === '' ? -1 : text.indexOf(words);
      if (from >= 0) return [{ key, from, to: from + words.length }];
      return text.trim() === '' ? [] : [{ key, from: 0, to: text.length }];
    })
    // exact marks come before those that mark a whole text for want of a match
    .toSorted((a, b) => a.to - a.from - (b.to - b.from));
  const taken: typeof ranges = [];
  for (const range of ranges) {
    if (taken.every(({ from, to }) => range.to <= from || range.from >= to)) taken.push(range);
  }
  const segments: Segment[] = [];
  let end = 0;
  for (const { key, from, to } of taken.toSorted((a, b) => a.from - b.from)) {
    if (from > end) segments.push({ text: text.slice(end, from), key: undefined });
    segments.push({ text: text.slice(from, to), key });
    end = to;
  }
  if (end < text.length) segments.push({ text: text.slice(end), key: undefined });
  return segments;
}
