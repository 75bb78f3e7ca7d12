/**
 * `node reference/land.ts`: cuts Natural Earth's land (the npm package world-atlas) into the cells that maps load. The
 * files are committed; the name of their folder is a hash of their content, so that browsers may cache them for ever.
 */
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { countryShapes, landCells, land_levels } from './build/land.ts';

const web = fileURLToPath(new URL('../web/', import.meta.url));

const countries = JSON.parse(readFileSync(new URL('output/countries.json', import.meta.url), 'utf8')) as {
  id: string;
  name: string;
}[];
const files = new Map<string, string>();
const levels = land_levels.map((level) => {
  const cells = landCells(level);
  for (const [key, rings] of cells) files.set(`${level.name}/${key}.json`, JSON.stringify(rings));
  return { ...level, keys: [...cells.keys()] };
});
files.set('countries.json', JSON.stringify(countryShapes(countries)));

const hash = createHash('sha256');
for (const [name, text] of files) hash.update(name).update(text);
const folder = `assets/land-${hash.digest('hex').slice(0, 8)}`;

for (const old of globSync('public/assets/land-*', { cwd: web })) rmSync(join(web, old), { recursive: true });
for (const [name, text] of files) {
  const path = join(web, 'public', folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const index = levels.map(
  ({ name, cell, steps, keys }) =>
    `  ${name}: { cell: ${cell}, steps: ${steps}, keys: ${JSON.stringify(keys.join(' ')).replaceAll('"', "'")} },`,
);
writeFileSync(
  join(web, 'ui/map/land-index.ts'),
  `// Written by reference/land.ts.

export const land_folder = '/${folder}';

/** By level: the degrees of a cell, the steps of a degree, and the cells with land. */
export const land_levels = {
${index.join('\n')}
} as const;
`,
);
process.stdout.write(`${files.size} files in ${folder}\n`);
