import { cleanFileName, most_document_bytes, most_documents, most_photographs } from '#domain/documents.ts';
import type { Queryable } from '#server/database/shape.ts';
import { requireFeature } from '#server/features/users/access.ts';
import { refuseDeleted } from '#server/features/revisions/access.ts';
import { CodedError, fieldError } from '#server/platform/errors.ts';
import { Readable } from 'node:stream';
import type { StoredFile } from '#server/platform/files/shape.ts';
import type { OpenUpload } from '#server/platform/http/upload.ts';
import { newId } from '#server/platform/ids.ts';
import type { Scope } from '#server/platform/scope.ts';
import type { Services } from '#server/services.ts';
import { findOwner } from '../access.ts';
import { lockCruise, recomputeTotals, refuseOtherDay } from '../change/actions.ts';
import { refuseFullAccount } from '../room/actions.ts';
import type { CruiseRow } from '../store.ts';
import { receiveFile, type KeptFile } from './actions-incoming.ts';
import { smallPictureOf } from './actions-photographs.ts';
import { removeFilesLater } from './actions-removal.ts';
import { isPicture } from './actions-type.ts';
import * as store from './store.ts';

export type StoredDocument = store.StoredDocument;

/** For other features that receive files. */
export { dropFiles, receiveFile, storeFile, storePhotograph, type KeptFile } from './actions-incoming.ts';
export { beginsAsPicture } from './actions-type.ts';
export { removeFilesLater } from './actions-removal.ts';
/** For the archive of an account, which names no key in it. */
export { listOwnFiles } from './store.ts';

/** The body of a list, as JSON text. @throws CodedError `not_found` */
export async function listDocuments(
  { database: { query } }: Pick<Services, 'database'>,
  scope: Scope,
  cruise_id: string,
): Promise<string> {
  const found = await store.listDocuments(query, scope, cruise_id);
  if (found === null) throw new CodedError('not_found');
  return `{"items":${found.items},"next_cursor":null,"total":${found.total}}`;
}

interface DocumentToAdd {
  cruise_id: string;
  id?: string | undefined;
  /** of a photograph */
  day: string | null;
  /** the caller has left */
  gone?: AbortSignal;
}

/**
 * Adds a file to a cruise, or a photograph to one of its days. A document of the cruise with the same id was sent before,
 * and is returned unchanged; another cruise's is a `conflict`. @throws CodedError `not_found`, `deleted`,
 * `plan_required` and `invalid` by the day before it is read; `invalid`, `too_large`, `unsupported_media`; `conflict` if
 * the cruise is full; `no_space`, also if the account is; `too_many_requests`, `busy`, `unavailable`
 */
export async function addDocument(
  services: Services,
  scope: Scope,
  { cruise_id, id = newId(), day, gone }: DocumentToAdd,
  openUpload: OpenUpload,
): Promise<StoredDocument> {
  const { query } = services.database;
  const measured = await store.measure(query, scope, cruise_id, day);
  const sent_before = measured && (await store.readDocument(query, cruise_id, id));
  if (sent_before !== null) return sent_before;
  if (measured === null) throw new CodedError('not_found');
  const owner = await mustFindOwner(query, scope, cruise_id);
  await refuseDeleted(query, owner, id);
  refuseFull(measured, { size: 1, day });
  await requireFeature(services, scope, 'documents');
  refuseOtherDay(measured, day);
  const to = { openUpload, owner_id: owner, day, ...(gone && { gone }) };
  const kept = receiveFile(services, scope, to, (file) =>
    services.database.transaction(async (tx) => {
      const owner_id = await mustFindOwner(tx, scope, cruise_id);
      await refuseFullAccount(tx, services, owner_id, file.size);
      const cruise = await lockCruise(tx, scope, cruise_id);
      refuseOtherDay(cruise, day);
      // the first of two may have arrived and been deleted while this one was on its way
      await refuseDeleted(tx, owner_id, id);
      await keepFile(services, tx, scope, cruise, file, id);
      return readIn(tx, cruise_id, id);
    }),
  );
  return kept.catch(async (error: unknown) => {
    // the same file came twice at once
    const is_refused = error instanceof CodedError && error.code !== 'not_found';
    const twin = is_refused ? await store.readDocument(query, cruise_id, id) : null;
    if (twin === null) throw error;
    return twin;
  });
}

/** The owner of a cruise, who may differ from the caller. @throws CodedError `not_found` */
async function mustFindOwner(query: Queryable, scope: Scope, cruise_id: string): Promise<string> {
  const owner_id = await findOwner(query, scope, cruise_id);
  if (owner_id === null) throw new CodedError('not_found');
  return owner_id;
}

/**
 * Makes a stored file a document of a locked cruise. @returns the id of the document
 * @throws CodedError `conflict`, `too_large` when the cruise has enough documents; `conflict` for the id of another one
 */
export async function keepFile(
  services: Pick<Services, 'clock'>,
  tx: Queryable,
  scope: Scope,
  cruise: Pick<CruiseRow, 'id' | 'version'>,
  file: KeptFile,
  id: string = newId(),
): Promise<string> {
  refuseFull(await store.measure(tx, scope, cruise.id, file.day), file);
  const date_added = services.clock.now().toISOString();
  if (!(await store.insertDocument(tx, { ...file, id, cruise_id: cruise.id, date_added })))
    throw new CodedError('conflict');
  await recomputeTotals(services, tx, scope, cruise);
  return id;
}

