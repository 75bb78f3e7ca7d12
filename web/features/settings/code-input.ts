const LENGTH = 6;

/** The digits of a typed or pasted text: `123 456` and `１２３-４５６` are both 123456. */
export function codeOf(typed: string): string {
  return typed.normalize('NFKC').replaceAll(/\D/g, '').slice(0, LENGTH);
}

export function isCode(code: string): boolean {
  return code.length === LENGTH;
}
