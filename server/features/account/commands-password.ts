import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { unmetPasswordRules, type PasswordRule } from '#domain/password.ts';
import { CommandError, exit_codes } from '#server/platform/command-line/command-error.ts';
import type { Person } from '#server/platform/command-line/person.ts';

const rules: Record<PasswordRule, string> = {
  length: 'at least 8 characters',
  uppercase: 'an uppercase letter',
  lowercase: 'a lowercase letter',
  number: 'a number',
  special: 'a special character',
};

/** A password that the operator chooses for another person, by the rules of the sign-up. */
export const chosenPassword = z
  .string()
  .max(1000, 'must have at most 1,000 characters')
  .refine((text) => text.isWellFormed() && !text.includes('\0'), 'holds characters that cannot be kept')
  .refine((text) => unmetPasswordRules(text).length === 0, {
    error: ({ input }) =>
      `must have ${unmetPasswordRules(String(input))
        .map((rule) => rules[rule])
        .join(', ')}`,
  });

/** Asks for a password twice, or reads a piped one. On the command line it would be in every list of processes. */
export async function askPassword(
  { generate_password, mail_link }: { generate_password: boolean; mail_link: boolean },
  person: Person,
): Promise<{ password?: string }> {
  if (generate_password || mail_link) return {};
  if (!person.is_present) {
    const piped = await person.readPiped();
    if (piped !== null) return { password: piped };
    throw new CommandError(
      'No password was given: pipe one in as a line, or add --mail-link or --generate-password.',
      exit_codes.usage,
    );
  }
  const password = await person.askSecretly('New password: ');
  if ((await person.askSecretly('Once more: ')) === password) return { password };
  throw new CommandError('The two passwords differ. Nothing was done.');
}

/** Without characters that are mistaken for one another when read aloud or on paper. */
const characters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A password such as `mK7p-Xw2c-9RtH-bq4Z` that follows the rules: 93 bits. */
export function newPassword(): string {
  for (;;) {
    const group = () => Array.from({ length: 4 }, () => characters[randomInt(characters.length)]).join('');
    const password = Array.from({ length: 4 }, group).join('-');
    if (unmetPasswordRules(password).length === 0) return password;
  }
}
