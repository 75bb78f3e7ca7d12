import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { faultsOf, sourcesWith, type Change } from './small-sources.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

describe('The build reports', () => {
  const faulty: readonly [string, Change, ...string[]][] = [
    [
      'a column that is missing, once',
      { file: 'cruise_ports.csv', from: ',tz,', to: ',zone,' },
      'cruise_ports.csv:1: column "tz" is missing',
    ],
    [
      'a column that is there twice',
      { file: 'airlines.csv', from: 'iata,icao,name,country\r\n3K', to: 'iata,icao,name,country,name\r\n3K' },
      'airlines.csv:1: column "name" is there twice',
      'airlines.csv:2: 4 cells where the header has 5',
    ],
    [
      'a row with too many cells',
      { file: 'cruise_ports.csv', from: 'Málaga,ES', to: 'Málaga, Spain,ES' },
      'cruise_ports.csv:3: 10 cells where the header has 9',
    ],
    [
      'quotes that do not close',
      { file: 'airlines.csv', from: 'Jetstar', to: '"Jetstar' },
      'airlines.csv:3: not CSV: Quote Not Closed',
    ],
    [
      'an id that is there twice',
      { file: 'cruise_ports.csv', from: 'Málaga,ES', to: 'MIAMI,US' },
      'cruise_ports.csv:3: the id "us-miami" is that of line 2 already',
    ],
    [
      'a UN/LOCODE that is there twice',
      {
        file: 'cruise_ports.csv',
        from: 'Málaga,ES,36.71,-4.42,Europe/Madrid,',
        to: 'Key West,US,24.5,-81.8,America/New_York,USMIA',
      },
      'cruise_ports.csv:3: the UN/LOCODE "USMIA" is that of line 2 already',
    ],
    [
      'a UN/LOCODE of another country',
      { file: 'cruise_ports.csv', from: 'USMIA', to: 'GBMIA' },
      'cruise_ports.csv:2: unlocode "GBMIA" is not of the country US',
    ],
    [
      'a port with two codes that travellers know',
      { file: 'cruise_ports.csv', from: 'PortMiami|MIA', to: 'MIA|FLL' },
      'cruise_ports.csv:2: aliases has two codes of three letters',
    ],
    [
      'a monogram of another line',
      { file: 'cruise_lines.csv', from: ',OLD,', to: ',BLU,' },
      'cruise_lines.csv:3: monogram BLU is that of another line',
    ],
    [
      'a colour on which white letters cannot be read',
      { file: 'cruise_lines.csv', from: '#7b3a2b', to: '#cccccc' },
      'cruise_lines.csv:3: colour #cccccc has a contrast of 1.61 with white, below 4.5',
    ],
    [
      'a ship of a line that does not exist',
      { file: 'cruise_ships.csv', from: 'Blue Star,blue', to: 'Blue Star,bleu' },
      'cruise_ships.csv:2: line "bleu" is not in cruise_lines.csv',
    ],
    [
      'a tier of a line that does not exist',
      { file: 'loyalty_tiers.csv', from: 'blue,Blue Club,Silver', to: 'bleu,Blue Club,Silver' },
      'loyalty_tiers.csv:3: line "bleu" is not in cruise_lines.csv',
    ],
    [
      'a loyalty rule of a line that does not exist',
      { file: 'loyalty_rules.csv', from: 'old,Old', to: 'odd,Old' },
      'loyalty_rules.csv:3: line "odd" is not in cruise_lines.csv',
      'loyalty_rules.csv:3: the programme "Old Circle" of odd has no tiers',
    ],
    [
      'a loyalty rule of a programme without tiers',
      { file: 'loyalty_rules.csv', from: 'blue,Blue Club', to: 'blue,Blue Circle' },
      'loyalty_rules.csv:2: the programme "Blue Circle" of blue has no tiers',
    ],
    [
      'two loyalty rules of one programme',
      { file: 'loyalty_rules.csv', from: 'old,Old Circle (until 2026-05-31)', to: 'blue,Blue Club' },
      'loyalty_rules.csv:3: the id "blue-blue-club" is that of line 2 already',
    ],
    [
      'a multiplier that says not of what',
      { file: 'loyalty_rules.csv', from: '2,,,points', to: '2,,,' },
      'loyalty_rules.csv:2: multiplies and a multiplier only make sense together',
    ],
    [
      'a multiplier below one',
      { file: 'loyalty_rules.csv', from: '2,,,points', to: '0.5,,,points' },
      'loyalty_rules.csv:2: suite_multiplier 0.5 is not between 1 and 10',
    ],
    [
      'a payment rule of a line that does not exist',
      { file: 'final_payment_rules.csv', from: 'blue,5', to: 'bleu,5' },
      'final_payment_rules.csv:3: line "bleu" is not in cruise_lines.csv',
    ],
    [
      'payment rules that overlap',
      { file: 'final_payment_rules.csv', from: 'blue,5', to: 'blue,4' },
      'final_payment_rules.csv:3: its nights overlap those of another rule of blue',
    ],
    [
      'a latitude out of range',
      { file: 'cruise_ports.csv', from: '25.775', to: '95.775' },
      'cruise_ports.csv:2: lat 95.775 is not between -90 and 90',
    ],
    [
      'a longitude out of range',
      { file: 'airports.csv', from: '138.189', to: '188.189' },
      'airports.csv:3: lon 188.189 is not between -180 and 180',
    ],
    [
      'a position that is missing',
      { file: 'cruise_ports.csv', from: '25.775', to: '' },
      'cruise_ports.csv:2: lat is empty',
    ],
    [
      'a zone that does not exist',
      { file: 'cruise_ports.csv', from: 'Europe/Madrid', to: 'Europe/Malaga' },
      'cruise_ports.csv:3: tz "Europe/Malaga" is no IANA time zone',
    ],
    [
      'an offset in the place of a zone',
      { file: 'airports.csv', from: 'Asia/Tokyo', to: '+09:00' },
      'airports.csv:3: tz "+09:00" is no IANA time zone',
    ],
    [
      'an airport code of another shape',
      { file: 'airports.csv', from: 'MIA,KMIA', to: 'MIAM,KMIA' },
      'airports.csv:2: iata "MIAM" is not an IATA code of three capital letters',
    ],
    [
      'an airline code of another shape',
      { file: 'airlines.csv', from: '3K', to: '33' },
      'airlines.csv:2: iata "33" is not an IATA code of two letters or digits',
    ],
    [
      'a country code of another shape',
      { file: 'cruise_lines.csv', from: ',GB,', to: ',gb,' },
      'cruise_lines.csv:3: country "gb" is not a country code of two capital letters',
    ],
    [
      'a country that does not exist',
      { file: 'airlines.csv', from: ',SG', to: ',XQ' },
      'airlines.csv:2: country "XQ" is no known country',
    ],
    [
      'a control character',
      { file: 'cruise_ships.csv', from: 'Blue Star', to: 'Blue\tStar' },
      'cruise_ships.csv:2: ship holds a control character: "Blue\\tStar"',
    ],
    [
      'a number that is none',
      { file: 'cruise_ships.csv', from: '90000', to: '90k' },
      'cruise_ships.csv:2: gross_tonnage "90k" is not a number',
    ],
    [
      'a year that is none',
      { file: 'cruise_ships.csv', from: '2001', to: '201' },
      'cruise_ships.csv:2: year_in_service 201 is not between 1850 and 2045',
    ],
    [
      'an IMO number that is mistyped',
      { file: 'cruise_ships.csv', from: '9829930', to: '9829931' },
      'cruise_ships.csv:2: imo "9829931" is mistyped: its last digit does not check',
    ],
    [
      'a word that is not of the list',
      { file: 'cruise_ships.csv', from: 'active', to: 'sailing' },
      'cruise_ships.csv:2: status "sailing" is none of active, ordered, retired',
    ],
    [
      'a name that is missing',
      { file: 'airlines.csv', from: 'Jetstar Asia', to: ' ' },
      'airlines.csv:2: name is empty',
    ],
    [
      'an empty value in a list',
      { file: 'cruise_lines.csv', from: 'BL|Blue', to: 'BL||Blue' },
      'cruise_lines.csv:2: aliases has an empty value between two "|"',
    ],
    [
      'a rank that is there twice',
      { file: 'loyalty_tiers.csv', from: 'Gold,2', to: 'Gold,1' },
      'loyalty_tiers.csv:3: rank 1 of Blue Club is there twice',
    ],
    [
      'an address that no browser should open',
      { file: 'cruise_lines.csv', from: 'https://blue.example', to: 'file:///etc/hosts' },
      'cruise_lines.csv:2: website "file:///etc/hosts" is not an http address',
    ],
    [
      'a name of which no plain id can be made',
      { file: 'cruise_ports.csv', from: 'Málaga,ES', to: 'מלגה,ES' },
      'cruise_ports.csv:3: the id "es-מלגה" made from this row is not lower-case letters, digits and hyphens',
    ],
  ];
  for (const [title, change, ...expected] of faulty) {
    it(title, () => {
      const reported = faultsOf(sourcesWith(change));
      assert.equal(reported.length, expected.length, reported.join('\n'));
      for (const [index, start] of expected.entries())
        assert.ok(reported[index]?.startsWith(start), reported.join('\n'));
    });
  }

  it('a file that is missing, without blaming the rows that point to it', () => {
    const folder = sourcesWith();
    rmSync(join(folder, 'cruise_lines.csv'));
    assert.deepEqual(faultsOf(folder), ['cruise_lines.csv:1: the file is missing']);
  });

  it('a file that is not UTF-8', () => {
    const folder = sourcesWith();
    writeFileSync(
      join(folder, 'airlines.csv'),
      Buffer.from('iata,icao,name,country\n3K,JSA,Jetst\xe4r,SG\n', 'latin1'),
    );
    assert.deepEqual(faultsOf(folder), ['airlines.csv:1: the file is not UTF-8']);
  });

  it('every fault at once on the command line, ends with 1 and writes nothing', () => {
    const folder = sourcesWith({ file: 'cruise_ports.csv', from: '25.775,-80.170', to: '95,-190' });
    const before = readFileSync(at('../sources/cruise_ports.csv'), 'utf8');
    const run = spawnSync(process.execPath, [at('../build.ts'), folder], { encoding: 'utf8' });
    assert.equal(run.status, 1);
    assert.match(run.stderr, /cruise_ports\.csv:2: lat 95 is not/);
    assert.match(run.stderr, /cruise_ports\.csv:2: lon -190 is not/);
    assert.match(run.stderr, /2 faults; nothing was written/);
    assert.equal(readFileSync(at('../sources/cruise_ports.csv'), 'utf8'), before);
  });
});
