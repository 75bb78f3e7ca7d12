/** Without characters that look alike on paper: I, L, O, 0 and 1. */
export const code_characters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
export const code_groups = 3;
export const code_group_length = 4;

/** A code for comparison: capitals, without the spaces and hyphens that people add or leave out. */
export function normalizeCode(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, '');
}

const drawn = new RegExp(`^[${code_characters}]{${code_groups * code_group_length}}$`);

/** A stored code as it is shown everywhere: in groups, if it has the form of a generated one. */
export function formatCode(code: string): string {
  if (!drawn.test(code)) return code;
  return Array.from({ length: code_groups }, (_, group) =>
    code.slice(group * code_group_length, (group + 1) * code_group_length),
  ).join('-');
}
