/**
 * A voyage as lines sell it. `days` has a word for each day: a port, `-` for a day at sea, `~` before scenic cruising,
 * `?` before a typed name (`_` for a blank), `+` between the ports of one day, `*3` after a word for three such days,
 * `again` for a date that repeats at the date line and `lost` for one that is skipped.
 */
export interface Itinerary {
  readonly name: string;
  /** months in which it starts */
  readonly months: readonly number[];
  readonly days: string;
  /** ids of the catalogue; a quoted name is typed */
  readonly ships: readonly string[];
  /** the first year in which it is sold */
  readonly since?: number;
  /** the last one */
  readonly until?: number;
  /** a port in place of one that cannot be reached */
  readonly instead?: string;
  /** factor of the usual price of a night */
  readonly dearness?: number;
}

export const WINTER = [11, 12, 1, 2, 3, 4] as const;
export const SUMMER = [5, 6, 7, 8, 9] as const;
export const MILD = [4, 5, 6, 7, 8, 9, 10] as const;
export const ALWAYS = [...WINTER, ...SUMMER, 10] as const;
