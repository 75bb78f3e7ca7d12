import { readReference, readReferenceVersion } from '#reference/read.ts';
import { withSearchTexts } from '#reference/search-text.ts';
import type { Reference } from '#reference/shapes.ts';
import type { Database } from '#server/database/shape.ts';
import { lockSeeding, readVersion, replaceRows, writeVersion, type CatalogTable } from './store.ts';
import * as tables from './table.ts';

/**
 * Brings the catalogue to the version of `reference/output` when a server starts: one small query if it has that
 * version already, else everything in one transaction. Rows that no longer exist become inactive.
 * @returns whether anything was written
 */
export async function seedCatalogue(database: Database): Promise<boolean> {
  const { version } = readReferenceVersion();
  if ((await readVersion(database.query)) === version) return false;
  return seedRows(database, readReference(), version);
}

/** `seedCatalogue` with given rows. */
export async function seedRows(database: Database, reference: Reference, version: string): Promise<boolean> {
  const rows = rowsByTable(reference);
  return database.transaction(async (tx) => {
    await lockSeeding(tx);
    // another server may have seeded while this one waited
    if ((await readVersion(tx)) === version) return false;
    for (const [table, given] of rows) await replaceRows(tx, table, given);
    await writeVersion(tx, version);
    return true;
  });
}

/** A programme with its rule in columns; fields of the rule with ambiguous names get the prefix `rule_`. */
function withRule({ rule, ...programme }: Reference['programmes'][number]): { id: string } {
  if (rule === null) return programme;
  const { note: rule_note, as_of_year: rule_as_of_year, source: rule_source, ...counting } = rule;
  const columns = { ...programme, ...counting, rule_note, rule_as_of_year, rule_source };
  return columns;
}

/** The tables in an order in which every referenced row comes first. */
function rowsByTable(reference: Reference): [CatalogTable, readonly { id: string }[]][] {
  const searchable = withSearchTexts(reference);
  const tiers = reference.programmes.flatMap((programme) =>
    programme.tiers.map((tier) => ({ ...tier, programme_id: programme.id })),
  );
  return [
    [tables.cruise_lines, searchable.lines],
    [tables.ships, searchable.ships],
    [tables.ports, searchable.ports],
    [tables.airports, searchable.airports],
    [tables.airlines, searchable.airlines],
    [tables.loyalty_programmes, reference.programmes.map(withRule)],
    [tables.loyalty_tiers, tiers],
    [tables.final_payment_rules, reference.final_payment_rules],
  ];
}
