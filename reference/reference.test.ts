import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { isPortCode } from '#domain/port-codes.ts';
import { portName } from '#domain/port-names.ts';
import { port_names } from '#domain/port-names/all.ts';
import { assemble, outputFiles } from './build/assemble.ts';
import { printFault } from './build/csv.ts';
import { seaFiles } from './build/sea.ts';
import { faultsOf, sourcesWith, type Change } from './build/small-sources.ts';
import { readReference, readReferenceVersion } from './read.ts';
import { withSearchTexts } from './search-text.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

describe('The committed reference data', () => {
  const { reference, faults } = assemble(at('./sources'));

  it('comes from sources without a fault', () => assert.deepEqual(faults.map(printFault), []));

  it('is what the build makes of the sources, byte for byte', () => {
    const files = new Map<string, string | Uint8Array>([
      ...outputFiles(reference),
      ...seaFiles(reference.ports),
    ]);
    assert.deepEqual(readdirSync(at('./output')).toSorted(), [...files.keys()].toSorted());
    for (const [name, content] of files) {
      const committed = readFileSync(at(`./output/${name}`));
      assert.ok(
        committed.equals(Buffer.from(content)),
        `reference/output/${name} is not up to date: npm run reference`,
      );
    }
  });

  it('is read back as it was built', () => {
    assert.deepEqual(readReference(), reference);
    assert.equal(readReferenceVersion().rows.ships, reference.ships.length);
  });

  it('keeps the ids that records of users point to', () => {
    const ids = new Set(Object.values(reference).flatMap((rows) => rows.map((row) => row.id)));
    for (const id of [
      'royal-caribbean',
      'royal-caribbean-icon-of-the-seas-2024',
      'us-miami',
      'es-malaga',
      'bs-perfect-day-at-cococay-bahamas',
      'MIA',
      'royal-caribbean-crown-and-anchor-society',
    ]) {
      assert.ok(ids.has(id), id);
    }
  });

  it('holds about what its README promises', () => {
    assert.ok(reference.lines.length >= 121);
    assert.ok(reference.ships.length >= 1008);
    assert.ok(reference.ports.length >= 1577);
    assert.ok(reference.airports.length >= 4517);
    assert.ok(reference.airlines.length >= 289);
    assert.ok(reference.programmes.filter((programme) => programme.tiers.length > 0).length >= 30);
    assert.ok(reference.final_payment_rules.length >= 19);
  });

  it('gives no two lines the same monogram or the same colour', () => {
    for (const name of ['monogram', 'colour'] as const)
      assert.equal(new Set(reference.lines.map((line) => line[name])).size, reference.lines.length, name);
  });
});

