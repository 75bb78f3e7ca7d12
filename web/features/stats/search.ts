/* What the address of the statistics may carry; loaded with the first screen, so it imports nothing. */

export interface StatsSearch {
  year?: string;
  cruise_line?: string;
  passenger?: string;
  /** the figure that is explained: `cruise.nights`, its key where it has one, and the year of a bar of money */
  of?: string;
  key?: string;
  in?: string;
  /** the orders of the two tables: `visits`, `-visits` */
  countries?: string;
  ports?: string;
}

const rules: Record<keyof StatsSearch, RegExp> = {
  year: /^(19|20|21)\d\d$/,
  cruise_line: /^.{1,200}$/u,
  passenger: /^.{1,400}$/u,
  of: /^[a-z_]{1,30}\.[a-z_]{1,30}$/,
  key: /^.{0,400}$/u,
  in: /^(19|20|21)\d\d$/,
  countries: /^-?[a-z_]{1,20}$/,
  ports: /^-?[a-z_]{1,20}$/,
};

export function validateStatsSearch(search: Record<string, unknown>): StatsSearch {
  const found: StatsSearch = {};
  for (const name of Object.keys(rules) as (keyof StatsSearch)[]) {
    // the router makes a number of what looks like one, and a truth of "true"
    const value = ['string', 'number', 'boolean'].includes(typeof search[name])
      ? String(search[name])
      : undefined;
    if (value !== undefined && rules[name].test(value)) found[name] = value;
  }
  return found;
}

/** What the API is asked for. */
export function filterOf({ year, cruise_line, passenger }: StatsSearch) {
  return {
    ...(year !== undefined && { year }),
    ...(cruise_line !== undefined && { cruise_line }),
    ...(passenger !== undefined && { passenger }),
  };
}

export function isFiltered(search: StatsSearch): boolean {
  return Object.keys(filterOf(search)).length > 0;
}
