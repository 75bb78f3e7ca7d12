/** The rules of a password, in the order in which they are shown (requirements.md, section 5). */
export const password_rules = ['length', 'uppercase', 'lowercase', 'number', 'special'] as const;
export type PasswordRule = (typeof password_rules)[number];

const tests: Record<PasswordRule, (password: string) => boolean> = {
  length: (password) => [...password].length >= 8,
  uppercase: (password) => /\p{Lu}/u.test(password),
  lowercase: (password) => /\p{Ll}/u.test(password),
  number: (password) => /\p{Nd}/u.test(password),
  special: (password) => /[^\p{L}\p{N}\s]/u.test(password),
};

/** The rules that a password does not meet yet; none when it is good. */
export function unmetPasswordRules(password: string): PasswordRule[] {
  return password_rules.filter((rule) => !tests[rule](password));
}
