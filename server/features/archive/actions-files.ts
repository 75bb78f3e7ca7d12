import type { Cruise } from '#contract/cruises.ts';
import { cleanFileName } from '#domain/documents.ts';

/** Names that Windows keeps for devices, with any ending. */
const of_devices = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
const longest_folder = 80;

/** Gives every file of an archive a path that each system can unpack, and no two of them the same. */
export class ArchivePaths {
  readonly #taken = new Set<string>();

  /** The folder of a cruise: its first day and its ship. */
  folderOf({ start_date, ship_name }: Pick<Cruise, 'start_date' | 'ship_name'>): string {
    const named = plainName(`${start_date} ${ship_name ?? ''}`).slice(0, longest_folder);
    return this.#free('documents', named.replace(/[\ud800-\udbff]$/, '').replace(/[. ]+$/, ''));
  }

  fileIn(folder: string, name: string): string {
    return this.#free(folder, plainName(name));
  }

  #free(folder: string, name: string): string {
    const [, stem = '', ending = ''] = /^(.+?)(\.[^.\s]{1,12})?$/s.exec(name) ?? [];
    for (let number = 1; ; number += 1) {
      const path = `${folder}/${number === 1 ? name : `${stem} (${number})${ending}`}`;
      // systems differ in whether "Ä.pdf" and "ä.pdf" are one file
      const key = path.normalize('NFC').toLowerCase();
      if (this.#taken.has(key)) continue;
      this.#taken.add(key);
      return path;
    }
  }
}

/** A name without characters that Windows refuses. */
function plainName(name: string): string {
  const plain = cleanFileName(name.replaceAll(/[<>:"|?*/\\]/g, '_')).replace(/[. ]+$/, '');
  return of_devices.test(plain) ? `_${plain}` : plain;
}
