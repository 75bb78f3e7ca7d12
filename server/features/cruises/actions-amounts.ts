import { decimalsOfCurrency, hasTooManyDecimals } from '#domain/currencies.ts';
import { CodedError } from '#server/platform/errors.ts';

const price_fields = ['fare', 'discount', 'taxes', 'total_price', 'deposit'] as const;
type Prices = { readonly [Name in (typeof price_fields)[number] | 'currency']?: string | null | undefined };

/** The record before a change. */
interface PreviousAmounts {
  currency: string | null;
  /** the most decimals of a single payment or add-on; the sum of 0.005 and 0.005 would have only two */
  decimals_of_parts: number;
}

/**
 * Refuses amounts with more decimals than their currency, field by field. In a change only the given fields are
 * checked, as amounts recorded before this rule stay until their owner changes them; a changed currency is checked with
 * all amounts.
 * @throws CodedError `invalid`
 */
export function refuseDecimals(row: Prices, given: Prices, before?: PreviousAmounts): void {
  const currency = row.currency ?? null;
  const has_currency_changed = before === undefined || before.currency !== currency;
  const wrong = price_fields.filter((name) => {
    const amount = has_currency_changed ? row[name] : given[name];
    return typeof amount === 'string' && hasTooManyDecimals(amount, currency);
  });
  const fields: Record<string, string[]> = Object.fromEntries(
    wrong.map((name) => [name, [decimalsFault(currency)]]),
  );
  const most = decimalsOfCurrency(currency);
  if (has_currency_changed && most !== null && (before?.decimals_of_parts ?? 0) > most)
    fields['currency'] = [decimalsFault(currency)];
  if (Object.keys(fields).length > 0) throw new CodedError('invalid', { fields });
}

/** The fault of an amount in a currency: a key of `errors.fields`. */
export function decimalsFault(currency: string | null): string {
  return decimalsOfCurrency(currency) === 0 ? 'whole_amount' : 'too_many_decimals';
}
