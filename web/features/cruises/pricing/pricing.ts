import type { Cruise } from '#contract/cruises.ts';

/** Three digits after the point are the most that an amount has. */
const scale = 1000n;

/** Fare less discount plus taxes, exactly; null while the fare is not known. */
export function totalOfParts({
  fare,
  discount,
  taxes,
}: Pick<Cruise, 'fare' | 'discount' | 'taxes'>): string | null {
  if (fare === null) return null;
  return write(units(fare) - units(discount ?? '0') + units(taxes ?? '0'));
}

/** Whether a total price was entered that its parts do not come to. */
export function partsDiffer(cruise: Pick<Cruise, 'fare' | 'discount' | 'taxes' | 'total_price'>): boolean {
  const parts = totalOfParts(cruise);
  return parts !== null && cruise.total_price !== null && units(parts) !== units(cruise.total_price);
}

/** What was paid beyond the price; null when nothing was. */
export function creditOf(
  cruise: Pick<Cruise, 'fare' | 'discount' | 'taxes' | 'total_price' | 'deposit' | 'payments_total'>,
): string | null {
  const total = cruise.total_price ?? totalOfParts(cruise);
  if (total === null) return null;
  const credit = units(cruise.deposit ?? '0') + units(cruise.payments_total ?? '0') - units(total);
  return credit > 0n ? write(credit) : null;
}

function units(amount: string): bigint {
  const negative = amount.startsWith('-');
  const [whole = '0', fraction = ''] = amount.replace('-', '').split('.');
  const value = BigInt(whole) * scale + BigInt(fraction.padEnd(3, '0').slice(0, 3));
  return negative ? -value : value;
}

function write(value: bigint): string {
  const size = value < 0n ? -value : value;
  const fraction = (size % scale).toString().padStart(3, '0').replace(/0$/, '');
  return `${value < 0n ? '-' : ''}${size / scale}.${fraction}`;
}
