import type { Candidate } from '../document/candidate.ts';
import type { Charge } from './roles.ts';
import { sumOf } from './sums.ts';
import { confidence } from '../document/confidence.ts';

/** The last instalment of a payment plan, if the open ones add up to the balance. */
export function lastInstalment(
  charges: readonly Charge[],
  balance: Candidate | undefined,
): Candidate | undefined {
  const plan = charges.filter(({ role, days }) => role === 'paid' && days.length > 0);
  const open = plan.filter(({ is_asked }) => is_asked);
  if (plan.length < 2 || open.length === 0 || balance === undefined || !sumOf(open).eq(balance.value))
    return undefined;
  const last = open.toSorted((a, b) => ((a.days[0] ?? '') < (b.days[0] ?? '') ? 1 : -1))[0];
  return last?.days[0] === undefined
    ? undefined
    : {
        value: last.days[0],
        score: confidence.days.instalment,
        words: last.words,
        piece: last.piece,
      };
}

/** The day beside the balance. */
export function finalPaymentOf(charges: readonly Charge[]): Candidate | undefined {
  const balance = charges.find(({ role, days }) => role === 'balance' && days.length > 0);
  const [day] = balance?.days ?? [];
  return balance === undefined || day === undefined
    ? undefined
    : {
        value: day,
        score: confidence.days.beside_balance,
        words: balance.words,
        piece: balance.piece,
      };
}
