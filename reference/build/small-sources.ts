import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { assemble, SOURCE_FILES, type SourceFile } from './assemble.ts';
import { printFault } from './csv.ts';

/** A complete set of valid sources, small enough to break one thing at a time. */
const RIGHT: Readonly<Record<SourceFile, readonly string[]>> = {
  'cruise_lines.csv': [
    'line,slug,country,type,website,loyalty_programme,status,parent,aliases,monogram,colour',
    'Blue Line,blue,US,ocean,https://blue.example,Blue Club,active,,BL|Blue,BLU,#1b4f72',
    'Old Line,old,GB,river,,,defunct,,,OLD,#7b3a2b',
  ],
  'cruise_ships.csv': [
    'ship,line,year_in_service,gross_tonnage,passengers_double,imo,status,former_names,length_m,type,later_name,note,hull',
    'Blue Star,blue,2001,90000,2000,9829930,active,Red Star,301.5,ocean,,a note,',
    'Étoile,old,,,,,retired,,,river,Blue Étoile,,paddle',
  ],
  'cruise_ports.csv': [
    'port,country,lat,lon,tz,unlocode,aliases,kind,unlocode_source',
    'Miami,US,25.775,-80.170,America/New_York,USMIA,PortMiami|MIA,embarkation,WPI',
    'Málaga,ES,36.71,-4.42,Europe/Madrid,,,port,',
  ],
  'airports.csv': [
    'iata,icao,name,city,country,lat,lon,tz,size,scheduled',
    'MIA,KMIA,Miami International Airport,Miami,US,25.7932,-80.2906,America/New_York,large,1',
    'RJN,rjns,Shizuoka Airport,,JP,34.796,138.189,Asia/Tokyo,medium,0',
  ],
  'airlines.csv': ['iata,icao,name,country', '3K,JSA,Jetstar Asia,SG'],
  'loyalty_tiers.csv': [
    'line,programme,tier,rank,unit,threshold,alt_unit,alt_threshold,note,as_of_year,source',
    'blue,Blue Club,Gold,2,points,30,nights,10,,2025,article',
    'blue,Blue Club,Silver,1,points,1,,,,2025,article',
    'old,Old Circle (until 2026-05-31),Member,1,cruises,,,,,2025,article',
  ],
  'loyalty_rules.csv': [
    'line,programme,unit,points_per_night,points_per_cruise,suite_multiplier,solo_multiplier,suite_solo_multiplier,multiplies,note,as_of_year,source',
    'blue,Blue Club,points,2,,2,,,points,,2025,article',
    'old,Old Circle (until 2026-05-31),cruises,,1,,,,,,2025,article',
  ],
  'final_payment_rules.csv': [
    'line,min_nights,max_nights,days_before,note,as_of_year,source',
    'blue,1,4,75,,2025,background',
    'blue,5,,90,,2025,background',
  ],
};

const folders: string[] = [];
after(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

export type Change = { file: SourceFile; from: string; to: string };

/** Writes the small set into a folder, with one text replaced. */
export function sourcesWith(change?: Change): string {
  const folder = mkdtempSync(join(tmpdir(), 'gangway-reference-'));
  folders.push(folder);
  for (const file of SOURCE_FILES) {
    let text = `${RIGHT[file].join('\r\n')}\r\n`;
    if (change?.file === file) {
      assert.ok(text.includes(change.from), `the change finds nothing to change: ${change.from}`);
      text = text.replace(change.from, change.to);
    }
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

export const faultsOf = (folder: string) => assemble(folder).faults.map(printFault);
