import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { readReference, readReferenceVersion } from '#reference/read.ts';
import type { Reference } from '#reference/shapes.ts';
import { openTestDatabase } from '#server/testing/database.ts';
import { find, readShip } from './actions.ts';
import { seedCatalogue, seedRows } from './seed.ts';
import { readVersion } from './store.ts';
import { airports, final_payment_rules, loyalty_tiers, ports, ships } from './table.ts';

const database = await openTestDatabase();
after(() => database.close());

const reference = readReference();
/** A later edition of the data. */
const edition = (change: Partial<Reference>): Reference => ({ ...reference, ...change });

async function countOf(condition: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await database.query.execute<{ count: number }>(
    sql`select count(*)::int as count from ${condition}`,
  );
  return rows[0]?.count ?? 0;
}

describe('Seeding the catalogue', () => {
  it('writes every row with its version, and nothing when the version is there', async () => {
    assert.equal(await readVersion(database.query), readReferenceVersion().version);
    assert.equal(await countOf(sql`${ships} where is_active`), reference.ships.length);
    assert.equal(await countOf(sql`${airports} where is_active`), reference.airports.length);
    assert.equal(
      await countOf(sql`${loyalty_tiers} where is_active`),
      reference.programmes.flatMap((programme) => programme.tiers).length,
    );
    assert.equal(
      await countOf(sql`${final_payment_rules} where is_active`),
      reference.final_payment_rules.length,
    );
    assert.equal(await seedCatalogue(database), false);
  });

  it('keeps values as they are: numbers, lists, unknown ones, accents', async () => {
    const [port] = await database.query.select().from(ports).where(eq(ports.id, 'es-malaga'));
    const given = reference.ports.find(({ id }) => id === 'es-malaga');
    assert.deepEqual(port, { ...given, search_text: port?.search_text, is_active: true });
  });

  it('makes a row that disappears inactive: no longer found, still readable', async () => {
    const gone = 'royal-caribbean-icon-of-the-seas-2024';
    await seedRows(
      database,
      edition({ ships: reference.ships.filter(({ id }) => id !== gone) }),
      'without-icon',
    );
    assert.equal(await readVersion(database.query), 'without-icon');
    const ship = JSON.parse(await readShip({ database }, gone)) as { name: string; is_active: boolean };
    assert.deepEqual([ship.name, ship.is_active], ['Icon of the Seas', false]);
    assert.equal(await countOf(sql`${ships} where not is_active`), 1);
  });

  it('brings it back with the edition that has it again', async () => {
    assert.equal(await seedCatalogue(database), true);
    assert.equal(await countOf(sql`${ships} where not is_active`), 0);
    assert.equal(await readVersion(database.query), readReferenceVersion().version);
  });

  it('overwrites changed rows, and their search texts with them', async () => {
    const renamed = reference.ports.map((port) =>
      port.id === 'us-miami' ? { ...port, name: 'Port of Many Mojitos', aliases: [] } : port,
    );
    await seedRows(database, edition({ ports: renamed }), 'renamed');
    const found = JSON.parse(await find({ database }, 'ports', { q: 'mojitos', limit: 5 })) as {
      items: { id: string }[];
    };
    assert.deepEqual(
      found.items.map(({ id }) => id),
      ['us-miami'],
    );
    await seedCatalogue(database);
  });

  it('seeds once when several servers start at the same time', async () => {
    const outcomes = await Promise.all([1, 2, 3].map(() => seedRows(database, reference, 'all-at-once')));
    assert.equal(outcomes.filter((has_seeded) => has_seeded).length, 1);
  });

  it('leaves everything as it was when a row is refused', async () => {
    const version = await readVersion(database.query);
    const broken = edition({
      ships: reference.ships.map((ship) => ({ ...ship, name: 'Renamed' })),
      final_payment_rules: reference.final_payment_rules.map((rule) => ({
        ...rule,
        cruise_line_id: 'nobody',
      })),
    });
    await assert.rejects(seedRows(database, broken, 'broken'));
    assert.equal(await readVersion(database.query), version);
    assert.equal(await countOf(sql`${ships} where name = 'Renamed'`), 0);
  });
});
