import { createHmac } from 'node:crypto';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { changeSettings as settings_call, type SettingsChange } from '#contract/account.ts';
import type { ImportPreview, ImportResult } from '#contract/archive.ts';
import { document as document_shape } from '#contract/documents.ts';
import { putMemberships as memberships_call, type GivenMembership } from '#contract/loyalty.ts';
import { id as id_shape } from '#contract/values.ts';
import { entitlementOf } from '#domain/entitlements.ts';
import type { Moment } from '#domain/timeline.ts';
import { changeSettings, readSettings } from '#server/features/account/actions.ts';
import { dropFiles, storeFile, type KeptFile } from '#server/features/cruises/documents/actions.ts';
import { workOutRoutes } from '#server/features/cruises/route/actions.ts';
import { putMemberships, readLoyalty } from '#server/features/loyalty/actions.ts';
import { hasFeature, planOf, readUser, requireFeature } from '#server/features/users/access.ts';
import { BadArchive, openArchive, type OpenArchive } from '#server/platform/archive/read.ts';
import { CodedError, fieldError } from '#server/platform/errors.ts';
import type { OpenUpload } from '#server/platform/http/upload.ts';
import { newId } from '#server/platform/ids.ts';
import type { Scope } from '#server/platform/scope.ts';
import type { Services } from '#server/services.ts';
import { archive_format, enter } from './actions.ts';
import { writtenOf } from './actions-archived.ts';
import { takeIn, type ArchivedDocument } from './actions-take-in.ts';

/** Beside the documents, whose room the plan bounds: ten thousand cruises take a tenth of it. */
const most_beside_documents = 256 * 1024 ** 2;
const largest_archive = 4 * 1024 ** 3;
/** Of one line: a cruise with all its parts at their longest. */
const longest_line = 8 * 1024 ** 2;

/** The archive that each account sent last in this process: it takes the place of the one before. */
const pending = new Map<string, string>();

/**
 * The key of a pending archive in the file store, where files that no row names are removed after an hour. It follows
 * from the account and the id, so that no row is needed and nobody else's id leads to it.
 */
function keyOf({ config }: Pick<Services, 'config'>, { user_id }: Scope, id: string): string {
  const hash = createHmac('sha256', config.SECRET).update(`archive ${user_id} ${id}`).digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    hash.slice(12, 16),
    hash.slice(16, 20),
    hash.slice(20, 32),
  ].join('-');
}

/**
 * Receives an archive and says what taking it in would do: each cruise is recorded in a transaction that is rolled back.
 * @throws CodedError `plan_required`; `invalid` on `file` for what is no whole archive of ours; `too_large`, `no_space`
 */
export async function previewImport(
  services: Services,
  scope: Scope,
  openUpload: OpenUpload,
  moment: Moment,
): Promise<ImportPreview> {
  await requireFeature(services, scope, 'export');
  const leave = enter(scope);
  try {
    const user = await readUser(services.database.query, scope);
    if (user === null) throw new CodedError('not_authenticated');
    const { bytes } = entitlementOf(planOf(services, user, services.clock.now()));
    const largest = Math.min(bytes + most_beside_documents, largest_archive);
    const { content } = await openUpload(largest, largest);
    const file = await services.files.receive(content, largest);
    try {
      const found = await reading(file, async (archive) => {
        await proveAll(archive);
        return preview(services, scope, archive, moment);
      });
      const id = newId();
      const before = pending.get(scope.user_id);
      if (before !== undefined) await services.files.delete(before);
      pending.set(scope.user_id, keyOf(services, scope, id));
      await services.files.put(keyOf(services, scope, id), file);
      return { id, ...found };
    } finally {
      await file.discard();
    }
  } finally {
    leave();
  }
}

/**
 * Takes in the archive of a preview, all of a cruise or nothing of it.
 * @throws CodedError `gone` for an unknown one, or one of another account, or after an hour
 */
export async function carryOutImport(
  services: Services,
  scope: Scope,
  { id, ...choice }: { id: string; changed: boolean; settings: boolean },
  moment: Moment,
): Promise<ImportResult> {
  await requireFeature(services, scope, 'export');
  const leave = enter(scope);
  try {
    const key = keyOf(services, scope, id);
    const kept = await services.files.get(key);
    if (kept === null) throw new CodedError('gone');
    const file = await services.files.receive(kept.content, kept.size);
    try {
      const result = await reading(file, (archive) => carryOut(services, scope, archive, choice, moment));
      await services.files.delete(key);
      return result;
    } finally {
      await file.discard();
    }
  } finally {
    leave();
  }
}

