import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isInstant } from '#domain/dates.ts';
import type { Config } from '#server/config.ts';

/*
 * The time until which this server has swept, stored outside the database: a database with an earlier time was restored
 * from a backup, and does not know which reminders were sent since.
 */

/** RFC 3339 in UTC; null if none was stored. */
export async function readKept({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): Promise<string | null> {
  const text = await readFile(path(DATA_DIR), 'utf8').catch(() => '');
  return isInstant(text.trim()) ? text.trim() : null;
}

/** @throws if DATA_DIR is not writable, which it need not be with a database and files elsewhere */
export async function keep({ DATA_DIR }: Pick<Config, 'DATA_DIR'>, until: string): Promise<void> {
  await mkdir(DATA_DIR, { recursive: true, mode: 0o700 });
  await writeFile(path(DATA_DIR), `${until}\n`, { mode: 0o600 });
}

function path(data_dir: string): string {
  return join(data_dir, 'reminders-sent-until');
}
