import { z } from 'zod';

/*
 * What the archive of a backup holds, in this order: `backup.json`, the secret of the instance, the rows of each table
 * in pieces, the jobs that wait, the files of documents, and `sums.json`, without which the file was cut short.
 */

/** A backup of a higher format was made by a newer program, and cannot be read. */
export const format = 1;

export const names = {
  facts: 'backup.json',
  secret: 'secret',
  jobs: 'jobs.jsonl',
  sums: 'sums.json',
  /** @param piece from 1 */
  rows: (table: string, piece: number) => `tables/${table}/${String(piece).padStart(6, '0')}.copy`,
  file: (key: string) => `files/${key}`,
} as const;

/** The table or the key in the name of an entry; null for entries of other kinds. */
export function tableOf(name: string): string | null {
  return /^tables\/(\w+)\/\d{6}\.copy$/.exec(name)?.[1] ?? null;
}
export function keyOf(name: string): string | null {
  return /^files\/([\da-f-]{36})$/.exec(name)?.[1] ?? null;
}

/** What a reader has to know before the first row. */
export const facts_schema = z.object({
  format: z.int(),
  /** of the program that made it */
  version: z.string(),
  made_at: z.string(),
  has_files: z.boolean().default(true),
  /** the migrations that the database had: the schema of the rows */
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
});
export type Facts = z.infer<typeof facts_schema>;

/** The rows of a table, and the SHA-256 of their text in the order of the primary key. */
const sum_schema = z.object({ rows: z.int(), sha256: z.string() });
export type Sum = z.infer<typeof sum_schema>;

export const sums_schema = z.object({
  tables: z.record(z.string(), sum_schema),
  jobs: z.int(),
  files: z.record(z.string(), z.object({ size: z.int(), sha256: z.string() })),
  /** files that were deleted while the backup was made, or that were missing before */
  missing_files: z.array(z.string()),
});
export type Sums = z.infer<typeof sums_schema>;
