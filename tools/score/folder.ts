// What a folder holds: documents of any name and kind, truths beside them, and where what is read of it goes.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, extname, join, resolve } from 'node:path';
import type { Truth } from './truth.ts';

export interface DocumentFile {
  /** what its prediction is called, without `.json` */
  readonly id: string;
  readonly path: string;
}

export interface Folder {
  readonly documents: readonly DocumentFile[];
  /** where predictions go unless somebody says where: always within the folder that was given */
  readonly predictions: string;
  readonly truths: readonly Truth[];
  /** of documents that nobody may tune on: only the figures of all of them are told */
  readonly is_kept: boolean;
}

export function openFolder(given: string): Folder {
  const within = join(given, 'documents');
  const is_set = isFolder(within);
  const home = is_set ? within : given;
  const truth = [join(given, 'truth'), join(given, '..', 'truth')].find(isFolder);
  return {
    documents: documentsIn(home),
    predictions: is_set ? join(given, 'predictions') : given,
    truths: truth === undefined ? [] : truthsIn(truth),
    is_kept: /(^|\/)kept(\/documents)?$/.test(resolve(given)),
  };
}

export function isFolder(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory();
}

/** Whatever lies there but what came of an earlier reading. */
export function documentsIn(home: string): DocumentFile[] {
  const taken = new Set<string>();
  return readdirSync(home)
    .filter((name) => !name.startsWith('.') && extname(name) !== '.json' && isFile(join(home, name)))
    .toSorted()
    .map((name) => {
      const short = basename(name, extname(name));
      // 001.pdf and 001.eml would be written over each other
      const id = taken.has(short) ? name : short;
      taken.add(id);
      return { id, path: join(home, name) };
    });
}

/** A link to nothing is none. */
function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

export function truthsIn(folder: string): Truth[] {
  return readdirSync(folder)
    .filter((name) => extname(name) === '.json')
    .toSorted()
    .map((name) => {
      const truth = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Omit<Truth, 'id'>;
      return { ...truth, id: basename(name, '.json') };
    });
}
