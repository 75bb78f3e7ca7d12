import { fold } from './fold.ts';

/**
 * Three letters for a port, as on a boarding pass: those of its UN/LOCODE, else the first ones of its name.
 * @param code of the catalogue, or null
 * @param name as typed; null gives null
 */
export function portLetters(code: string | null, name: string | null): string | null {
  if (code !== null) return code;
  const letters = fold(name ?? '').replaceAll(/[^\p{L}\p{N}]/gu, '');
  return letters === '' ? null : [...letters].slice(0, 3).join('').toUpperCase();
}
