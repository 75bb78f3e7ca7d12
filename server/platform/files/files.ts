import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { storeInFolder } from './folder.ts';
import { receiveInto } from './incoming.ts';
import { storeInS3 } from './s3.ts';
import type { Files } from './shape.ts';

/** Files in an S3 service if one is configured, else in `DATA_DIR/files`. Nothing is opened before its first use. */
export function openFiles({ DATA_DIR, S3_URL }: Pick<Config, 'DATA_DIR' | 'S3_URL'>): Files {
  const folder = join(DATA_DIR, 'files');
  const store = S3_URL === undefined ? storeInFolder(folder) : storeInS3(S3_URL);
  return { ...store, ...receiveInto(join(folder, 'incoming')) };
}