async function reading<Done>(
  { path, size }: { path: string; size: number },
  work: (archive: OpenArchive) => Promise<Done>,
): Promise<Done> {
  try {
    const archive = await openArchive(path, size, archive_format);
    try {
      return await work(archive);
    } finally {
      archive.close();
    }
  } catch (error) {
    throw error instanceof BadArchive ? fieldError('file', error.refusal) : error;
  }
}

/** Reads every file to its end, where its hash is compared. */
async function proveAll(archive: OpenArchive): Promise<void> {
  for (const name of archive.files.keys()) {
    for await (const _chunk of await archive.open(name));
  }
}

/** The records of a file of JSON lines. @throws BadArchive for a line that is none */
async function* linesOf(archive: OpenArchive, noun: string): AsyncGenerator {
  const name = `record/${noun}.jsonl`;
  if (!archive.files.has(name)) throw new BadArchive('archive_damaged', `there is no ${name}`);
  const content = await archive.open(name);
  const { promise: failed, reject } = Promise.withResolvers<never>();
  failed.catch(() => undefined);
  content.once('error', reject);
  const lines = createInterface({ input: content, crlfDelay: Infinity })[Symbol.asyncIterator]();
  try {
    for (;;) {
      const { value, done } = await Promise.race([lines.next(), failed]);
      if (done === true) return;
      if (value.length > longest_line) throw new BadArchive('archive_damaged', 'a line is too long');
      yield parseLine(value);
    }
  } finally {
    content.destroy();
  }
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw new BadArchive('archive_damaged', 'a line is no JSON', { cause: error });
  }
}

async function readAll<Shape extends z.ZodType>(
  archive: OpenArchive,
  noun: string,
  shape: Shape,
): Promise<z.output<Shape>[]> {
  const records: z.output<Shape>[] = [];
  for await (const line of linesOf(archive, noun)) {
    const parsed = shape.safeParse(line);
    if (!parsed.success) throw new BadArchive('archive_damaged', `a record of ${noun} is another one`);
    records.push(parsed.data);
  }
  return records;
}

const listedDocument = document_shape
  .pick({ id: true, name: true, size: true, media_type: true })
  .extend({ cruise_id: id_shape, file: z.string().nullable() });
type ListedDocument = z.output<typeof listedDocument>;

const named = z.looseObject({
  id: id_shape,
  ship_name: z.string().max(500).nullable().catch(null),
  start_date: z.string().max(20).nullable().catch(null),
  end_date: z.string().max(20).nullable().catch(null),
});

interface FoundCruise {
  line: unknown;
  named: Pick<z.output<typeof named>, 'id' | 'ship_name' | 'start_date' | 'end_date'>;
  documents: ListedDocument[];
}

/** The cruises of an archive, one after the other. */
async function* cruisesOf(archive: OpenArchive): AsyncGenerator<FoundCruise> {
  const documents = Map.groupBy(
    (await readAll(archive, 'documents', listedDocument)).filter(({ file }) => file !== null),
    ({ cruise_id }) => cruise_id,
  );
  const seen = new Set<string>();
  for await (const line of linesOf(archive, 'cruises')) {
    const parsed = named.safeParse(line);
    if (!parsed.success || seen.has(parsed.data.id))
      throw new BadArchive('archive_damaged', 'a cruise has no id, or one that is there twice');
    const { id, ship_name, start_date, end_date } = parsed.data;
    seen.add(id);
    yield { line, named: { id, ship_name, start_date, end_date }, documents: documents.get(id) ?? [] };
  }
}

/** Ends a transaction that only tried what would happen. */
class RolledBack extends Error {
  readonly outcome: 'added' | 'changed' | 'kept';
  constructor(outcome: RolledBack['outcome']) {
    super('rolled back');
    this.outcome = outcome;
  }
}

const state_of = { added: 'new', changed: 'changed', kept: 'same' } as const;

