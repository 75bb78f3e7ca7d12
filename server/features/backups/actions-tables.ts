import { createHash } from 'node:crypto';
import type { CopySession } from '#server/database/shape.ts';
import type { Table } from '#server/database/tables.ts';
import type { Sum } from './format.ts';

const piece_bytes = 4 * 1024 * 1024;
const line_end = 0x0a;

/** Counts rows and hashes their text while it passes. */
export class Summing {
  readonly #hash = createHash('sha256');
  #rows = 0;

  add(lines: Uint8Array): void {
    this.#hash.update(lines);
    // a line end within a value is written as two characters
    for (let at = lines.indexOf(line_end); at !== -1; at = lines.indexOf(line_end, at + 1)) this.#rows += 1;
  }

  sum(): Sum {
    return { rows: this.#rows, sha256: this.#hash.digest('hex') };
  }
}

/** The rows of a table in the order of its key, in pieces of whole lines. */
export async function* readPieces(session: CopySession, table: Table): AsyncGenerator<Buffer> {
  let held: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of session.copyOut(selectOf(table))) {
    held.push(chunk);
    bytes += chunk.length;
    if (bytes < piece_bytes) continue;
    const all = Buffer.concat(held);
    const end = all.lastIndexOf(line_end) + 1;
    if (end > 0) yield all.subarray(0, end);
    held = [all.subarray(end)];
    bytes = all.length - end;
  }
  if (bytes > 0) yield Buffer.concat(held);
}

function selectOf({ name, columns, key }: Table): string {
  const order = key.length > 0 ? key.join(', ') : `${quote(name)}::text collate "C"`;
  return `select ${columns.map(quote).join(', ')} from ${quote(name)} order by ${order}`;
}

/** What rows are copied into: the table with the columns of the backup. */
export function targetOf({ name, columns }: Pick<Table, 'name' | 'columns'>): string {
  return `${quote(name)} (${columns.map(quote).join(', ')})`;
}

function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** Reads a table again, as a backup of it would be. */
export async function sumOf(session: CopySession, table: Table): Promise<Sum> {
  const summing = new Summing();
  for await (const piece of readPieces(session, table)) summing.add(piece);
  return summing.sum();
}
