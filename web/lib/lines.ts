import type { ListedCruise } from '#contract/cruise-list.ts';
import type { Hull } from '#domain/hulls.ts';

/** The colours and the monogram of a cruise line, of our own making. */
export interface Livery {
  colour: string;
  monogram: string;
}

/** White text is readable on each of them. */
const colours = ['#1b4f72', '#2b6a4d', '#7a3b2b', '#5b4a8a', '#0b6b7d', '#8a4b6b', '#5c5f1c', '#3f5b8c'];

/** The livery of a line that is not in the catalogue: its initials, and always the same colour. */
export function ownLivery(name: string): Livery {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const letters = words.length > 1 ? words.slice(0, 2).map(firstOf).join('') : firstOf(words[0] ?? '');
  const sum = [...name].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  return { monogram: letters.toUpperCase() || '?', colour: colours[sum % colours.length] ?? '#1b4f72' };
}

/** The livery of a cruise and the form of its ship, from its own answer; a ship of which nothing is known is a middling one. */
export function shipOf({
  livery,
  cruise_line,
  ship_name,
}: Pick<ListedCruise, 'livery' | 'cruise_line' | 'ship_name'>): Livery & {
  hull: Hull;
  length_m: number | null;
  built: number | null;
} {
  const own = ownLivery(cruise_line ?? ship_name ?? '');
  return {
    colour: livery.colour ?? own.colour,
    monogram: livery.monogram ?? own.monogram,
    hull: livery.hull ?? 'classic',
    length_m: livery.length_m,
    built: livery.built,
  };
}

function firstOf(word: string): string {
  return [...word][0] ?? '';
}
