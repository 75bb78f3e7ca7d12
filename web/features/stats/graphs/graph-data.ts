import type { Bar, Graphs } from '#contract/stats.ts';

/** A bar of a graph by its parts, of which the second is booked. */
export interface DrawnBar {
  /** of the explanation; null for the bar of several entries */
  key: string | null;
  name: string;
  value: number;
  booked: number;
  /**
   * all entries without a bar of their own: one bar for them would dwarf the others, so they are written and not drawn
   */
  is_rest?: true;
}

/** The longest drawn bar, by which all are scaled. */
export function longestOf(bars: readonly DrawnBar[]): number {
  return Math.max(1, ...bars.filter(({ is_rest }) => is_rest === undefined).map(({ value }) => value));
}

/** How many bars stand by themselves; the others are one. */
export const MOST = 15;

/** The largest bars, and all others as one, which is undefined if there are none. */
export function withRest(
  bars: readonly Bar[],
  most = MOST,
): { bars: readonly Bar[]; rest?: Bar; others: number } {
  // one more bar is no longer than a line that counts it
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

/** The longest bars; empty if all of several are equal, which says nothing. */
export function peakOf<Item extends { value: number }>(bars: readonly Item[]): Item[] {
  const most = Math.max(0, ...bars.map(({ value }) => value));
  const peak = bars.filter(({ value }) => value === most && value > 0);
  return peak.length > 2 || (peak.length > 1 && peak.length === bars.length) ? [] : peak;
}

/** The lines of a scale: round numbers from zero to at least the largest value, three to five of them. */
export function scaleOf(most: number, is_whole: boolean): number[] {
  if (most <= 0) return [0, 1];
  const rough = most / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? rough;
  const whole = is_whole ? Math.max(1, Math.ceil(step)) : step;
  const count = Math.ceil(most / whole);
  return Array.from({ length: count + 1 }, (_none, index) => index * whole);
}

/** Every how many bars one has its name below it, so that names of a width do not touch. */
export function everyOf(count: number, width: number, name_width: number): number {
  const fitting = Math.max(1, Math.floor(width / name_width));
  const every = Math.ceil(count / fitting);
  return [1, 2, 5, 10, 20, 50, 100].find((step) => step >= every) ?? every;
}

/** Amounts by currency: a graph each, the one with most years first; years without any are visible gaps. */
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

/** Cuts a name that does not fit, with dots at its end. */
export function cutTo(name: string, width: number, measure: (text: string) => number): string {
  if (measure(name) <= width) return name;
  const letters = [...name];
  while (letters.length > 1 && measure(`${letters.join('')}…`) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
