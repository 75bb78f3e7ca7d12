import { fold } from '#domain/fold.ts';

/** The parts of a key as one id of lower-case ASCII letters, digits and hyphens: `royal-caribbean-icon-of-the-seas-2024`. */
export function idOf(...parts: readonly (string | number | null)[]): string {
  return parts
    .filter((part) => part !== null)
    .map((part) => fold(String(part)).replaceAll(' ', '-'))
    .join('-');
}

/** Whether an id can be used in an address unchanged; a name in another script, say, cannot. */
export function isPlainId(id: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id);
}
