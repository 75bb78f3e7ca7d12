import { wordPattern } from '#extraction/words/pattern.ts';

/** Words in names of agencies, in the seven languages. */
export const agency_words = wordPattern(String.raw`(?<!\p{L}){agency_word}(?!\p{L})`, 'iu');
