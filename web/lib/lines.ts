import { useQuery } from '@tanstack/react-query';
import { useIdle } from './idle.ts';
import { read } from './queries.ts';

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

/** The livery of a cruise's line: from the catalogue, else made from the line's or the ship's name. */
export function useLivery(cruise: {
  cruise_line_id: string | null;
  cruise_line: string | null;
  ship_name: string | null;
}): Livery {
  const { cruise_line_id } = cruise;
  const is_idle = useIdle();
  const { data } = useQuery({
    ...read('GET catalog/cruise-lines'),
    enabled: cruise_line_id !== null && is_idle,
  });
  const line = cruise_line_id === null ? undefined : data?.items.find(({ id }) => id === cruise_line_id);
  return line ?? ownLivery(cruise.cruise_line ?? cruise.ship_name ?? '');
}

function firstOf(word: string): string {
  return [...word][0] ?? '';
}
