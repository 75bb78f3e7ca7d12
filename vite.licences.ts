import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readLockfile, runningIn } from './tools/lockfile.ts';
import type { Licences, Package } from '#web/features/about/licences.ts';

/** Built with, and yet part of what runs: the loader of the browser's files. */
const runs_besides = 'node_modules/vite';

/** A font among the sources, in part: its package has many weights. */
const within = {
  folder: 'web/app/letters',
  name: 'Frank Ruhl Libre',
  version: '5.3.0',
  licence: 'OFL-1.1',
  home: 'https://fontsource.org/fonts/frank-ruhl-libre',
};

interface Manifest {
  name?: string;
  version?: string;
  license?: string | { type?: string };
  homepage?: string;
}

/** A file with the terms of every package that is shipped, or runs in production, and its address in the app. */
export function licencesOf(repository: string): Plugin {
  return {
    name: 'gangway-licences',
    apply: 'build',
    load: {
      filter: { id: /\/web\/features\/about\/licences\.ts$/ },
      handler() {
        const source = JSON.stringify(collect(repository));
        const name = `assets/licences-${hash('sha256', source).slice(0, 8)}.json`;
        this.emitFile({ type: 'asset', fileName: name, source });
        return `export const licences_address = '/${name}';`;
      },
    },
  };
}

function collect(repository: string): Licences {
  const texts: string[] = [];
  const found = new Map<string, Package>();
  const keep = (text: string | null): number | null => {
    if (text === null) return null;
    // most differ in the name of their owner only: each is kept once
    if (!texts.includes(text)) texts.push(text);
    return texts.indexOf(text);
  };
  for (const folder of [...runningIn(readLockfile()), runs_besides]) {
    const path = join(repository, folder);
    // what is for another system than this one is not installed
    if (!existsSync(join(path, 'package.json'))) continue;
    const manifest = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as Manifest;
    const { name = folder.replace(/^.*node_modules\//, ''), version = '', license, homepage } = manifest;
    found.set(`${name} ${version}`, {
      name,
      version,
      licence: (typeof license === 'string' ? license : license?.type) ?? '',
      home: homepage?.startsWith('https://') === true ? homepage : null,
      text: keep(textIn(path)),
    });
  }
  const { folder, ...font } = within;
  found.set(font.name, { ...font, text: keep(textIn(join(repository, folder))) });
  const packages = [...found.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return { packages, texts };
}

function textIn(folder: string): string | null {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((file) => file.isFile() && /^(licen[cs]e|copying|notice)/i.test(file.name))
    .map(({ name }) => name)
    .toSorted();
  const texts = names.map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim());
  return texts.length === 0 ? null : [...new Set(texts)].join('\n\n');
}
