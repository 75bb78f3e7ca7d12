import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { changeSettings as settings_call, type SettingsChange } from '#contract/account.ts';
import type { ImportPreview, ImportResult } from '#contract/archive.ts';
import { document as document_shape } from '#contract/documents.ts';
import { putMemberships as memberships_call, type GivenMembership } from '#contract/loyalty.ts';
import { id as id_shape } from '#contract/values.ts';
import { cleanFileName } from '#domain/documents.ts';
import { entitlementOf } from '#domain/entitlements.ts';
import type { Moment } from '#domain/timeline.ts';
import { isPassing } from '#server/database/failures.ts';
import { changeSettings, readSettings } from '#server/features/account/actions.ts';
import {
  beginsAsPicture,
  dropFiles,
  storeFile,
  storePhotograph,
  type KeptFile,
} from '#server/features/cruises/documents/actions.ts';
import { readRoom, type Room } from '#server/features/cruises/room/actions.ts';
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
import { takeIn, type Outcome } from './actions-take-in.ts';
import { listKnown } from './store.ts';

/** Beside the documents, whose room the plan bounds: ten thousand cruises take a tenth of it. */
const most_beside_documents = 256 * 1024 ** 2;
const largest_archive = 4 * 1024 ** 3;
/** As many as the largest plan has room for. */
const most_cruises = 10_000;
/** Of one line: a cruise with all its parts at their longest. */
const longest_line = 8 * 1024 ** 2;
/** Of a list that is held in memory, as that of all documents. */
const largest_list = 16 * 1024 ** 2;

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
      const key = keyOf(services, scope, id);
      await services.files.put(key, file);
      const before = pending.get(scope.user_id);
      pending.set(scope.user_id, key);
      if (before !== undefined) await dropFiles(services, [before]);
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
    const file = await services.files
      .receive(kept.content, kept.size)
      // Node.js ends the process when it finds a file that nobody closed, and a full disk may refuse before it is read
      .finally(() => kept.content.destroy());
    try {
      const result = await reading(file, (archive) => carryOut(services, scope, archive, choice, moment));
      if (pending.get(scope.user_id) === key) pending.delete(scope.user_id);
      await dropFiles(services, [key]);
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

/** The records of a file of JSON lines. @throws BadArchive for a line that is none, or too long to be held */
async function* linesOf(archive: OpenArchive, noun: string): AsyncGenerator {
  const decoder = new TextDecoder();
  let line = '';
  for await (const chunk of (await archive.open(nameOf(noun))) as AsyncIterable<Buffer>) {
    const [rest = '', ...more] = decoder.decode(chunk, { stream: true }).split('\n');
    line += rest;
    for (const next of more) {
      yield parseLine(line);
      line = next;
    }
    if (line.length > longest_line) throw new BadArchive('archive_too_large', 'a line is too long');
  }
  if (line !== '') yield parseLine(line);
}

function nameOf(noun: string): string {
  return `record/${noun}.jsonl`;
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
  if ((archive.files.get(nameOf(noun))?.size ?? 0) > largest_list)
    throw new BadArchive('archive_too_large', `there is too much of ${noun}`);
  for await (const line of linesOf(archive, noun)) {
    const parsed = shape.safeParse(line);
    if (!parsed.success) throw new BadArchive('archive_damaged', `a record of ${noun} is another one`);
    records.push(parsed.data);
  }
  return records;
}

const listedDocument = document_shape
  .pick({ id: true, name: true, media_type: true, day: true })
  // an older archive knows no photographs
  .extend({ cruise_id: id_shape, file: z.string().nullable(), day: document_shape.shape.day.default(null) });

/** A document whose file is in the archive, under the name `file`. */
type FoundDocument = Omit<KeptFile, 'file_key'> & { id: string; cruise_id: string; file: string };

const named = z.looseObject({
  id: id_shape,
  ship_name: z.string().max(500).nullable().catch(null),
  start_date: z.string().max(20).nullable().catch(null),
  end_date: z.string().max(20).nullable().catch(null),
});

interface FoundCruise {
  line: unknown;
  named: Pick<z.output<typeof named>, 'id' | 'ship_name' | 'start_date' | 'end_date'>;
  documents: FoundDocument[];
}

/** The cruises of an archive, one after the other. */
async function* cruisesOf(archive: OpenArchive): AsyncGenerator<FoundCruise> {
  const documents = Map.groupBy(await documentsOf(archive), ({ cruise_id }) => cruise_id);
  const seen = new Set<string>();
  for await (const line of linesOf(archive, 'cruises')) {
    const parsed = named.safeParse(line);
    if (!parsed.success || seen.has(parsed.data.id))
      throw new BadArchive('archive_damaged', 'a cruise has no id, or one that is there twice');
    const { id, ship_name, start_date, end_date } = parsed.data;
    seen.add(id);
    if (seen.size > most_cruises) throw new BadArchive('archive_too_large', 'there are too many cruises');
    yield { line, named: { id, ship_name, start_date, end_date }, documents: documents.get(id) ?? [] };
  }
}

/** How long a file is, the directory of the archive says; it is proven, unlike the list. */
async function documentsOf(archive: OpenArchive): Promise<FoundDocument[]> {
  const seen = new Set<string>();
  const found: FoundDocument[] = [];
  for (const { file, name, ...document } of await readAll(archive, 'documents', listedDocument)) {
    if (seen.has(document.id)) throw new BadArchive('archive_damaged', 'a document is there twice');
    seen.add(document.id);
    if (file === null) continue;
    const facts = archive.files.get(file);
    if (facts === undefined) throw new BadArchive('archive_damaged', 'the file of a document is missing');
    // the list proves nothing: what is no picture stays a document
    const is_photograph = document.day !== null && (await beginsAsPicture(await archive.open(file)));
    const day = is_photograph ? document.day : null;
    found.push({ ...document, day, file, name: cleanFileName(name), size: facts.size });
  }
  return found;
}

/** Ends a transaction that only tried what would happen. */
class RolledBack extends Error {
  readonly outcome: Outcome;
  /** the room that would be left */
  readonly left: Room;
  constructor(outcome: Outcome, left: Room) {
    super('rolled back');
    this.outcome = outcome;
    this.left = left;
  }
}

type Wanted = Omit<Parameters<typeof takeIn>[3], 'documents'> & { documents: readonly FoundDocument[] };

/** What taking a cruise in would do. No file is stored for that. @throws CodedError as `takeIn` */
async function tryOut(
  services: Services,
  scope: Scope,
  { documents, ...cruise }: Wanted,
): Promise<Pick<RolledBack, 'outcome' | 'left'>> {
  const trial = { ...cruise, documents: documents.map((one) => ({ ...one, file_key: newId() })) };
  try {
    return await services.database.transaction(async (tx) => {
      const { outcome } = await takeIn(tx, services, scope, trial);
      throw new RolledBack(outcome, await readRoom(services, tx, scope.user_id, cruise.moment));
    });
  } catch (error) {
    if (error instanceof RolledBack) return error;
    throw error;
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
  const room = await readRoom(services, services.database.query, scope.user_id, moment);
  let taken: Room = { cruises: 0, open: 0, bytes: 0 };
  for await (const found of cruisesOf(archive)) {
    try {
      const archived = writtenOf(found.line);
      const wanted = { archived, documents: found.documents, changes: true, may_keep, moment };
      const { outcome, left } = await tryOut(services, scope, wanted);
      // those before it were tried only, and would have taken room by now
      if (outcome !== 'kept') taken = addTaken(taken, room, left);
      cruises.push({ ...found.named, state: state_of[outcome], reason: null, fields: [] });
    } catch (error) {
      cruises.push({ ...found.named, state: 'impossible', ...whyNot(error) });
    }
  }
  return {
    cruises,
    memberships: summaryOf(await compareMemberships(services, scope, archive, moment)),
    settings: (await changedSettings(services, scope, archive)) === null ? 'same' : 'changed',
    shares: (await readAll(archive, 'shares', sharedWith)).slice(0, 500),
  };
}

/** @throws CodedError `plan_required`, `no_space` for a cruise that the ones before it leave no room */
function addTaken(taken: Room, room: Room, left: Room): Room {
  const sum = (name: keyof Room) => {
    // unlimited before and after
    const used = room[name] === left[name] ? 0 : room[name] - left[name];
    if (used > 0 && taken[name] + used > room[name])
      throw new CodedError(name === 'bytes' ? 'no_space' : 'plan_required');
    return taken[name] + used;
  };
  return { cruises: sum('cruises'), open: sum('open'), bytes: sum('bytes') };
}

const sharedWith = z.object({ user_email: z.string().max(320), ship_name: z.string().max(500).nullable() });

/** A refusal of one cruise; every other error ends the import. */
function whyNot(error: unknown): Pick<ImportPreview['cruises'][number], 'reason' | 'fields'> {
  const is_refusal =
    error instanceof CodedError &&
    (error.status < 500 || error.code === 'no_space') &&
    error.code !== 'not_authenticated';
  if (!is_refusal) throw error;
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
      const outcome = await recordOne(services, scope, archive, {
        archived: writtenOf(found.line),
        documents: found.documents,
        changes: choice.changed,
        may_keep,
        moment,
      });
      cruises.push({ ...found.named, outcome, reason: null, fields: [] });
    } catch (error) {
      cruises.push({ ...found.named, outcome: 'refused', ...whyNot(error) });
    }
  }
  for (const { state, ...members } of await compareMemberships(services, scope, archive, moment))
    if (state === 'new' || (state === 'changed' && choice.changed))
      await putMemberships(services, scope, members, moment);
  const settings = choice.settings ? await changedSettings(services, scope, archive) : null;
  if (settings !== null) await changeSettings(services, scope, settings);
  return { cruises };
}

