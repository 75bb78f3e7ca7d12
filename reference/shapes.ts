import type { Hull } from '#domain/hulls.ts';

/**
 * The rows of `reference/output/*.json`, named as the columns that they become. `null` is "unknown", never zero. Ids
 * are made from the key of the row (docs/decisions/010), so that they survive a new build.
 */

export const LINE_TYPES = ['ocean', 'expedition', 'river'] as const;
export const LINE_STATUSES = ['active', 'defunct'] as const;
export const SHIP_STATUSES = ['active', 'ordered', 'retired'] as const;
/** In the order in which a search ranks them. */
export const PORT_KINDS = ['embarkation', 'port', 'private_island', 'scenic'] as const;
export const AIRPORT_SIZES = ['large', 'medium'] as const;

export type CruiseLineRow = {
  id: string;
  name: string;
  aliases: string[];
  country: string;
  type: (typeof LINE_TYPES)[number];
  website: string | null;
  loyalty_programme: string | null;
  status: (typeof LINE_STATUSES)[number];
  parent: string | null;
  /** `#rrggbb`, at least 4.5:1 against white. */
  colour: string;
  /** Two or three capital letters or digits; of no other line. */
  monogram: string;
};

export type ShipRow = {
  id: string;
  cruise_line_id: string;
  name: string;
  /** The first year of the hull, under any name. */
  year_in_service: number | null;
  gross_tonnage: number | null;
  passengers_double: number | null;
  imo: string | null;
  status: (typeof SHIP_STATUSES)[number];
  former_names: string[];
  later_name: string | null;
  length_m: number | null;
  type: (typeof LINE_TYPES)[number];
  /** How it is drawn: as the source says, else by its size. */
  hull: Hull;
};

export type PortRow = {
  id: string;
  name: string;
  country: string;
  /** Degrees, north and east positive. */
  lat: number;
  lon: number;
  /** IANA name. */
  time_zone: string;
  unlocode: string | null;
  aliases: string[];
  kind: (typeof PORT_KINDS)[number];
};

/** `id` is the IATA code. */
export type AirportRow = {
  id: string;
  icao: string | null;
  name: string;
  city: string | null;
  country: string;
  lat: number;
  lon: number;
  time_zone: string;
  size: (typeof AIRPORT_SIZES)[number];
  scheduled: boolean;
};

/** `id` is the IATA code. */
export type AirlineRow = {
  id: string;
  icao: string;
  name: string;
  country: string;
};

export type TierRow = {
  id: string;
  name: string;
  /** 1 is the lowest tier. */
  rank: number;
  /** The unit of `threshold`: points, nights, cruises ... */
  unit: string;
  threshold: number | null;
  /** A second way into the tier, if the programme counts two units. */
  alt_unit: string | null;
  alt_threshold: number | null;
  note: string | null;
  as_of_year: number;
  source: string;
};

/** The rule of a programme; a credit for a cruise is `null` if it depends on data that records do not have. */
export type RuleRow = {
  /** The unit of its balance: points, nights, cruises ... */
  unit: string;
  points_per_night: number | null;
  points_per_cruise: number | null;
  suite_multiplier: number | null;
  solo_multiplier: number | null;
  /** For a solo traveller in a suite; `null`: the greater of the two. */
  suite_solo_multiplier: number | null;
  /** The unit of the multipliers: the balance's or another one that tiers count. */
  multiplies: string | null;
  note: string | null;
  as_of_year: number;
  source: string;
};

export type ProgrammeRow = {
  id: string;
  cruise_line_id: string;
  name: string;
  /** The last day of a programme that another one has replaced, `YYYY-MM-DD`. */
  ended_on: string | null;
  /** Its rule; `null` if only its name is known. */
  rule: RuleRow | null;
  /** By rank; empty when only the programme's name is known. */
  tiers: TierRow[];
};

export type FinalPaymentRuleRow = {
  id: string;
  cruise_line_id: string;
  min_nights: number;
  /** `null`: any length. */
  max_nights: number | null;
  days_before: number;
  note: string | null;
  as_of_year: number;
  source: string;
};

/**
 * Only for searches: `id` is the ISO 3166-1 code, `name` the English one. Other languages would multiply the tables.
 */
export type CountryRow = { id: string; name: string };

export type Reference = {
  countries: CountryRow[];
  lines: CruiseLineRow[];
  ships: ShipRow[];
  ports: PortRow[];
  airports: AirportRow[];
  airlines: AirlineRow[];
  programmes: ProgrammeRow[];
  final_payment_rules: FinalPaymentRuleRow[];
};

export const REFERENCE_TABLES = [
  'countries',
  'lines',
  'ships',
  'ports',
  'airports',
  'airlines',
  'programmes',
  'final_payment_rules',
] as const satisfies readonly (keyof Reference)[];

/** `version` changes with any row and with the format of search texts; `rows` is for people who read the diff. */
export type ReferenceVersion = { version: string; rows: Record<keyof Reference, number> };
