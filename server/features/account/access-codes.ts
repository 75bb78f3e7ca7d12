import { randomInt } from 'node:crypto';
import { code_characters, code_group_length, code_groups } from '#domain/registration-code.ts';

/** A new registration code such as `K7QM-2XWB-9TRH`: 59 bits, which cannot be guessed within the limits. */
export function newCode(): string {
  const group = () =>
    Array.from({ length: code_group_length }, () => code_characters[randomInt(code_characters.length)]).join(
      '',
    );
  return Array.from({ length: code_groups }, group).join('-');
}
