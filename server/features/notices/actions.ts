import type { z } from 'zod';
import type * as contract from '#contract/notices.ts';
import type { NoticeSummary } from '#contract/notices.ts';
import type { Language } from '#domain/languages.ts';
import type { Queryable } from '#server/database/shape.ts';
import { readAnnounced } from '#server/features/announcements/actions.ts';
import type { Scope } from '#server/platform/scope.ts';
import type { Services } from '#server/services.ts';
import * as store from './store.ts';

type Page = z.input<typeof contract.listNotices.answer>;

const kept_ms = 365 * 86_400_000;

/** Adds notices in the app, visible after the commit of the transaction. */
export async function leaveNotices(tx: Queryable, notices: readonly store.NewNotice[]): Promise<void> {
  await store.insertNotices(tx, notices);
}

/** Marks the notice of a share as read: the share was answered. */
export async function readShareNotice(
  tx: Queryable,
  scope: Scope,
  share_id: string,
  read_at: string,
): Promise<void> {
  await store.markShareRead(tx, scope, share_id, read_at);
}

/** Removes what a share told of payments and check-ins: its reader may see them no longer. */
export async function forgetReminders(tx: Queryable, share_id: string): Promise<void> {
  await store.deleteReminders(tx, share_id);
}

/** Before an account is deleted, in the same transaction: its owner's name is blanked in the notices of others. */
export async function purge(_services: object, tx: Queryable, { id }: { id: string }): Promise<void> {
  await store.blankPerson(tx, id);
}

/** The warnings in the last notices of cruises, by their ids. */
export async function lastWarnings(
  tx: Queryable,
  cruise_ids: readonly string[],
): Promise<Map<string, readonly string[]>> {
  return store.lastWarnings(tx, cruise_ids);
}

/** The user's notices, the latest first. */
export async function listNotices(
  { database: { query } }: Pick<Services, 'database'>,
  scope: Scope,
  page: { cursor?: string | undefined; limit: number },
): Promise<Page> {
  const found = await store.listNotices(query, scope, page);
  const items = found.slice(0, page.limit);
  return {
    items: items.map(asNotice),
    next_cursor: found.length > items.length ? (items.at(-1)?.id ?? null) : null,
    total: await store.countNotices(query, scope),
  };
}

/** The fields that old notices of shares lack, from before they named a cruise. */
const unnamed = { is_of_all: false, ship_name: null, start_date: null, end_date: null };

/** The field that notices lack from before those of shared cruises. */
const own = { person_name: null };

function asNotice({ details, ...notice }: store.ListedNotice): Page['items'][number] {
  // the features that add notices write kind and details together
  if ('settled' in details) return { ...notice, kind: 'settled', details };
  if ('upload_id' in details) return { ...notice, kind: 'upload', details };
  if ('share' in details) return { ...notice, kind: 'share', details: { ...unnamed, ...details } };
  if ('corrected' in details) return { ...notice, kind: 'balance', details };
  return { ...notice, kind: 'reminder', details: { ...own, ...details } };
}

/** The data of the navigation bar: one answer for its counts and announcements, as every page requests it. */
export async function summarizeNotices(
  { clock, database: { query } }: Pick<Services, 'clock' | 'database'>,
  scope: Scope,
  language: Language,
): Promise<NoticeSummary> {
  return {
    unread: await store.countUnread(query, scope),
    pending_uploads: await store.countPendingUploads(query, scope),
    announcements: await readAnnounced(query, clock.now(), language),
  };
}

/** Marks notices as read, or as unread again; notices of other users are ignored. */
export async function readNotices(
  services: Pick<Services, 'clock' | 'database'>,
  scope: Scope,
  { ids, unread }: { ids?: string[] | undefined; unread?: true | undefined },
  language: Language,
): Promise<NoticeSummary> {
  const read_at = unread === true ? null : services.clock.now().toISOString();
  await store.markRead(services.database.query, scope, ids, read_at);
  return summarizeNotices(services, scope, language);
}

/** Removes read notices that are a year old. */
export async function tidyNotices({ clock, database }: Pick<Services, 'clock' | 'database'>): Promise<void> {
  await store.deleteRead(database.query, new Date(clock.now().getTime() - kept_ms));
}
