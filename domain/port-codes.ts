import { fold } from './fold.ts';

/** Whether a name of a port in the catalogue is the code that travellers know: FLL, of the airport or the city. */
export function isPortCode(alias: string): boolean {
  return /^[A-Z]{3}$/.test(alias);
}

/**
 * Three letters for a port, as on a boarding pass: those of the catalogue, else the first ones of its name.
 * @param code of the catalogue, or null
 * @param name as typed; null gives null
 */
export function portLetters(code: string | null, name: string | null): string | null {
  if (code !== null) return code;
  const letters = fold(name ?? '').replaceAll(/[^\p{L}\p{N}]/gu, '');
  return letters === '' ? null : [...letters].slice(0, 3).join('').toUpperCase();
}
