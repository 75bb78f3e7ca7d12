// The two servers that are compared on one database.
import { cpSync } from 'node:fs';
import { join } from 'node:path';

import { startProcess, startScript } from '#server/testing/process.ts';
import type { Target } from './load.ts';
import type { Contestants, Owner } from './shape.ts';

/** Starts both servers; if the database is a folder, which only one process may open, the baseline gets a copy. */
export async function startBoth(settings: Record<string, string>): Promise<Contestants> {
  const folder = settings['DATA_DIR'] ?? '';
  const copy = { ...settings, DATA_DIR: `${folder}-copy` };
  if (settings['DATABASE_URL'] === undefined) {
    cpSync(join(folder, 'database'), join(copy.DATA_DIR, 'database'), { recursive: true });
  }
  const baseline = await startScript(
    ['tools/bench/baseline.ts'],
    copy,
    /^Listening on (http:\S+)/m,
    '/healthz',
  );
  return { ours: await startProcess(settings), baseline };
}

/**
 * The limits of a list: the bytes that the server answers, built by one statement and from memory.
 * @throws if the statement builds others
 */
export async function limitsOf(
  { baseline }: Contestants,
  { id, records, headers }: Owner,
  ours: Target,
): Promise<{ statement: Target; memory: Target }> {
  const text = await (await fetch(ours.url, { headers: ours.headers })).text();
  const statement = { url: `${baseline.url}/list?owner=${id}&limit=${records}`, headers };
  const built = await (await fetch(statement.url)).text();
  if (built !== text) throw new Error(`${statement.url} builds other bytes than ${ours.url}.`);
  const memory = { url: `${baseline.url}/text/${id}`, headers };
  await fetch(memory.url, { method: 'PUT', headers: { 'content-type': 'text/plain' }, body: text });
  return { statement, memory };
}

/** Checks a list, as an incomplete list or an error would be fast. @returns its bytes */
export async function checkList({ url, headers }: Target, records: number): Promise<number> {
  const text = await (await fetch(url, { headers })).text();
  const answer = JSON.parse(text) as unknown[] | { items: unknown[] };
  const items = Array.isArray(answer) ? answer : answer.items;
  if (items.length !== records) throw new Error(`${url} answers ${items.length} records, not ${records}.`);
  return Buffer.byteLength(text);
}
