import type { z } from 'zod';
import type { PageQuery } from '#contract/operator.ts';
import type { ShownAnnouncement } from '#contract/notices.ts';
import type * as contract from '#contract/operator-announcements.ts';
import { default_language, type Language } from '#domain/languages.ts';
import type { Queryable } from '#server/database/shape.ts';
import { CodedError, fieldError } from '#server/platform/errors.ts';
import { newId } from '#server/platform/ids.ts';
import { pageOfRecords } from '#server/platform/pages.ts';
import type { Services } from '#server/services.ts';
import { writeAuditEntry, type Actor } from '#server/features/audit/actions.ts';
import * as store from './store.ts';

type AnnouncementInput = z.output<typeof contract.createAnnouncement.body>;
type Announcement = z.output<typeof contract.createAnnouncement.answer>;

/** The announcements that the navigation bar shows now, in a language or in English. */
export async function readAnnounced(
  query: Queryable,
  now: Date,
  language: Language,
): Promise<ShownAnnouncement[]> {
  const shown = await store.listShown(query, now.toISOString());
  return shown.map(({ id, kind, texts }) => ({
    id,
    kind: kind === 'warning' ? 'warning' : 'info',
    text: texts[language] ?? texts[default_language] ?? '',
  }));
}

export async function listAnnouncements(
  { database: { query } }: Pick<Services, 'database'>,
  list_query: PageQuery,
): Promise<z.input<typeof contract.listAnnouncements.answer>> {
  const found = await store.listAnnouncements(query, list_query);
  return pageOfRecords(found, list_query, await store.countAnnouncements(query), asAnnouncement);
}

/** @throws CodedError `invalid` if it would end before it begins */
export async function createAnnouncement(
  services: Services,
  actor: Actor,
  given: AnnouncementInput,
): Promise<Announcement> {
  const now = services.clock.now().toISOString();
  const row = { ...fieldsOf(given, now), id: newId(), created_at: now };
  return services.database.transaction(async (tx) => {
    await store.insertAnnouncement(tx, row);
    await writeAuditEntry(services, tx, actor, {
      action: 'announcement.create',
      subject: row.id,
      after: auditDetails(row),
    });
    return asAnnouncement(row);
  });
}

/** @throws CodedError `not_found`, `invalid` */
export async function changeAnnouncement(
  services: Services,
  actor: Actor,
  id: string,
  given: AnnouncementInput,
): Promise<Announcement> {
  return services.database.transaction(async (tx) => {
    const before = await store.findAnnouncement(tx, id);
    if (before === null) throw new CodedError('not_found');
    const row = { ...before, ...fieldsOf(given, before.starts_at) };
    await store.updateAnnouncement(tx, id, row);
    const change = { before: auditDetails(before), after: auditDetails(row) };
    await writeAuditEntry(services, tx, actor, { action: 'announcement.change', subject: id, ...change });
    return asAnnouncement(row);
  });
}

/** @throws CodedError `not_found` */
export async function deleteAnnouncement(services: Services, actor: Actor, id: string): Promise<void> {
  await services.database.transaction(async (tx) => {
    const before = await store.findAnnouncement(tx, id);
    if (before === null) throw new CodedError('not_found');
    await store.deleteAnnouncement(tx, id);
    await writeAuditEntry(services, tx, actor, {
      action: 'announcement.delete',
      subject: id,
      before: auditDetails(before),
    });
  });
}

function fieldsOf({ kind, texts, starts_at, ends_at }: AnnouncementInput, otherwise: string) {
  const starts = new Date(starts_at ?? otherwise).toISOString();
  if (ends_at !== null && Date.parse(ends_at) <= Date.parse(starts))
    throw fieldError('ends_at', 'end_before_start');
  const written = Object.entries(texts)
    .map(([language, text]) => [language, text?.trim() ?? ''] as const)
    .filter(([, text]) => text !== '');
  return { kind, texts: Object.fromEntries(written), starts_at: starts, ends_at };
}

function asAnnouncement({
  kind,
  texts,
  starts_at,
  ends_at,
  created_at,
  id,
}: store.Announcement): Announcement {
  return {
    id,
    kind: kind === 'warning' ? 'warning' : 'info',
    texts,
    starts_at: new Date(starts_at).toISOString(),
    ends_at: ends_at === null ? null : new Date(ends_at).toISOString(),
    created_at: new Date(created_at).toISOString(),
  };
}

function auditDetails(row: store.Announcement): Record<string, unknown> {
  const { kind, texts, starts_at, ends_at } = asAnnouncement(row);
  return { kind, text: texts.en ?? '', languages: Object.keys(texts), starts_at, ends_at };
}
