// The content of a folder: documents of any name and kind, their truths, and the place for readings.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, extname, join, resolve } from 'node:path';
import type { Truth } from './truth.ts';

export interface DocumentFile {
  /** the name of its prediction, without `.json` */
  readonly id: string;
  readonly path: string;
}

export interface Folder {
  readonly documents: readonly DocumentFile[];
  /** the default folder for predictions, always within the given folder */
  readonly predictions: string;
  readonly truths: readonly Truth[];
  /** documents that may not be used for tuning: only total figures are printed */
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

/** All files except the results of an earlier reading. */
function documentsIn(home: string): DocumentFile[] {
  const taken = new Set<string>();
  return readdirSync(home)
    .filter((name) => !name.startsWith('.') && extname(name) !== '.json' && isFile(join(home, name)))
    .toSorted()
    .map((name) => {
      const short = basename(name, extname(name));
      // the results of 001.pdf and 001.eml would overwrite each other
      const id = taken.has(short) ? name : short;
      taken.add(id);
      return { id, path: join(home, name) };
    });
}

/** Whether a path is a file; a broken link is not. */
function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

function truthsIn(folder: string): Truth[] {
  return readdirSync(folder)
    .filter((name) => extname(name) === '.json')
    .toSorted()
    .map((name) => {
      const truth = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Omit<Truth, 'id'>;
      return { ...truth, id: basename(name, '.json') };
    });
}
