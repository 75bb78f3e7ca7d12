/**
 * `node reference/outlines.ts`: writes the outlines of countries that stamps show, from Natural Earth (the npm package
 * world-atlas). The file is committed; its name has a hash of its content, so that browsers may cache it for ever.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { countryOutlines, outline_box } from './build/outlines.ts';

const web = fileURLToPath(new URL('../web/', import.meta.url));

const countries = JSON.parse(readFileSync(new URL('output/countries.json', import.meta.url), 'utf8')) as {
  id: string;
  name: string;
}[];
const text = JSON.stringify(countryOutlines(countries)).replaceAll('","', '",\n"');
const file = `assets/outlines-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.json`;

for (const old of globSync('public/assets/outlines-*', { cwd: web })) rmSync(join(web, old));
writeFileSync(join(web, 'public', file), text);
writeFileSync(
  join(web, 'parts/stamps/outlines-file.ts'),
  `// Written by reference/outlines.ts.

export const outlines_file = '/${file}';

/** The box of each outline. */
export const outline_box = { width: ${outline_box.width}, height: ${outline_box.height} } as const;
`,
);
