import { readFileSync } from 'node:fs';
import { REFERENCE_TABLES, type Reference, type ReferenceVersion } from './shapes.ts';

/**
 * Read from disk on demand rather than imported: a start that finds the database up to date reads 200 bytes and never
 * keeps a megabyte of rows in memory. The build, which wrote these files, guarantees the shapes.
 */
function readOutput<Shape>(name: string): Shape {
  return JSON.parse(readFileSync(new URL(`./output/${name}.json`, import.meta.url), 'utf8')) as Shape;
}

export function readReferenceVersion(): ReferenceVersion {
  return readOutput<ReferenceVersion>('version');
}

export function readReference(): Reference {
  return Object.fromEntries(
    REFERENCE_TABLES.map((table) => [table, readOutput<unknown>(table)]),
  ) as Reference;
}

/** The edition of the network of sea routes: routes of another edition are computed again. */
export function readSeaEdition(): string {
  return readOutput<{ edition: string }>('sea').edition;
}

/** The network of sea routes, for `readSea` of the domain. */
export function readSeaBytes(): Uint8Array {
  return readFileSync(new URL('./output/sea.bin', import.meta.url));
}
