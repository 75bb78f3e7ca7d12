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

export function targetsOf(
  { ours, baseline }: Contestants,
  { id, records, headers }: Owner,
): [Target, Target] {
  return [
    { url: `${ours.url}/api/cruises?limit=${records}`, headers },
    { url: `${baseline.url}/cruises?owner=${id}&limit=${records}`, headers },
  ];
}

/** Checks a list, as an incomplete list or an error would be fast. @returns its bytes */
export async function checkList({ url, headers }: Target, records: number): Promise<number> {
  const text = await (await fetch(url, { headers })).text();
  const answer = JSON.parse(text) as unknown[] | { items: unknown[] };
  const items = Array.isArray(answer) ? answer : answer.items;
  if (items.length !== records) throw new Error(`${url} answers ${items.length} records, not ${records}.`);
  return Buffer.byteLength(text);
}
