import { createHash } from 'node:crypto';
import { withSearchTexts } from '../search-text.ts';
import { REFERENCE_TABLES, type Reference, type ReferenceVersion } from '../shapes.ts';
import { makeCountries } from './countries.ts';
import { readCsv, type Fault } from './csv.ts';
import { makeFinalPaymentRules, makeLines } from './lines.ts';
import { makeAirlines, makeAirports, makePorts } from './places.ts';
import { makeProgrammes } from './programmes.ts';
import { makeShips } from './ships.ts';

/** The source files with the columns that the build reads; other columns are allowed. */
export const SOURCES = {
  'cruise_lines.csv': 'line slug country type website loyalty_programme status parent aliases',
  'cruise_ships.csv':
    'ship line year_in_service gross_tonnage passengers_double imo status former_names length_m type later_name hull',
  'cruise_ports.csv': 'port country lat lon tz unlocode aliases kind',
  'airports.csv': 'iata icao name city country lat lon tz size scheduled',
  'airlines.csv': 'iata icao name country',
  'loyalty_tiers.csv':
    'line programme tier rank unit threshold alt_unit alt_threshold note as_of_year source',
  'loyalty_rules.csv':
    'line programme unit points_per_night points_per_cruise suite_multiplier solo_multiplier suite_solo_multiplier multiplies note as_of_year source',
  'final_payment_rules.csv': 'line min_nights max_nights days_before note as_of_year source',
} as const;

export type SourceFile = keyof typeof SOURCES;
export const SOURCE_FILES = Object.keys(SOURCES) as SourceFile[];

export type SourceResult = { reference: Reference; faults: Fault[] };

/** Reads and checks all sources in a folder. The reference is valid only if there are no faults. */
export function assemble(folder: string): SourceResult {
  const faults: Fault[] = [];
  const rows = (file: SourceFile) => readCsv(folder, file, SOURCES[file].split(' '), faults);

  const lines = makeLines(rows('cruise_lines.csv'), faults);
  const lineIds = lines.length > 0 ? new Set(lines.map((line) => line.id)) : null;
  const reference: Reference = {
    countries: makeCountries(),
    lines,
    ships: makeShips(rows('cruise_ships.csv'), lineIds, faults),
    ports: makePorts(rows('cruise_ports.csv'), faults),
    airports: makeAirports(rows('airports.csv'), faults),
    airlines: makeAirlines(rows('airlines.csv'), faults),
    programmes: makeProgrammes(rows('loyalty_tiers.csv'), rows('loyalty_rules.csv'), lines, faults),
    final_payment_rules: makeFinalPaymentRules(rows('final_payment_rules.csv'), lineIds, faults),
  };
  for (const table of REFERENCE_TABLES) reference[table].sort(byId);
  return { reference, faults };
}

/** By code unit, not by locale: the same order on every machine. */
function byId(one: { id: string }, other: { id: string }): number {
  return one.id < other.id ? -1 : one.id > other.id ? 1 : 0;
}

/** The output files by name, byte for byte the same for the same sources. One row per line, for readable diffs. */
export function outputFiles(reference: Reference): Map<string, string> {
  const files = new Map<string, string>();
  for (const table of REFERENCE_TABLES) {
    files.set(`${table}.json`, `[\n${reference[table].map((row) => JSON.stringify(row)).join(',\n')}\n]\n`);
  }
  files.set('version.json', `${JSON.stringify(versionOf(reference, files), null, 2)}\n`);
  return files;
}

/** A hash of the rows and of their search texts, so that a change of folding is seeded too, although no row changed. */
function versionOf(reference: Reference, files: ReadonlyMap<string, string>): ReferenceVersion {
  const hash = createHash('sha256');
  for (const [name, text] of files) hash.update(`${name}\n${text}`);
  for (const rows of Object.values(withSearchTexts(reference))) {
    for (const row of rows) hash.update(`${row.search_text}\n`);
  }
  const counts = Object.fromEntries(REFERENCE_TABLES.map((table) => [table, reference[table].length]));
  return { version: hash.digest('hex').slice(0, 32), rows: counts as ReferenceVersion['rows'] };
}