describe('Ports in the languages of travellers', () => {
  const { ports } = readReference();
  const { en, ...others } = port_names;
  /** Hebrew has another script, so it names every port that has a name in any language. */
  const most_visited = new Set(Object.keys(others.he));
  const by_name = new Map(ports.map((port) => [port.name, port]));

  it('are those of the catalogue, three hundred at least, and English has its names', () => {
    assert.ok(most_visited.size >= 300);
    assert.deepEqual(en, {});
    for (const name of most_visited) assert.ok(by_name.has(name), `${name} is in the catalogue`);
  });

  it('differ from the catalogue where a language names them, and from each other', () => {
    for (const [language, names] of Object.entries(others)) {
      for (const [name, own] of Object.entries(names)) {
        assert.ok(most_visited.has(name), `${language}: ${name} is named in Hebrew`);
        assert.ok(own !== name && own.trim() === own && own !== '', `${language}: ${name}`);
      }
      const called = [...by_name.keys()].map((name) => portName(name, names));
      assert.deepEqual(
        called.filter((name, index) => called.indexOf(name) !== index),
        [],
        `${language} calls two ports the same`,
      );
    }
  });

  it('have no Latin letter in Hebrew, and no Hebrew one elsewhere', () => {
    const { he, ...latin } = others;
    assert.deepEqual(
      Object.values(he).filter((name) => /\p{Script=Latin}/u.test(name)),
      [],
    );
    const rest = Object.values(latin).flatMap((names) => Object.values(names));
    assert.deepEqual(
      rest.filter((name) => !/^[\p{Script=Latin}\p{M} ,()/'’.-]+$/u.test(name)),
      [],
    );
  });

  it('have the letters of another one only where a city or an airport serves both', () => {
    const lettered = ports
      .filter(({ name, aliases }) => most_visited.has(name) || aliases.some(isPortCode))
      .map(({ id, lat, lon, unlocode, aliases }) => {
        return { id, lat, lon, letters: aliases.find(isPortCode) ?? unlocode?.slice(2) };
      });
    const alike = lettered.flatMap((one, index) =>
      lettered
        .slice(index + 1)
        .filter(({ letters }) => letters !== undefined && letters === one.letters)
        .filter(({ lat, lon }) => Math.hypot(one.lat - lat, one.lon - lon) > 1)
        .map(({ id }) => `${one.letters ?? ''}: ${one.id} and ${id}`),
    );
    assert.deepEqual(alike, []);
  });
});

describe('The build', () => {
  const { reference, faults } = assemble(sourcesWith());

  it('finds no fault where there is none', () => assert.deepEqual(faults, []));

  it('sorts by id, whatever the order of the sources, and tiers by rank', () => {
    assert.deepEqual(
      reference.ports.map((port) => port.id),
      ['es-malaga', 'us-miami'],
    );
    assert.deepEqual(
      reference.programmes[0]?.tiers.map((tier) => tier.id),
      ['blue-blue-club-silver', 'blue-blue-club-gold'],
    );
  });

  it('makes ids from the key, without a year that is not known', () => {
    assert.deepEqual(
      reference.ships.map((ship) => ship.id),
      ['blue-blue-star-2001', 'old-etoile'],
    );
    assert.deepEqual(
      reference.final_payment_rules.map((rule) => rule.id),
      ['blue-1-4', 'blue-5-up'],
    );
  });

  it('reads an empty cell as not known, never as zero', () => {
    const ship = reference.ships.find(({ id }) => id === 'old-etoile');
    assert.equal(ship?.gross_tonnage, null);
    assert.equal(ship.year_in_service, null);
    assert.deepEqual(ship.former_names, []);
  });

  it('takes the end of a replaced programme out of its name', () => {
    const programme = reference.programmes.find(({ cruise_line_id }) => cruise_line_id === 'old');
    assert.deepEqual(
      [programme?.id, programme?.name, programme?.ended_on],
      ['old-old-circle', 'Old Circle', '2026-05-31'],
    );
  });

  it('gives a programme its rule, and none where none is known', () => {
    const [blue, old] = reference.programmes;
    assert.deepEqual(
      [blue?.rule?.points_per_night, blue?.rule?.suite_multiplier, blue?.rule?.solo_multiplier],
      [2, 2, null],
    );
    assert.deepEqual([old?.rule?.unit, old?.rule?.points_per_cruise], ['cruises', 1]);
  });

  it('changes its version with a row, and only then', () => {
    const version = (change?: Change) =>
      outputFiles(assemble(sourcesWith(change)).reference).get('version.json');
    assert.equal(version(), version());
    assert.notEqual(version(), version({ file: 'cruise_ports.csv', from: '25.775', to: '25.776' }));
  });

  it('reads a file that begins with a byte order mark', () => {
    const folder = sourcesWith({ file: 'airlines.csv', from: 'iata,', to: '\ufeffiata,' });
    assert.deepEqual(faultsOf(folder), []);
  });
});

describe('The search text', () => {
  const texts = withSearchTexts(assemble(sourcesWith()).reference);

  it('holds every name and code, folded and fenced, and then the country', () => {
    assert.deepEqual(
      texts.ports.map((port) => port.search_text),
      ['|malaga|מלגה|~ spain', '|miami|portmiami|mia|usmia|מיאמי|~ united states'],
    );
    assert.deepEqual(
      texts.airports.map((airport) => airport.search_text),
      ['|miami international airport|mia|kmia|miami|~ united states', '|shizuoka airport|rjn|rjns|~ japan'],
    );
    assert.deepEqual(
      texts.airlines.map((airline) => airline.search_text),
      ['|jetstar asia|3k|jsa|'],
    );
    assert.deepEqual(
      texts.lines.map((line) => line.search_text),
      ['|blue line|bl|blue|', '|old line|old|'],
    );
  });

  it('holds the earlier and later names of a ship, and its line', () => {
    assert.deepEqual(
      texts.ships.map((ship) => ship.search_text),
      ['|blue star|red star|9829930|~ blue line~ bl~ blue', '|etoile|blue etoile|~ old line'],
    );
  });
});
