import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { ImportPreview } from '#contract/archive.ts';
import { archive_format } from '#server/features/archive/actions.ts';
import { openArchive } from '#server/platform/archive/read.ts';
import type { Caller } from './server.ts';

/** Downloads the archive of an account. */
export async function download(caller: Caller): Promise<Buffer> {
  const response = await fetch(`${caller.url}/api/account/export`, { headers: caller.headers });
  assert.equal(response.status, 200);
  return Buffer.from(await response.arrayBuffer());
}

/** Sends an archive to be taken in, and answers the preview. */
export async function sendIn(
  caller: Caller,
  archive: Uint8Array,
): Promise<{ status: number; body: ImportPreview }> {
  const form = new FormData();
  form.append('file', new Blob([archive as BlobPart]), 'gangway.zip');
  const response = await fetch(`${caller.url}/api/account/import`, {
    method: 'POST',
    body: form,
    headers: caller.headers,
  });
  return { status: response.status, body: (await response.json()) as ImportPreview };
}

/** The files of an archive by their names, without its manifest; all hashes are checked. */
export async function unpack(archive: Buffer): Promise<Map<string, Buffer>> {
  const folder = mkdtempSync(join(tmpdir(), 'gangway-archive-'));
  try {
    const path = join(folder, 'archive.zip');
    writeFileSync(path, archive);
    const opened = await openArchive(path, archive.length, archive_format);
    const files = new Map<string, Buffer>();
    for (const name of opened.files.keys()) files.set(name, await buffer(await opened.open(name)));
    opened.close();
    return files;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The records of a file of JSON lines. */
export function linesOf<Line>(files: ReadonlyMap<string, Buffer>, noun: string): Line[] {
  const text = files.get(`record/${noun}.jsonl`)?.toString() ?? '';
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line);
}