function refuseFull(
  there: store.Measured | null,
  { size, day }: Pick<KeptFile, 'size' | 'day'>,
): store.Measured {
  if (there === null) throw new CodedError('not_found');
  if (there.bytes + size > most_document_bytes) throw new CodedError('too_large');
  if (day !== null && there.count >= most_photographs) throw fieldError('day', 'day_is_full');
  if (day === null && there.count >= most_documents) throw new CodedError('conflict');
  return there;
}

interface NamedDocument {
  cruise_id: string;
  id: string;
}

/** A file that is ready to be sent. */
export interface OpenDocument extends StoredFile {
  name: string;
  media_type: string;
}

/** @throws CodedError `not_found`; `file_gone` when the row exists and the file does not */
export async function openDocument(
  services: Services,
  scope: Scope,
  document: NamedDocument,
): Promise<OpenDocument> {
  const { file_key, ...facts } = await mustFindFile(services, scope, document);
  return { ...(await openFile(services, document, file_key)), ...facts };
}

async function mustFindFile(
  { database: { query } }: Services,
  scope: Scope,
  { cruise_id, id }: NamedDocument,
) {
  const found = await store.findFile(query, scope, cruise_id, id);
  if (found === null) throw new CodedError('not_found');
  return found;
}

async function openFile(
  { files, log }: Services,
  { id }: NamedDocument,
  file_key: string,
): Promise<StoredFile> {
  const kept = await files.get(file_key);
  if (kept !== null) return kept;
  log.warn({ document_id: id }, 'the file of a document is gone');
  throw new CodedError('file_gone');
}

interface DocumentToChange extends NamedDocument {
  if_match: readonly number[] | null;
}

/**
 * `openDocument` for a page with many. @param gone the caller has left
 * @throws CodedError as that; `unsupported_media` for what is no picture; `too_large`, `too_many_requests`, `busy`
 */
export async function openSmall(
  services: Services,
  scope: Scope,
  document: NamedDocument,
  gone: AbortSignal,
): Promise<OpenDocument> {
  const { name, media_type, file_key } = await mustFindFile(services, scope, document);
  if (!isPicture(media_type)) throw new CodedError('unsupported_media');
  const open = async () => (await openFile(services, document, file_key)).content;
  const picture = await smallPictureOf(open, gone);
  return { content: Readable.from([picture]), size: picture.length, name, media_type: 'image/jpeg' };
}

/** @throws CodedError `not_found`; `stale` with the current document; `invalid` by the day */
export async function changeDocument(
  services: Services,
  scope: Scope,
  { cruise_id, id, if_match }: DocumentToChange,
  { name, day }: { name?: string | undefined; day?: string | undefined },
): Promise<StoredDocument> {
  return services.database.transaction(async (tx) => {
    const cruise = await lockCruise(tx, scope, cruise_id);
    const before = await readIn(tx, cruise_id, id);
    refuseStale(before, if_match);
    const current = JSON.parse(before.json) as { name: string; day: string | null };
    const wanted = { name: name === undefined ? current.name : cleanFileName(name), day: day ?? current.day };
    if (wanted.name === current.name && wanted.day === current.day) return before;
    if (wanted.day !== current.day) {
      // any other file may hold what the server takes out of photographs
      if (current.day === null) throw fieldError('day', 'not_an_option');
      refuseOtherDay(cruise, wanted.day);
      refuseFull(await store.measure(tx, scope, cruise_id, wanted.day), { size: 0, day: wanted.day });
    }
    await store.changeDocument(tx, cruise_id, id, wanted);
    await recomputeTotals(services, tx, scope, cruise);
    return readIn(tx, cruise_id, id);
  });
}

/** @throws CodedError `not_found`, `stale` */
export async function deleteDocument(
  services: Services,
  scope: Scope,
  { cruise_id, id, if_match }: DocumentToChange,
): Promise<void> {
  await services.database.transaction(async (tx) => {
    const cruise = await lockCruise(tx, scope, cruise_id);
    refuseStale(await readIn(tx, cruise_id, id), if_match);
    await removeFilesLater(services, tx, await store.deleteDocument(tx, cruise_id, id));
    await recomputeTotals(services, tx, scope, cruise);
  });
}

/** Call this before an account is deleted, in the same transaction: its rows are deleted with it, its files are not. */
export async function purge(
  services: Pick<Services, 'jobs'>,
  tx: Queryable,
  { id }: { id: string },
): Promise<void> {
  await removeFilesLater(services, tx, await store.listKeysOfUser(tx, id));
}

async function readIn(query: Queryable, cruise_id: string, id: string): Promise<StoredDocument> {
  const found = await store.readDocument(query, cruise_id, id);
  if (found === null) throw new CodedError('not_found');
  return found;
}

function refuseStale({ json, version }: StoredDocument, if_match: readonly number[] | null): void {
  if (if_match === null || if_match.includes(version)) return;
  throw new CodedError('stale', { current: JSON.parse(json) as unknown });
}
