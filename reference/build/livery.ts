import { fold } from '#domain/fold.ts';

/**
 * Deep colours for white letters, distinguished by hue first and depth second. The build checks `contrastWithWhite`.
 */
export const PALETTE = [
  '#1b4f72',
  '#0b6e70',
  '#2b6a4d',
  '#7b3a2b',
  '#8a2846',
  '#5b2a6e',
  '#3a3f8f',
  '#8a5a00',
  '#a33a1e',
  '#4f5d1c',
  '#0f5c9c',
  '#6b4423',
  '#9c2f6b',
  '#44546a',
  '#1d6a2b',
  '#6a4fa3',
] as const;

/** WCAG 2.2 contrast ratio of a `#rrggbb` colour with white, 1 to 21. https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrastWithWhite(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

/**
 * The colour of a line, derived from its id, so that it does not change with other lines; only if an earlier line has
 * the same monogram in the same colour the next colour of the palette is used.
 */
export function colourOf(id: string, taken: readonly string[]): string {
  const start = hashOf(id);
  const choices = PALETTE.map((_, offset) => PALETTE[(start + offset) % PALETTE.length] ?? PALETTE[0]);
  return choices.find((colour) => !taken.includes(colour)) ?? choices[0] ?? PALETTE[0];
}

/** FNV-1a, 32 bits: http://www.isthe.com/chongo/tech/comp/fnv/ */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
}

/** Common words in names of lines: with them Carnival, Celebrity, Costa, Crystal and Coral would all be "CC". */
const COMMON_WORDS = new Set([
  'and',
  'at',
  'cruise',
  'cruises',
  'de',
  'expedition',
  'expeditions',
  'line',
  'lines',
  'of',
  'the',
  'voyage',
  'voyages',
]);

/** The initials of the first two distinctive words, or the first two letters of the only one. */
export function monogramOf(name: string): string {
  const words = fold(name).split(' ');
  const telling = words.filter((word) => !COMMON_WORDS.has(word));
  const [first = '', second] = telling.length > 0 ? telling : words;
  return (
    second === undefined ? first.slice(0, 2) : `${first.slice(0, 1)}${second.slice(0, 1)}`
  ).toUpperCase();
}
