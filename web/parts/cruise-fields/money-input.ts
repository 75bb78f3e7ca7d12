/** The amounts that the API accepts: up to twelve digits and at most three after the point. */
const EXACT = /^\d{1,12}(\.\d{1,3})?$/;

export type MoneyInput = { amount: string | null } | { is_wrong: true };

/**
 * An amount as people type or paste it: `1.234,50`, `1,234.50`, `1 234,50`, `1’234.50`, `$1,234.50`, `1234`. Where a
 * text has both signs, the last one is the decimal sign. Three digits after a single sign are a group for every reader:
 * `1.234` is one thousand two hundred and thirty-four, as no price has thousandths. Only in a currency that has them
 * the reader's own decimal sign decides.
 *
 * @param decimal the reader's decimal sign, `.` or `,`
 * @param decimals how many decimals the currency has; two while it is unknown
 * @returns the exact decimal text; null for an empty one (unknown), while zero stays a price
 */
export function parseMoney(text: string, decimal: string, decimals = 2): MoneyInput {
  const bare = text
    // Spaces, apostrophes and marks are removed; Arabic and Persian digits of a pasted text are refused below.
    .replace(/[\s\u00a0\u202f'’\u200e\u200f\u2066-\u2069]/gu, '')
    .replace(/^([A-Z]{0,3}\p{Sc}|[A-Z]{3})|(\p{Sc}|[A-Z]{3})$/gu, '');
  if (bare === '') return text.trim() === '' ? { amount: null } : { is_wrong: true };
  if (!/^\d[\d.,]*$|^[.,]\d+$/.test(bare)) return { is_wrong: true };
  const sign = decimalSign(bare, decimals > 2 ? decimal : undefined);
  const [whole = '', ...parts] = sign === undefined ? [bare] : bare.split(sign);
  const other = sign === ',' ? '.' : ',';
  const grouping = sign === undefined ? /[.,]/ : other;
  if (parts.length > 1 || parts[0]?.includes(other) === true || !isGrouped(whole, grouping))
    return { is_wrong: true };
  const digits =
    whole
      .split(grouping)
      .join('')
      .replace(/^0+(?=\d)/, '') || '0';
  const fraction = withoutSurplus(parts[0] ?? '', decimals);
  const amount = fraction === '' ? digits : `${digits}.${fraction}`;
  return isAmount(amount, decimals) ? { amount } : { is_wrong: true };
}

/**
 * Whether a value of the form is an exact amount, not an unfinished text.
 * @param decimals how many the currency has; an amount of the record may have three in any
 */
export function isAmount(value: string, decimals = 3): boolean {
  if (!EXACT.test(value)) return false;
  const fraction = value.split('.')[1] ?? '';
  return withoutSurplus(fraction, decimals).length <= decimals;
}

/** `-5`, `5-`, `- $5`: an amount, except for a sign that no price has. */
export function isSigned(text: string): boolean {
  return /^[^\d.,]*[-+\u2212\u2013][^\d.,]*[\d.,]|\d[^\d.,]*[-+\u2212\u2013]\D*$/u.test(text);
}

/** Removes zeros beyond the decimals of the currency: `1,234.00` yen are 1234. */
function withoutSurplus(fraction: string, decimals: number): string {
  const surplus = fraction.slice(decimals);
  return /^0+$/.test(surplus) ? fraction.slice(0, decimals) : fraction;
}

/** @param readers the decimal sign of the reader, where the currency has thousandths */
function decimalSign(text: string, readers: string | undefined): '.' | ',' | undefined {
  const point = text.lastIndexOf('.');
  const comma = text.lastIndexOf(',');
  if (point >= 0 && comma >= 0) return point > comma ? '.' : ',';
  const sign = point >= 0 ? '.' : comma >= 0 ? ',' : undefined;
  if (sign === undefined || text.split(sign).length > 2) return undefined;
  const behind = text.length - 1 - text.indexOf(sign);
  const isGroup =
    behind === 3 && sign !== readers && /^[1-9]\d{0,2}$/.test(text.slice(0, text.indexOf(sign)));
  return isGroup ? undefined : sign;
}

/** `1.234.567` is grouped, `12.34.56` is a typing slip. */
function isGrouped(whole: string, grouping: string | RegExp): boolean {
  const [first = '', ...rest] = whole.split(grouping);
  if (rest.length === 0) return /^\d*$/.test(first);
  // groups in India have two digits, the last one three
  const last = rest.at(-1) ?? '';
  return (
    /^\d{1,3}$/.test(first) &&
    last.length === 3 &&
    rest.slice(0, -1).every((group) => /^\d{2,3}$/.test(group))
  );
}
