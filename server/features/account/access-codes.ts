import { randomInt } from 'node:crypto';

/** Without what is taken for one another on paper: I, L, O, 0 and 1. */
const characters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const groups = 3;
const group_length = 4;

/** A new registration code such as `K7QM-2XWB-9TRH`: 59 bits, which nobody guesses through the limits. */
export function newCode(): string {
  const group = () =>
    Array.from({ length: group_length }, () => characters[randomInt(characters.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}

/** A code as it is compared: capitals, without the spaces and hyphens that people add or leave out. */
export function normalizeCode(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, '');
}

const drawn = new RegExp(`^[${characters}]{${groups * group_length}}$`);

/** A kept code as it is handed out, the same wherever it stands: in groups, when it can be one that was drawn. */
export function shownCode(code: string): string {
  if (!drawn.test(code)) return code;
  return Array.from({ length: groups }, (_, group) =>
    code.slice(group * group_length, (group + 1) * group_length),
  ).join('-');
}