async function preview(
  services: Services,
  scope: Scope,
  archive: OpenArchive,
  moment: Moment,
): Promise<Omit<ImportPreview, 'id'>> {
  const cruises: ImportPreview['cruises'] = [];
  const may_keep = await hasFeature(services, scope, 'documents');
  for await (const found of cruisesOf(archive)) {
    try {
      const archived = writtenOf(found.line);
      // no file is stored for a trial, and its row is rolled back
      const documents = found.documents.map(({ id, name, size, media_type }) => {
        return { id, name, size, stored: { file_key: newId(), name, media_type, size } };
      });
      if (documents.length > 0 && !may_keep) throw new CodedError('plan_required');
      await services.database.transaction(async (tx) => {
        const trial = { archived, documents, changes: true, moment };
        throw new RolledBack((await takeIn(tx, services, scope, trial)).outcome);
      });
    } catch (error) {
      cruises.push({ ...found.named, ...stateOf(error) });
    }
  }
  return {
    made_at: null,
    cruises,
    memberships: await compareMemberships(services, scope, archive, moment),
    settings: (await changedSettings(services, scope, archive)) === null ? 'same' : 'changed',
    shares: (await readAll(archive, 'shares', sharedWith)).slice(0, 500),
  };
}

const sharedWith = z.object({ user_email: z.string().max(320), ship_name: z.string().max(500).nullable() });

function stateOf(error: unknown): Pick<ImportPreview['cruises'][number], 'state' | 'reason' | 'fields'> {
  if (error instanceof RolledBack) return { state: state_of[error.outcome], reason: null, fields: [] };
  return { state: 'impossible', ...whyNot(error) };
}

/** A refusal of one cruise; every other error ends the import. */
function whyNot(error: unknown): Pick<ImportPreview['cruises'][number], 'reason' | 'fields'> {
  if (!(error instanceof CodedError) || error.status >= 500 || error.code === 'not_authenticated') {
    if (!(error instanceof CodedError && error.code === 'no_space')) throw error;
  }
  return { reason: error.code, fields: Object.keys(error.particulars.fields ?? {}) };
}

async function carryOut(
  services: Services,
  scope: Scope,
  archive: OpenArchive,
  choice: { changed: boolean; settings: boolean },
  moment: Moment,
): Promise<ImportResult> {
  const cruises: ImportResult['cruises'] = [];
  const may_keep = await hasFeature(services, scope, 'documents');
  for await (const found of cruisesOf(archive)) {
    try {
      const archived = writtenOf(found.line);
      if (found.documents.length > 0 && !may_keep) throw new CodedError('plan_required');
      const outcome = await recordOne(services, scope, archive, {
        archived,
        documents: found.documents,
        changes: choice.changed,
        moment,
      });
      cruises.push({ ...found.named, outcome, reason: null, fields: [] });
    } catch (error) {
      cruises.push({ ...found.named, outcome: 'refused', ...whyNot(error) });
    }
  }
  const how = await compareMemberships(services, scope, archive, moment);
  if (how === 'new' || (how === 'changed' && choice.changed))
    await takeMemberships(services, scope, archive, moment);
  const settings = choice.settings ? await changedSettings(services, scope, archive) : null;
  if (settings !== null) await changeSettings(services, scope, settings);
  return { cruises };
}

/** The files are stored before the transaction that names them, and removed if it names them not. */
async function recordOne(
  services: Services,
  scope: Scope,
  archive: OpenArchive,
  {
    documents: listed,
    ...cruise
  }: Omit<Parameters<typeof takeIn>[3], 'documents'> & { documents: readonly ListedDocument[] },
): Promise<'added' | 'changed' | 'kept'> {
  const stored: KeptFile[] = [];
  let kept: readonly string[] = [];
  try {
    // most cruises of a second import are there: their files need not be unpacked to find that out
    const wanted = await isWanted(services, scope, { ...cruise, documents: listed });
    if (!wanted) return 'kept';
    const documents: ArchivedDocument[] = [];
    for (const { id, name, file } of listed) {
      const content = await archive.open(file ?? '');
      const one = await storeFile(services, { name, content: content as AsyncIterable<Uint8Array> });
      stored.push(one);
      documents.push({ id, name: one.name, size: one.size, stored: one });
    }
    const done = await services.database.transaction((tx) =>
      takeIn(tx, services, scope, { ...cruise, documents }),
    );
    kept = done.kept_files;
    workOutRoutes(services, [done.id]);
    return done.outcome;
  } finally {
    await dropFiles(
      services,
      stored.map(({ file_key }) => file_key).filter((key) => !kept.includes(key)),
    );
  }
}