/** The files are stored before the transaction that names them, and removed if it names them not. */
async function recordOne(
  services: Services,
  scope: Scope,
  archive: OpenArchive,
  { documents: found, ...cruise }: Wanted,
): Promise<Outcome> {
  // most cruises of a second import are there: their files need not be unpacked to find that out
  if (found.length > 0) {
    const { outcome } = await tryOut(services, scope, { ...cruise, documents: found });
    if (outcome === 'kept') return outcome;
  }
  const documents: (KeptFile & { id: string })[] = [];
  let kept: readonly string[] = [];
  try {
    for (const { id, name, file, day } of found) {
      const content = (await archive.open(file)) as AsyncIterable<Uint8Array>;
      const stored =
        day === null
          ? await storeFile(services, { name, content })
          : await storePhotograph(services, { name, content }, day, { is_archived: true });
      documents.push({ ...stored, id, name });
    }
    const done = await services.database.transaction((tx) =>
      takeIn(tx, services, scope, { ...cruise, documents }),
    );
    kept = done.kept_files;
    if (done.outcome !== 'kept') workOutRoutes(services, [done.id]);
    return done.outcome;
  } catch (error) {
    // a broken connection may have committed: `tidyFiles` checks later whether there are rows
    if (isPassing(error)) kept = documents.map(({ file_key }) => file_key);
    throw error;
  } finally {
    await dropFiles(
      services,
      documents.map(({ file_key }) => file_key).filter((key) => !kept.includes(key)),
    );
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

interface ComparedLine {
  cruise_line_id: string;
  items: GivenMembership[];
  state: 'same' | 'new' | 'changed';
}

/** The archived members by line. Lines that this instance does not know are left out. */
async function compareMemberships(
  services: Services,
  scope: Scope,
  archive: OpenArchive,
  moment: Moment,
): Promise<ComparedLine[]> {
  const archived = await membersOf(archive);
  const lines = [...archived.keys()];
  const known = await listKnown(services.database.query, { lines, ships: [], ports: [] });
  const own = Map.groupBy(
    (await readLoyalty(services, scope, moment)).memberships,
    ({ cruise_line_id }) => cruise_line_id,
  );
  return Array.from(archived, ([cruise_line_id, items]): ComparedLine => {
    const there = own.get(cruise_line_id);
    if (there === undefined) return { cruise_line_id, items, state: 'new' };
    const is_same = textOfMembers(there) === textOfMembers(items);
    return { cruise_line_id, items, state: is_same ? 'same' : 'changed' };
  }).filter(({ cruise_line_id }) => known.ids.has(cruise_line_id));
}

function summaryOf(lines: readonly ComparedLine[]): ImportPreview['memberships'] {
  const has = (wanted: ComparedLine['state']) => lines.some(({ state }) => state === wanted);
  if (lines.length === 0) return 'none';
  return has('changed') ? 'changed' : has('new') ? 'new' : 'same';
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
  is_reminder_offer_answered: z.unknown().optional(),
});
