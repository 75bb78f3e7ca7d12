/**
 * A voyage as lines sell it. `days` has a word for each day: a port, `-` for a day at sea, `~` before what is only
 * passed, `?` before a name as typed (`_` for a blank), `+` between the ports of one day, `*3` behind a word for three
 * such days, `again` for a day that the date line gives twice and `lost` for one that it takes.
 */
export interface Itinerary {
  readonly name: string;
  /** months in which it starts */
  readonly months: readonly number[];
  readonly days: string;
  /** ids of the catalogue; a name in quotes of its own is typed */
  readonly ships: readonly string[];
  /** the first year in which it is sold */
  readonly since?: number;
  /** the last one */
  readonly until?: number;
  /** a port that comes in place of one that cannot be reached */
  readonly instead?: string;
  /** how dear a night is, times the usual */
  readonly dearness?: number;
}

export const WINTER = [11, 12, 1, 2, 3, 4] as const;
export const SUMMER = [5, 6, 7, 8, 9] as const;
export const MILD = [4, 5, 6, 7, 8, 9, 10] as const;
export const ALWAYS = [...WINTER, ...SUMMER, 10] as const;