async function isWanted(
  services: Services,
  scope: Scope,
  { documents, ...cruise }: Parameters<typeof recordOne>[3],
): Promise<boolean> {
  if (documents.length === 0) return true;
  const trial = documents.map(({ id, name, size, media_type }) => {
    return { id, name, size, stored: { file_key: newId(), name, media_type, size } };
  });
  try {
    return await services.database.transaction(async (tx) => {
      throw new RolledBack((await takeIn(tx, services, scope, { ...cruise, documents: trial })).outcome);
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.outcome !== 'kept';
    throw error;
  }
}

const archivedMembership = z.looseObject({ cruise_line_id: z.string().max(200) });
type Members = Map<string, GivenMembership[]>;

/** The members of each line, without the ids of their rows. */
async function membersOf(archive: OpenArchive): Promise<Members> {
  const lines = Map.groupBy(
    await readAll(archive, 'memberships', archivedMembership),
    ({ cruise_line_id }) => cruise_line_id,
  );
  return new Map(
    Array.from(lines, ([line, members]) => {
      const items = members.map(({ cruise_line_id: _line, id: _id, ...member }) => member);
      const parsed = memberships_call.body.safeParse({ items });
      if (!parsed.success) throw new BadArchive('archive_damaged', 'memberships are other ones');
      return [line, parsed.data.items];
    }),
  );
}

async function compareMemberships(
  services: Services,
  scope: Scope,
  archive: OpenArchive,
  moment: Moment,
): Promise<ImportPreview['memberships']> {
  const archived = await membersOf(archive);
  if (archived.size === 0) return 'none';
  const own = Map.groupBy(
    (await readLoyalty(services, scope, moment)).memberships,
    ({ cruise_line_id }) => cruise_line_id,
  );
  const states = Array.from(archived, ([line, members]) => {
    const there = own.get(line);
    if (there === undefined) return 'new';
    return textOfMembers(there) === textOfMembers(members) ? 'same' : 'changed';
  });
  return states.find((state) => state === 'changed') ?? states.find((state) => state === 'new') ?? 'same';
}

function textOfMembers(members: readonly GivenMembership[]): string {
  const texts = members.map((member) => JSON.stringify(memberFields.map((name) => member[name] ?? null)));
  return texts.toSorted().join('\n');
}

const memberFields = [
  'member_name',
  'loyalty_number',
  'tier',
  'points',
  'points_as_of',
  'points_per_night',
  'points_per_cruise',
] as const satisfies (keyof GivenMembership)[];

/** Lines that this instance does not know are left out. */
async function takeMemberships(
  services: Services,
  scope: Scope,
  archive: OpenArchive,
  moment: Moment,
): Promise<void> {
  for (const [cruise_line_id, items] of await membersOf(archive)) {
    try {
      await putMemberships(services, scope, { cruise_line_id, items }, moment);
    } catch (error) {
      if (!(error instanceof CodedError && error.code === 'not_found')) throw error;
    }
  }
}

/** The settings of the archive that differ, as a change; null: none does. */
async function changedSettings(
  services: Services,
  scope: Scope,
  archive: OpenArchive,
): Promise<SettingsChange | null> {
  const [archived] = await readAll(archive, 'settings', archivedSettings);
  if (archived === undefined) return null;
  const { user, is_reminder_offer_answered, ...fields } = archived;
  const own = await readSettings(services, scope);
  const before: Record<string, unknown> = { ...own, ...own.user };
  const shape = settings_call.body.shape;
  const wanted = Object.entries({
    ...fields,
    ...user,
    ...(is_reminder_offer_answered === true && { is_reminder_offer_answered }),
  }).filter(([name, value]) => Object.hasOwn(shape, name) && value !== before[name]);
  const parsed = settings_call.body.safeParse(Object.fromEntries(wanted));
  return wanted.length === 0 || !parsed.success ? null : parsed.data;
}

const archivedSettings = z.looseObject({
  user: z.object({ first_name: z.string(), last_name: z.string() }),
  is_reminder_offer_answered: z.unknown(),
});
