/**
 * `npm run reference -- [folder with newer CSVs]`: checks the reference data and writes `reference/output/`. With a
 * folder, its files first replace `reference/sources/`, but only if they have no fault: a broken delivery leaves the
 * working tree unchanged.
 */
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { assemble, outputFiles, SOURCE_FILES } from './build/assemble.ts';
import { printFault } from './build/csv.ts';
import { seaFiles } from './build/sea.ts';
import { REFERENCE_TABLES, type Reference } from './shapes.ts';

const home = fileURLToPath(new URL('.', import.meta.url));
const sources = join(home, 'sources');
const output = join(home, 'output');

process.exitCode = build(process.argv[2]);

function build(newer: string | undefined): number {
  const { reference, faults } = assemble(newer ?? sources);
  if (faults.length > 0) {
    for (const fault of faults) console.error(printFault(fault));
    console.error(`${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}; nothing was written`);
    return 1;
  }
  if (newer !== undefined && resolve(newer) !== sources) {
    for (const file of SOURCE_FILES) copyFileSync(join(newer, file), join(sources, file));
  }
  mkdirSync(output, { recursive: true });
  for (const table of REFERENCE_TABLES) {
    const ids = new Set(reference[table].map((row) => row.id));
    const gone = writtenIds(table).filter((id) => !ids.has(id));
    console.log(
      `${table}: ${ids.size} rows${gone.length > 0 ? `, becoming inactive: ${gone.join(', ')}` : ''}`,
    );
  }
  const files = [...outputFiles(reference), ...seaFiles(reference.ports)];
  for (const [name, content] of files) writeFileSync(join(output, name), content);
  return 0;
}

/** The ids of the last build, to show accidental changes of ids before the commit. */
function writtenIds(table: keyof Reference): string[] {
  const path = join(output, `${table}.json`);
  if (!existsSync(path)) return [];
  return (JSON.parse(readFileSync(path, 'utf8')) as { id: string }[]).map((row) => row.id);
}
