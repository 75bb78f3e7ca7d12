import type { Bar, Graphs } from '#contract/stats.ts';

/** What a graph draws: a bar by its parts, of which the second is booked. */
export interface Drawn {
  /** of the explanation; null where a bar stands for several */
  key: string | null;
  name: string;
  value: number;
  booked: number;
  /** all that have no bar of their own: as one it would dwarf the others, so it is written and not drawn */
  is_rest?: true;
}

/** The longest of those that are drawn, by which all are. */
export function longestOf(bars: readonly Drawn[]): number {
  return Math.max(1, ...bars.filter(({ is_rest }) => is_rest === undefined).map(({ value }) => value));
}

/** How many stand by themselves; the others are one bar. */
export const MOST = 15;

/** The largest, and all others as one, which is undefined when there are none. */
export function withRest(
  bars: readonly Bar[],
  most = MOST,
): { bars: readonly Bar[]; rest?: Bar; others: number } {
  // one more is no longer than a line that says so
  if (bars.length <= most + 1) return { bars, others: 0 };
  const others = bars.slice(most);
  const sum = (part: 'cruises' | 'nights' | 'booked_cruises' | 'booked_nights') =>
    others.reduce((total, bar) => total + bar[part], 0);
  return {
    bars: bars.slice(0, most),
    others: others.length,
    rest: {
      key: null,
      name: null,
      cruises: sum('cruises'),
      nights: sum('nights'),
      booked_cruises: sum('booked_cruises'),
      booked_nights: sum('booked_nights'),
    },
  };
}

/** The bars that are the longest; none when all of several are the same, which says nothing. */
export function peakOf<Item extends { value: number }>(bars: readonly Item[]): Item[] {
  const most = Math.max(0, ...bars.map(({ value }) => value));
  const peak = bars.filter(({ value }) => value === most && value > 0);
  return peak.length > 2 || (peak.length > 1 && peak.length === bars.length) ? [] : peak;
}

/** Where the lines of a scale stand: round figures from nothing to at least the largest value, three to five of them. */
export function scaleOf(most: number, is_whole: boolean): number[] {
  if (most <= 0) return [0, 1];
  const rough = most / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? rough;
  const whole = is_whole ? Math.max(1, Math.ceil(step)) : step;
  const count = Math.ceil(most / whole);
  return Array.from({ length: count + 1 }, (_none, index) => index * whole);
}

/** Of how many bars one has its name below it, so that names of a width do not touch. */
export function everyOf(count: number, width: number, name_width: number): number {
  const fitting = Math.max(1, Math.floor(width / name_width));
  const every = Math.ceil(count / fitting);
  return [1, 2, 5, 10, 20, 50, 100].find((step) => step >= every) ?? every;
}

/** Spend by currency: a graph each, the one of most years first; years without are gaps that are seen. */
export function spendGraphs(spend: Graphs['spend_by_year']): {
  currency: string | null;
  years: { year: number; amount: string }[];
}[] {
  const currencies = new Map<string | null, Map<number, string>>();
  for (const { year, currency, amount } of spend) {
    const years = currencies.get(currency) ?? new Map<number, string>();
    currencies.set(currency, years.set(year, amount));
  }
  const of_all = spend.map(({ year }) => year);
  const first = Math.min(...of_all);
  const count = Math.max(...of_all) - first + 1;
  return [...currencies]
    .toSorted(([, a], [, b]) => b.size - a.size)
    .map(([currency, amounts]) => ({
      currency,
      years: Array.from({ length: count }, (_none, index) => ({
        year: first + index,
        amount: amounts.get(first + index) ?? '0.00',
      })),
    }));
}

/** A name that fits: cut off with dots at its end. */
export function cutTo(name: string, width: number, measure: (text: string) => number): string {
  if (measure(name) <= width) return name;
  const letters = [...name];
  while (letters.length > 1 && measure(`${letters.join('')}…`) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
