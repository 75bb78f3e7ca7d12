import { parse } from 'node:path';
import { Readable } from 'node:stream';
import { cleanFileName, largest_document, type DocumentType } from '#domain/documents.ts';
import { isPassing } from '#server/database/failures.ts';
import { CodedError, fieldError } from '#server/platform/errors.ts';
import type { OpenUpload, Upload } from '#server/platform/http/upload.ts';
import { newId } from '#server/platform/ids.ts';
import type { Scope } from '#server/platform/scope.ts';
import type { Services } from '#server/services.ts';
import { roomOf } from '../room/actions.ts';
import { photographOf, type PhotographSource } from './actions-photographs.ts';
import { isPicture, judgeType } from './actions-type.ts';

/** A received file that is put into the file store. */
export interface KeptFile {
  file_key: string;
  name: string;
  media_type: DocumentType;
  size: number;
  /** of a photograph */
  day: string | null;
}

interface UploadTo {
  openUpload: OpenUpload;
  owner_id: string;
  /** of a photograph */
  day?: string | null;
  /** the caller has left */
  gone?: AbortSignal;
}

/**
 * Receives a file, checks its type and stores it; `record` then writes its row. The file comes before the row, so that
 * no row ever names a missing file. The owner's room is checked before the file is read, so that a phone does not send
 * for minutes what is refused; `record` checks the real size.
 * @throws CodedError `invalid`, `too_large`, `unsupported_media`, `too_many_requests`, `busy`, `no_space`, `unavailable`
 */
export async function receiveFile<Done>(
  services: Services,
  scope: Scope,
  { openUpload, owner_id, day = null, gone }: UploadTo,
  record: (file: KeptFile) => Promise<Done>,
): Promise<Done> {
  return withFewOthers(scope, async () => {
    const room = await roomOf(services, services.database.query, owner_id);
    // a photograph takes less room than what arrives
    const upload = await openUpload(largest_document, day === null || room <= 0 ? room : largest_document);
    const file =
      day === null
        ? await storeFile(services, upload)
        : await storePhotograph(services, upload, day, gone === undefined ? {} : { gone });
    try {
      return await record(file);
    } catch (error) {
      // a broken connection may have committed: `tidyFiles` checks later whether there is a row
      if (!isPassing(error)) await dropFiles(services, [file.file_key]);
      throw error;
    }
  });
}

/**
 * Stores a file that no row names yet: the file comes before its row, and outside of its transaction, as a slow service
 * would hold the rows, and on PGlite block all users.
 * @throws CodedError `invalid`, `too_large`, `unsupported_media`, `no_space`, `unavailable`
 */
export async function storeFile(
  { files }: Pick<Services, 'files'>,
  { name, content }: Upload,
): Promise<KeptFile> {
  const file = await files.receive(content, largest_document);
  try {
    if (file.size === 0) throw fieldError('file', 'empty_file');
    const media_type = await judgeType(file.path);
    if (media_type === null) throw new CodedError('unsupported_media');
    const file_key = newId();
    await files.put(file_key, file);
    return { file_key, name: cleanFileName(name), media_type, size: file.size, day: null };
  } finally {
    await file.discard();
  }
}

/**
 * `storeFile` for a picture of a day, whatever its format and size.
 * @throws CodedError as `storeFile`, and `too_many_requests`, `busy`
 */
export async function storePhotograph(
  { files }: Pick<Services, 'files'>,
  { name, content }: Upload,
  day: string,
  source: PhotographSource,
): Promise<KeptFile> {
  const file = await files.receive(content, largest_document);
  let picture: Buffer;
  try {
    if (file.size === 0) throw fieldError('file', 'empty_file');
    if (!isPicture(await judgeType(file.path))) throw new CodedError('unsupported_media');
    picture = await photographOf(file.path, source);
  } finally {
    await file.discard();
  }
  const kept = await storeFile({ files }, { name, content: Readable.from([picture]) });
  return { ...kept, name: cleanFileName(`${parse(kept.name).name}.jpg`), day };
}

/** Removes stored files without a row. A failure loses nothing: `tidyFiles` finds files that are left. */
export async function dropFiles(
  { files, log }: Pick<Services, 'files' | 'log'>,
  keys: readonly string[],
): Promise<void> {
  for (const key of keys)
    await files
      .delete(key)
      .catch((error: unknown) => log.warn({ err: error }, 'a file could not be removed'));
}

/** Concurrent uploads of one user in this process: enough for a dropped folder, too few to fill a disk. */
const most_at_once = 10;
const under_way = new Map<string, number>();

async function withFewOthers<Result>({ user_id }: Scope, work: () => Promise<Result>): Promise<Result> {
  const others = under_way.get(user_id) ?? 0;
  if (others >= most_at_once) throw new CodedError('too_many_requests', { retry_after: 5 });
  under_way.set(user_id, others + 1);
  try {
    return await work();
  } finally {
    const left = (under_way.get(user_id) ?? 1) - 1;
    if (left > 0) under_way.set(user_id, left);
    else under_way.delete(user_id);
  }
}
