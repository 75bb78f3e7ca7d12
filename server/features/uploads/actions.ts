import type { z } from 'zod';
import type * as contract from '#contract/uploads.ts';
import type { Upload } from '#contract/uploads.ts';
import type { Proposal } from '#domain/proposal.ts';
import type { Queryable } from '#server/database/shape.ts';
import { hasFeature, holdUser, requireFeature } from '#server/features/users/access.ts';
import { refuseFullAccount } from '#server/features/cruises/room/actions.ts';
import { receiveFile, removeFilesLater } from '#server/features/cruises/documents/actions.ts';
import { countTry, type Limit } from '#server/features/limits/actions.ts';
import { refuseDeleted } from '#server/features/revisions/access.ts';
import { CodedError } from '#server/platform/errors.ts';
import type { StoredFile } from '#server/platform/files/shape.ts';
import type { OpenUpload } from '#server/platform/http/upload.ts';
import { newId } from '#server/platform/ids.ts';
import type { Scope } from '#server/platform/scope.ts';
import type { Services } from '#server/services.ts';
import { findMatches } from './actions-matches.ts';
import { readLooks } from './store-looks.ts';
import { wakeReader } from './actions-queue.ts';
import * as store from './store.ts';

/** A user's documents that did not become a cruise yet: enough for a drawer full of paper. */
const most_open = 100;
/** Each reading costs a minute of a core at most. */
const readings: Limit = { name: 'upload account', tries: 60, seconds: 3600 };
const kept_ms = 30 * 86_400_000;
/** The interval of recording that a user waits; recording each request would be a write for each read. */
const asked_every_ms = 5_000;

/** The end of storage of a document that changes now and does not become a cruise. */
export function keptUntil({ clock }: Pick<Services, 'clock'>): string {
  return new Date(clock.now().getTime() + kept_ms).toISOString();
}

/**
 * Receives a document, to be read as soon as a server is free. One of the account with the same id was sent before, and is
 * returned as it is.
 * @throws CodedError `plan_required`, `conflict` if too many wait already, `too_many_requests`, all before the file is
 * read; `deleted` for the id of one that is gone; `no_space` when the account has no room for it; `conflict` for the id of another account's; as `receiveFile`
 */
export async function addUpload(
  services: Services,
  scope: Scope,
  { id = newId() }: { id?: string | undefined },
  openUpload: OpenUpload,
): Promise<Upload> {
  const sent_before = await store.readSent(services.database.query, scope, id);
  if (sent_before !== null) return sent_before;
  await refuseDeleted(services.database.query, scope.user_id, id);
  await requireFeature(services, scope, 'upload');
  await refuseFull(services.database.query, scope);
  await countTry(services, [[readings, scope.user_id]]);
  // the reader starts while the file arrives
  services.reader.prepare();
  const to = { openUpload, owner_id: scope.user_id };
  const kept = receiveFile(services, scope, to, (file) =>
    services.database.transaction(async (tx) => {
      await refuseFullAccount(tx, services, scope.user_id, file.size);
      await refuseFull(tx, scope);
      const date_added = services.clock.now().toISOString();
      const kept_until = keptUntil(services);
      const row = { ...file, id, date_added, queued_at: date_added, kept_until };
      if (!(await store.insertUpload(tx, scope, row))) throw new CodedError('conflict');
      await wakeReader(services, tx);
      return readIn(tx, scope, id);
    }),
  );
  return kept.catch(async (error: unknown) => {
    // the same file came twice at once
    const twin =
      error instanceof CodedError ? await store.readSent(services.database.query, scope, id) : null;
    if (twin === null) throw error;
    return twin;
  });
}

async function refuseFull(query: Queryable, scope: Scope): Promise<void> {
  if ((await store.countOpen(query, scope)) >= most_open) throw new CodedError('conflict');
}

type Page = z.input<typeof contract.listUploads.answer>;

/** A user who opens the list may be about to send a document; the reader gets ready if their plan allows uploads. */
export async function prepareReader(services: Services, scope: Scope): Promise<void> {
  if (await hasFeature(services, scope, 'upload')) services.reader.prepare();
}

/** The user's documents, the latest first. */
export async function listUploads(
  services: Pick<Services, 'clock' | 'database'>,
  scope: Scope,
  page: { cursor?: string | undefined; limit: number },
): Promise<Page> {
  const { query } = services.database;
  const found = await store.listUploads(query, scope, page);
  const items = found.slice(0, page.limit);
  await recordAsked(services, scope, items);
  return {
    items,
    next_cursor: found.length > items.length ? (items.at(-1)?.id ?? null) : null,
    total: await store.countUploads(query, scope),
  };
}

/** A user who asks for an unread document waits for it, and needs no notice. */
async function recordAsked(
  { clock, database: { query } }: Pick<Services, 'clock' | 'database'>,
  scope: Scope,
  asked: readonly Upload[],
): Promise<void> {
  const ids = asked.filter(isBeingRead).map(({ id }) => id);
  if (ids.length === 0) return;
  const now = clock.now();
  const noted_before = new Date(now.getTime() - asked_every_ms).toISOString();
  await store.recordAsked(query, scope, ids, { now: now.toISOString(), noted_before });
}

function isBeingRead({ state }: Pick<Upload, 'state'>): boolean {
  return state === 'waiting' || state === 'reading';
}

