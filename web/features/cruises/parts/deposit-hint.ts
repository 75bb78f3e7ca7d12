import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import { sumPayments, uncoveredDeposit } from '#domain/money.ts';
import { isolate } from '#web/lib/bidi.ts';
import { decimalsOf, useFormats } from '#web/lib/formats.ts';
import { isAmount } from '#web/parts/cruise-fields/money-input.ts';
import type { PartField } from '#web/parts/cruise-parts/part-fields.ts';
import { at, type PartValues } from '#web/parts/cruise-parts/part-values.ts';

/** How the deposit counts, shown at its field and where a payment can be marked as the deposit. */
export function useDepositHint(
  { deposit, payments }: Pick<Cruise, 'deposit' | 'payments'>,
  currency: string,
): (field: PartField, values: PartValues) => string | undefined {
  const t = useTranslations('parts.deposit');
  const formats = useFormats();
  const decimals = decimalsOf(currency);
  const money = (amount: string) => isolate(formats.money(amount, currency === '' ? null : currency));
  const { deposit_paid } = sumPayments(payments, decimals);
  const paid_on = payments.findLast(({ is_deposit }) => is_deposit)?.date;

  return ({ name }, values) => {
    if (name === 'is_deposit') {
      const left = uncoveredDeposit({ deposit, deposit_paid }, decimals);
      const counts = left !== null && Number(left) > 0 && at(values, name) !== 'true';
      return counts ? t('counts_already', { amount: money(left) }) : undefined;
    }
    if (name !== 'deposit') return undefined;
    const typed = at(values, name);
    if (typed === '' || !isAmount(typed, decimals)) return undefined;
    if (deposit_paid === null || paid_on === undefined) return t('counts');
    const date = formats.date(paid_on);
    const left = uncoveredDeposit({ deposit: typed, deposit_paid }, decimals);
    return left === null || Number(left) === 0
      ? t('paid', { date })
      : t('partly_paid', { paid: money(deposit_paid), date, left: money(left) });
  };
}
