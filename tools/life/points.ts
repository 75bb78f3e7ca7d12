import type { NewCruise } from '#contract/cruises.ts';
import { nightsBetween } from '#domain/dates.ts';
import { readReference } from '#reference/read.ts';
import type { ProgrammeRow } from '#reference/shapes.ts';

/** Approximate points per night of programmes that credit by fare. */
const BY_FARE: Readonly<Record<string, number>> = {
  'celebrity-cruises': 2,
  msc: 110,
  costa: 180,
  azamara: 2,
};

const { programmes } = readReference();

type Points = Required<
  Pick<
    NewCruise,
    'loyalty_number' | 'tier_before' | 'tier_after' | 'points_before' | 'points_earned' | 'points_after'
  >
>;

const NONE: Points = {
  loyalty_number: null,
  tier_before: null,
  tier_after: null,
  points_before: null,
  points_earned: null,
  points_after: null,
};

/** Running balances by line; cruises must be passed in the order of their days. */
export class Balances {
  readonly #balances = new Map<string, number>();

  /** The loyalty fields of a booked cruise: the number and the tier before it. */
  known(line: string | null, day: string): Points {
    const programme = programmeOf(line, day);
    if (programme === undefined || line === null) return NONE;
    const balance = this.#balances.get(line);
    const tier_before = balance === undefined ? null : tierOf(programme, balance);
    return { ...NONE, loyalty_number: numberOf(line), tier_before };
  }

  /** The points of a past cruise. */
  earned(line: string | null, cruise: Pick<NewCruise, 'start_date' | 'end_date' | 'category'>): Points {
    const programme = programmeOf(line, cruise.start_date);
    if (programme === undefined || line === null) return NONE;
    const points_before = this.#balances.get(line) ?? 0;
    const points_earned = creditOf(programme, cruise);
    if (points_earned === null) return { ...NONE, loyalty_number: numberOf(line) };
    const points_after = points_before + points_earned;
    this.#balances.set(line, points_after);
    const [tier_before, tier_after] = [points_before, points_after].map((points) =>
      tierOf(programme, points),
    );
    return {
      loyalty_number: numberOf(line),
      tier_before: tier_before ?? null,
      tier_after: tier_after ?? null,
      points_before,
      points_earned,
      points_after,
    };
  }
}

function programmeOf(line: string | null, day: string): ProgrammeRow | undefined {
  return programmes.find(
    ({ cruise_line_id, ended_on }) => cruise_line_id === line && (ended_on === null || ended_on >= day),
  );
}

function creditOf(
  { cruise_line_id, rule }: ProgrammeRow,
  { start_date, end_date, category }: Pick<NewCruise, 'start_date' | 'end_date' | 'category'>,
): number | null {
  const a_night = rule?.points_per_night ?? BY_FARE[cruise_line_id] ?? null;
  const suite = category?.toLowerCase().includes('suite') ? (rule?.suite_multiplier ?? 1) : 1;
  if (a_night !== null) return nightsBetween(start_date, end_date) * a_night * suite;
  return rule?.points_per_cruise ?? null;
}

/** The highest tier that a balance reaches, of those that count what the balance counts. */
function tierOf({ tiers, rule }: ProgrammeRow, balance: number): string | null {
  const reached = tiers.filter(
    ({ threshold, unit }) => threshold !== null && threshold <= balance && unit === (rule?.unit ?? unit),
  );
  return reached.at(-1)?.name ?? null;
}

function numberOf(line: string): string {
  let number = 0;
  for (const letter of line) number = (number * 31 + (letter.codePointAt(0) ?? 0)) % 900_000_000;
  return String(100_000_000 + number);
}