/** An upload with its proposals, as the text of its JSON body, with its version. @throws CodedError `not_found` */
export async function readUpload(
  services: Pick<Services, 'clock' | 'database'>,
  scope: Scope,
  id: string,
): Promise<{ json: string; version: number }> {
  const { query } = services.database;
  const found = await store.readReading(query, scope, id);
  if (found === null) throw new CodedError('not_found');
  const { proposals: text, pages, ...upload } = found;
  await recordAsked(services, scope, [upload]);
  const proposals = JSON.parse(text) as Proposal[];
  const matches = await findMatches(query, scope, proposals);
  const matched = proposals.map((proposal, index) => ({ ...proposal, matches: matches[index] ?? [] }));
  const looks = JSON.stringify(await readLooks(query, proposals));
  const rest = `"proposals":${JSON.stringify(matched)},${looks.slice(1, -1)},"pages":${pages}`;
  return { json: `${JSON.stringify(upload).slice(0, -1)},${rest}}`, version: upload.version };
}

/** A file that is ready to be sent. */
export interface OpenFile extends StoredFile {
  name: string;
  media_type: string;
}

/** @throws CodedError `not_found`; `file_gone` when the row exists and the file does not */
export async function openFile(
  { database: { query }, files, log }: Services,
  scope: Scope,
  id: string,
): Promise<OpenFile> {
  const found = await store.findFile(query, scope, id);
  if (found === null) throw new CodedError('not_found');
  const kept = await files.get(found.file_key);
  if (kept === null) {
    log.warn({ upload_id: id }, 'the file of an upload is gone');
    throw new CodedError('file_gone');
  }
  return { ...kept, name: found.name, media_type: found.media_type };
}

/** Reads it again. @throws CodedError `not_found`, `plan_required`; `conflict` while it is read, or when accepted */
export async function retryUpload(services: Services, scope: Scope, id: string): Promise<Upload> {
  await requireFeature(services, scope, 'upload');
  await readIn(services.database.query, scope, id);
  await countTry(services, [[readings, scope.user_id]]);
  return services.database.transaction(async (tx) => {
    const before = await holdIn(tx, scope, id);
    if (isBeingRead(before) || before.state === 'accepted') throw new CodedError('conflict');
    await store.changeUpload(tx, id, {
      ...unread,
      state: 'waiting',
      attempts: 0,
      queued_at: services.clock.now().toISOString(),
      asked_at: null,
      kept_until: keptUntil(services),
    });
    await wakeReader(services, tx);
    return readIn(tx, scope, id);
  });
}

const unread = {
  stage: null,
  progress: 0,
  failure: null,
  reason: null,
  count: 0,
  cruises: [],
  proposals: '[]',
  pages: '[]',
  reading_id: null,
  leased_until: null,
} satisfies Partial<store.UploadRow>;

/** Stops a reading under way. @throws CodedError `not_found`; `conflict` when the document is read already */
export async function cancelUpload(services: Services, scope: Scope, id: string): Promise<Upload> {
  const upload = await services.database.transaction(async (tx) => {
    const before = await holdIn(tx, scope, id);
    if (before.state !== 'cancelled') {
      if (!isBeingRead(before)) throw new CodedError('conflict');
      await store.changeUpload(tx, id, { ...unread, state: 'cancelled', kept_until: keptUntil(services) });
    }
    return readIn(tx, scope, id);
  });
  services.reader.stop(id);
  return upload;
}

/** Discards a document: it can be restored for 30 days, and is then deleted. @throws CodedError `not_found` */
export async function discardUpload(services: Services, scope: Scope, id: string): Promise<void> {
  await services.database.transaction(async (tx) => {
    const before = await holdIn(tx, scope, id);
    await store.changeUpload(tx, id, {
      ...(isBeingRead(before) && { ...unread, state: 'cancelled' }),
      discarded_at: services.clock.now().toISOString(),
      kept_until: keptUntil(services),
    });
  });
  services.reader.stop(id);
}

/** Undoes a discard; unchanged without one. @throws CodedError `not_found`; `conflict` as `addUpload` */
export async function restoreUpload(services: Services, scope: Scope, id: string): Promise<Upload> {
  return services.database.transaction(async (tx) => {
    await holdUser(tx, scope.user_id);
    const before = await store.lockUpload(tx, scope, id);
    if (before === null) throw new CodedError('not_found');
    if (before.discarded_at === null) return readIn(tx, scope, id);
    if (before.state !== 'accepted') await refuseFull(tx, scope);
    await store.changeUpload(tx, id, { discarded_at: null, kept_until: keptUntil(services) });
    return readIn(tx, scope, id);
  });
}

/** The document, locked until the transaction ends. @throws CodedError `not_found` */
export async function holdIn(tx: Queryable, scope: Scope, id: string): Promise<store.LockedUpload> {
  const found = await store.lockUpload(tx, scope, id);
  if (found === null || found.discarded_at !== null) throw new CodedError('not_found');
  return found;
}

/** @throws CodedError `not_found` */
export async function readIn(query: Queryable, scope: Scope, id: string): Promise<Upload> {
  const found = await store.readUpload(query, scope, id);
  if (found === null) throw new CodedError('not_found');
  return found;
}

/** For routes: throws CodedError `not_found` for a document that is not the caller's. */
export function mustOwnUpload({ database: { query } }: Pick<Services, 'database'>) {
  return async (scope: Scope | null, params: Record<string, unknown> | undefined): Promise<void> => {
    if (scope === null) throw new CodedError('not_found');
    await readIn(query, scope, String(params?.['id']));
  };
}

/** Before an account is deleted, in the same transaction: its rows are deleted with it, its files are not. */
export async function purge(
  services: Pick<Services, 'jobs'>,
  tx: Queryable,
  { id }: { id: string },
): Promise<void> {
  await removeFilesLater(services, tx, await store.listKeysOfUser(tx, id));
}
