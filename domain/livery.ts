import type { Hull } from './hulls.ts';

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

/** What the catalogue knows of the line and the ship of a cruise. */
interface KnownLivery {
  colour: string | null;
  monogram: string | null;
  hull: Hull | null;
  length_m: number | null;
  built: number | null;
}

/** The livery of a cruise and the facts of which its ship is drawn. */
export interface CruiseLook extends Livery {
  hull: Hull;
  length_m: number | null;
  built: number | null;
}

/** The look of a cruise on screens, in mails and in pictures; a ship of which nothing is known is a middling one. */
export function shipOf({
  livery,
  cruise_line,
  ship_name,
}: {
  livery: KnownLivery;
  cruise_line: string | null;
  ship_name: string | null;
}): CruiseLook {
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
