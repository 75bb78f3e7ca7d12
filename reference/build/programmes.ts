import type { CruiseLineRow, ProgrammeRow, RuleRow, TierRow } from '../shapes.ts';
import type { Fault, SourceRow } from './csv.ts';
import { idOf } from './keys.ts';
import { LINES_FILE } from './lines.ts';
import { LATEST_YEAR, makeRows, type RowReader } from './row.ts';

/** Programmes from the tiers, and those of which only the line's programme name is known. */
export function makeProgrammes(
  rows: readonly SourceRow[],
  rules: readonly SourceRow[],
  lines: readonly CruiseLineRow[],
  faults: Fault[],
): ProgrammeRow[] {
  const lineIds = lines.length > 0 ? new Set(lines.map((line) => line.id)) : null;
  const programmes = new Map<string, ProgrammeRow>();
  const ranks = new Set<string>();
  makeRows(rows, faults, (reader) => {
    const line = reader.reference('line', lineIds, LINES_FILE);
    const programme = emptyProgramme(line, reader.required('programme'));
    if (!programmes.has(programme.id)) programmes.set(programme.id, programme);
    const tier = makeTier(reader, programme.id);
    const rank = `${programme.id} ${tier.rank}`;
    if (ranks.has(rank)) reader.fault(`rank ${tier.rank} of ${programme.name} is there twice`);
    ranks.add(rank);
    programmes.get(programme.id)?.tiers.push(tier);
    return tier;
  });
  for (const line of lines) {
    if (line.loyalty_programme === null) continue;
    const programme = emptyProgramme(line.id, line.loyalty_programme);
    if (!programmes.has(programme.id)) programmes.set(programme.id, programme);
  }
  makeRows(rules, faults, (reader) => {
    const line = reader.reference('line', lineIds, LINES_FILE);
    const { id, name } = emptyProgramme(line, reader.required('programme'));
    const programme = programmes.get(id);
    const rule = makeRule(reader);
    if (programme === undefined) reader.fault(`the programme "${name}" of ${line} has no tiers`);
    else programme.rule = rule;
    return { id };
  });
  for (const programme of programmes.values()) programme.tiers.sort((one, other) => one.rank - other.rank);
  return [...programmes.values()];
}

/** A replaced programme has its end in its name: "VIFP Club (until 2026-05-31)". */
function emptyProgramme(line: string, printed: string): ProgrammeRow {
  const until = /^(.+) \(until (\d{4}-\d{2}-\d{2})\)$/.exec(printed);
  const name = until?.[1] ?? printed;
  return {
    id: idOf(line, name),
    cruise_line_id: line,
    name,
    ended_on: until?.[2] ?? null,
    rule: null,
    tiers: [],
  };
}

function makeTier(reader: RowReader, programmeId: string): TierRow {
  const name = reader.required('tier');
  const tier: TierRow = {
    id: reader.plainId(programmeId, name),
    name,
    rank: reader.requiredInteger('rank', 1, 20),
    unit: reader.required('unit'),
    threshold: reader.integer('threshold', 0, 10_000_000),
    alt_unit: reader.optional('alt_unit'),
    alt_threshold: reader.integer('alt_threshold', 0, 10_000_000),
    note: reader.optional('note'),
    as_of_year: reader.requiredInteger('as_of_year', 2000, LATEST_YEAR),
    source: reader.required('source'),
  };
  if ((tier.alt_unit === null) !== (tier.alt_threshold === null)) {
    reader.fault('alt_unit and alt_threshold only make sense together');
  }
  return tier;
}

function makeRule(reader: RowReader): RuleRow {
  const multiplier = (column: string) => reader.number(column, 1, 10);
  const rule: RuleRow = {
    unit: reader.required('unit'),
    points_per_night: reader.integer('points_per_night', 0, 10_000),
    points_per_cruise: reader.integer('points_per_cruise', 0, 1_000_000),
    suite_multiplier: multiplier('suite_multiplier'),
    solo_multiplier: multiplier('solo_multiplier'),
    suite_solo_multiplier: multiplier('suite_solo_multiplier'),
    multiplies: reader.optional('multiplies'),
    note: reader.optional('note'),
    as_of_year: reader.requiredInteger('as_of_year', 2000, LATEST_YEAR),
    source: reader.required('source'),
  };
  const has_multiplier = rule.suite_multiplier !== null || rule.solo_multiplier !== null;
  if (has_multiplier !== (rule.multiplies !== null))
    reader.fault('multiplies and a multiplier only make sense together');
  return rule;
}
