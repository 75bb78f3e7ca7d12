/* The search parameters of the statistics; loaded with the first screen, so this file imports nothing. */

export interface StatsSearch {
  year?: string;
  cruise_line?: string;
  passenger?: string;
  /** the explained figure: `cruise.nights`, its key if it has one, and the year of a bar of amounts */
  of?: string;
  key?: string;
  in?: string;
  /** whose figures are shown: `future` */
  scope?: string;
  /** the sort orders of the two tables: `visits`, `-visits` */
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
  scope: /^[a-z_]{1,20}$/,
  countries: /^-?[a-z_]{1,20}$/,
  ports: /^-?[a-z_]{1,20}$/,
};

export function validateStatsSearch(search: Record<string, unknown>): StatsSearch {
  const found: StatsSearch = {};
  for (const name of Object.keys(rules) as (keyof StatsSearch)[]) {
    // the router turns "123" into a number, and "true" into a boolean
    const value = ['string', 'number', 'boolean'].includes(typeof search[name])
      ? String(search[name])
      : undefined;
    if (value !== undefined && rules[name].test(value)) found[name] = value;
  }
  return found;
}

/** The search parameters of the map: the filter of the statistics, and the look (`cameraText` of web/ui/map). */
export interface MapSearch extends Pick<StatsSearch, 'year' | 'cruise_line' | 'passenger'> {
  at?: string;
}

export function validateMapSearch(search: Record<string, unknown>): MapSearch {
  const { at } = search;
  return { ...filterOf(validateStatsSearch(search)), ...(typeof at === 'string' && { at }) };
}

/** The query of the API. */
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
