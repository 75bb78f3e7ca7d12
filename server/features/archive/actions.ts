import { Readable } from 'node:stream';
import type { CruiseDocument } from '#contract/documents.ts';
import { dayAt } from '#domain/dates.ts';
import type { Language } from '#domain/languages.ts';
import { requireFeature } from '#server/features/users/access.ts';
import { writeArchive, type EntryFacts, type NewEntry } from '#server/platform/archive/write.ts';
import { CodedError } from '#server/platform/errors.ts';
import type { Caller } from '#server/platform/http/call.ts';
import type { Scope } from '#server/platform/scope.ts';
import { version } from '#server/platform/version.ts';
import type { Services } from '#server/services.ts';
import { ArchivePaths } from './actions-files.ts';
import { readRecord, type AccountRecord } from './actions-record.ts';
import { cruisesTable, paymentsTable, readmeText } from './actions-tables.ts';

/** The form of the archive: a change that older versions cannot read gets the next number. */
export const archive_format = 1;

/** Of one account in this process: each holds a record in memory. */
const most_at_once = 2;
const under_way = new Map<string, number>();

interface AccountArchive {
  name: string;
  content: Readable;
}

/**
 * Everything of an account as a ZIP, made while it is read (docs/decisions/093-account-archive.md).
 * @throws CodedError `plan_required`; `too_many_requests` for a third one at once
 */
export async function exportAccount(
  services: Services,
  scope: Scope,
  { moment, language, is_head }: Pick<Caller, 'moment' | 'language' | 'is_head'>,
): Promise<AccountArchive> {
  await requireFeature(services, scope, 'export');
  const name = `gangway-${dayAt(moment.now, moment.time_zone)}.zip`;
  if (is_head) return { name, content: Readable.from([]) };
  const leave = enter(scope);
  try {
    const record = await readRecord(services, scope, { moment, language });
    const made_at = services.clock.now();
    const said = readmeText(record, language, moment);
    const counts: Counts = { cruises: 0, documents: 0, missing_documents: 0 };
    const manifestOf = (files: readonly EntryFacts[]) => ({
      format: archive_format,
      version,
      made_at: made_at.toISOString(),
      counts: { ...counts, memberships: record.loyalty.memberships.length, shares: record.shares.length },
      files,
    });
    const content = writeArchive(
      entriesOf(services, record, { said, language, counts }),
      manifestOf,
      made_at,
    );
    content.once('close', leave);
    return { name, content };
  } catch (error) {
    leave();
    throw error;
  }
}

/** @throws CodedError `too_many_requests` for a third archive at once */
export function enter({ user_id }: Scope): () => void {
  const others = under_way.get(user_id) ?? 0;
  if (others >= most_at_once) throw new CodedError('too_many_requests', { retry_after: 10 });
  under_way.set(user_id, others + 1);
  return () => {
    const left = (under_way.get(user_id) ?? 1) - 1;
    if (left > 0) under_way.set(user_id, left);
    else under_way.delete(user_id);
  };
}

/** Counted while the entries are written. */
interface Counts {
  cruises: number;
  documents: number;
  /** whose row is there, and whose file is not */
  missing_documents: number;
}

interface Writing {
  said: string;
  language: Language;
  counts: Counts;
}

/** The files of the archive, each opened when the one before it is written. */
async function* entriesOf(
  services: Services,
  record: AccountRecord,
  { said, language, counts }: Writing,
): AsyncGenerator<NewEntry> {
  yield { name: 'README.txt', content: Readable.from([said]) };
  yield { name: 'cruises.csv', content: Readable.from([await cruisesTable(record, language)]) };
  yield { name: 'payments.csv', content: Readable.from([await paymentsTable(record, language)]) };
  yield { name: 'calendar.ics', content: Readable.from([record.calendar]) };
  yield linesOf('settings', [record.settings]);
  yield { name: 'record/cruises.jsonl', content: Readable.from(cruiseLines(record, counts)) };
  yield linesOf('memberships', record.loyalty.memberships);
  yield linesOf('loyalty', record.loyalty.programmes);
  yield linesOf('shares', record.shares);
  yield linesOf('missing-ships', record.missing_ships);
  yield* documentEntries(services, record, counts);
}

function linesOf(noun: string, records: readonly object[]): NewEntry {
  return { name: `record/${noun}.jsonl`, content: Readable.from([records.map(lineOf).join('')]) };
}

function lineOf(record: object): string {
  return `${JSON.stringify(record)}\n`;
}

async function* cruiseLines({ cruises }: AccountRecord, counts: Counts): AsyncGenerator<string> {
  for await (const page of cruises()) {
    counts.cruises += page.length;
    yield page.map(lineOf).join('');
  }
}

/** Pictures and PDF are compressed already. */
const is_text = /^(?:text|message)\//;

/** The documents, and then the list that says which file is which document of which cruise. */
async function* documentEntries(
  { files, log }: Services,
  { cruises, file_keys }: AccountRecord,
  counts: Counts,
): AsyncGenerator<NewEntry> {
  const paths = new ArchivePaths();
  const listed: (CruiseDocument & { cruise_id: string; file: string | null })[] = [];
  for await (const page of cruises()) {
    for (const { id: cruise_id, documents, ...cruise } of page.filter((one) => one.documents.length > 0)) {
      const folder = paths.folderOf(cruise);
      for (const document of documents) {
        const key = file_keys.get(document.id);
        const kept = key === undefined ? null : await files.get(key);
        const file = kept === null ? null : paths.fileIn(folder, document.name);
        listed.push({ ...document, cruise_id, file });
        if (kept === null || file === null) {
          log.warn({ document_id: document.id }, 'the file of a document is gone');
          counts.missing_documents += 1;
          continue;
        }
        counts.documents += 1;
        yield { name: file, content: kept.content, is_compressed: !is_text.test(document.media_type) };
      }
    }
  }
  yield linesOf('documents', listed);
}
