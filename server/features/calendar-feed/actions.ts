import { createHash } from 'node:crypto';
import type { CalendarFeed, FeedEvent } from '#contract/calendar-feed.ts';
import {
  feed_parts,
  feedEvents,
  isInFeed,
  previewedCruise,
  type FeedChoice,
  type FeedEnd,
  type FeedPart,
} from '#domain/calendar-feed.ts';
import { dayAt } from '#domain/dates.ts';
import { entitlementOf } from '#domain/entitlements.ts';
import { writeEvents } from '#domain/icalendar.ts';
import type { Language } from '#domain/languages.ts';
import { timeOf, type Moment } from '#domain/timeline.ts';
import type { Database, Queryable } from '#server/database/shape.ts';
import { planOf, requireFeature } from '#server/features/users/access.ts';
import {
  parseDated,
  readAllDated,
  readDatedMarks,
  readDatedStamp,
  readDatedTexts,
  type DatedRecord,
} from '#server/features/cruises/dated/access.ts';
import { countTry, type Limit, byNetwork } from '#server/features/limits/actions.ts';
import { CodedError } from '#server/platform/errors.ts';
import type { Caller } from '#server/platform/http/call.ts';
import { Recent } from '#server/platform/recent.ts';
import { type Scope, scopeFor } from '#server/platform/scope.ts';
import { newAddress, tokenOf } from '#server/platform/secret-links.ts';
import { version } from '#server/platform/version.ts';
import type { Services } from '#server/services.ts';
import { languageOfFeed, lookOf, textOfFeed } from './actions-text.ts';
import { EventCache, type CruiseEvents } from './kept-events.ts';
import * as store from './store.ts';

/** The default choice: everything, without booking numbers, prices and names. */
const first = { detail_level: 'itinerary' as const, include: [...feed_parts] };

/** Before every record: an archive has no format of its own that could have changed later. */
const long_ago = '1970-01-01T00:00:00Z';

const none: store.StoredFeed = { ...first, nonce: null, token_hash: null, ended_by: null };

const quarter_hour = 900;
/** Programs ask every few minutes at most, a family has a handful; the same few servers ask a public instance. */
const limits = {
  feed: { name: 'calendar feed', tries: 120, seconds: quarter_hour },
  network: { name: 'calendar feed network', tries: 3000, seconds: quarter_hour },
  unknown: { name: 'calendar feed unknown network', tries: 100, seconds: quarter_hour },
} as const satisfies Record<string, Limit>;

/** The choice as the contract accepts it. */
interface FeedChoiceInput {
  detail_level?: FeedChoice['detail_level'] | undefined;
  include?: readonly FeedPart[] | undefined;
}

/** @throws CodedError `plan_required` */
export async function readFeed(services: Services, scope: Scope): Promise<CalendarFeed> {
  await requireFeature(services, scope, 'icalendar');
  return feedOf(services, scope);
}

/** Enables the feed, or changes the choices of an enabled one. @throws CodedError `plan_required` */
export async function enableFeed(
  services: Services,
  scope: Scope,
  change: FeedChoiceInput,
): Promise<CalendarFeed> {
  await requireFeature(services, scope, 'icalendar');
  await services.database.transaction(async (tx) => {
    await store.saveChoice(tx, scope, { change: chosen(change), first, now: nowOf(services) });
    const feed = (await store.holdFeed(tx, scope)) ?? none;
    if (tokenOf(services.config.SECRET, subjectOf(scope), feed) === null)
      await store.setAddress(tx, scope, newAddress(services.config.SECRET, subjectOf(scope)));
  });
  return feedOf(services, scope);
}

/** Changes the choices; those of a disabled feed apply once it is enabled. @throws CodedError `plan_required` */
export async function changeFeed(
  services: Services,
  scope: Scope,
  change: FeedChoiceInput,
): Promise<CalendarFeed> {
  await requireFeature(services, scope, 'icalendar');
  await store.saveChoice(services.database.query, scope, {
    change: chosen(change),
    first,
    now: nowOf(services),
  });
  return feedOf(services, scope);
}

/** Disables the feed, whatever the plan; its address stops working at once. */
export async function disableFeed(services: Services, scope: Scope): Promise<CalendarFeed> {
  await store.closeFeed(services.database.query, scope);
  return feedOf(services, scope);
}

/** @throws CodedError `plan_required`; `conflict` for a feed that is not enabled */
export async function resetFeed(services: Services, scope: Scope): Promise<CalendarFeed> {
  await requireFeature(services, scope, 'icalendar');
  const address = newAddress(services.config.SECRET, subjectOf(scope));
  const is_enabled = await store.replaceAddress(services.database.query, scope, address, null);
  if (!is_enabled) throw new CodedError('conflict');
  return feedOf(services, scope);
}

/**
 * Ends the address of a user's feed, in the transaction of the caller, and creates another one: an intruder in the
 * account may have copied it. @returns false for a feed that is not enabled
 */
export async function endFeedAddress(
  services: Pick<Services, 'config'>,
  tx: Queryable,
  user_id: string,
  ended_by: Exclude<FeedEnd, 'secret'>,
): Promise<boolean> {
  const scope = scopeFor(user_id, 'calendar feed');
  return store.replaceAddress(tx, scope, newAddress(services.config.SECRET, subjectOf(scope)), ended_by);
}

/** The events of the next cruise as the feed would show them. @throws CodedError `plan_required` */
export async function previewFeed(
  services: Services,
  scope: Scope,
  choice: FeedChoiceInput,
): Promise<{ items: FeedEvent[] }> {
  await requireFeature(services, scope, 'icalendar');
  const { query } = services.database;
  const reader = await store.readReader(query, scope);
  if (reader === null) throw new CodedError('not_authenticated');
  const kept = (await store.readFeed(query, scope)) ?? first;
  const told = { ...reader, ...choiceOf(services, { ...reader, ...kept, ...chosen(choice) }) };
  const records = timed(await readAllDated(query, scope), momentOf(services, reader));
  const cruise = previewedCruise(records.filter((record) => isInFeed(record, told)));
  const events = feedEvents(cruise === null ? [] : [cruise], told, languageOfFeed(reader.language));
  return { items: Array.from(events, ({ alarms, ...event }) => ({ ...event, alarms: alarms.length })) };
}

/**
 * A calendar of all that a user recorded, to keep: in every detail, without shared cruises, and without the address of
 * the feed.
 */
export async function writeCalendar(
  services: Services,
  query: Queryable,
  scope: Scope,
  language: Language,
): Promise<Buffer> {
  const records = await readAllDated(query, scope);
  const include = feed_parts.filter((part) => part !== 'shared');
  return keptCalendar(services, query, { scope, language, records, include });
}

/**
 * One cruise as a calendar file, in every detail that its reader sees. A sample has one too, although no feed tells it.
 * @throws CodedError `not_found`
 */
export async function writeCruiseCalendar(
  services: Services,
  scope: Scope,
  { id, language }: { id: string; language: Language },
): Promise<{ name: string; text: Buffer }> {
  const { query } = services.database;
  const text = (await readDatedTexts(query, scope, [id])).get(id);
  if (text === undefined) throw new CodedError('not_found');
  const record = { ...parseDated(text), is_sample: false };
  const calendar = await keptCalendar(services, query, {
    scope,
    language,
    records: [record],
    include: feed_parts,
  });
  return { name: `${record.ship_name ?? ''} ${record.start_date}.ics`.trim(), text: calendar };
}

async function keptCalendar(
  services: Services,
  query: Queryable,
  {
    scope,
    language,
    records,
    include,
  }: { scope: Scope; language: Language; records: readonly DatedRecord[]; include: readonly FeedPart[] },
): Promise<Buffer> {
  const reader = await store.readReader(query, scope);
  if (reader === null) throw new CodedError('not_authenticated');
  const choice = choiceOf(services, { ...reader, detail_level: 'full', include });
  const colours = await store.readLineColours(query);
  const look = lookOf(services, { changed_at: long_ago, colours });
  const told = timed(records, momentOf(services, reader));
  const events = writeEvents(feedEvents(told, choice, languageOfFeed(language)), look);
  return textOfFeed({ events: [events], language, time_zone: reader.time_zone, is_busy: false });
}

/** The text of a feed, or the information that the caller has it already. */
export interface FeedAnswer {
  tag: string;
  /** the last change of the records, an instant: a deletion leaves no trace in it */
  changed_at: string;
  /** null: the caller has this text already */
  text: Buffer | null;
}

interface CachedText extends Omit<FeedAnswer, 'text'> {
  stamp: string;
}
const known_texts = new WeakMap<Database, Recent<string, CachedText>>();
const most_known = 10_000;

/**
 * Answers a calendar program. The tag is a hash of the text, and is cached with a stamp of all sources of the text: an
 * unchanged feed is recognised without making the text.
 * @param isKept whether the caller has the text with this tag
 * @throws CodedError `not_found` for an address that is unknown, was reset or disabled, or that the plan does not allow
 */
export async function answerFeed(
  services: Services,
  token: string | null,
  caller: Pick<Caller, 'network'>,
  isKept: (tag: string) => boolean,
): Promise<FeedAnswer> {
  const { query } = services.database;
  const token_hash = token === null ? null : hashOf(token);
  const feed = token_hash === null ? null : await store.findFeed(query, token_hash);
  if (feed === null || token_hash === null || !isAllowed(services, feed, token)) {
    await countTry(services, byNetwork(limits.unknown, caller));
    throw new CodedError('not_found');
  }
  await countTry(services, [[limits.feed, token_hash], ...byNetwork(limits.network, caller)]);
  const scope = scopeFor(feed.user_id, 'calendar feed');
  const moment = momentOf(services, feed);
  const choice = choiceOf(services, feed);
  const known = known_texts.get(services.database) ?? new Recent(most_known);
  known_texts.set(services.database, known);
  // the stamp first: a text newer than its stamp is only made once more, an older one would stay
  const records_stamp = await readDatedStamp(query, { scope, moment });
  const { nonce: _nonce, token_hash: _hash, ended_by, ...told } = feed;
  if (ended_by !== null) await store.forgetEnd(query, token_hash);
  const stamp = JSON.stringify([records_stamp, told, choice.today, version, services.publicUrl()]);
  const before = known.get(token_hash);
  if (before?.stamp === stamp && isKept(before.tag)) return { ...before, text: null };
  const cruises = await writeCruises(services, { feed, token_hash, choice, told });
  const text = textOfFeed({
    ...feed,
    is_busy: feed.detail_level === 'busy',
    events: cruises.map(({ events }) => events),
  });
  const tag = `"${hashOf(text)}"`;
  const changed_at = cruises.reduce(
    (latest, { updated_at }) => (updated_at > latest ? updated_at : latest),
    feed.changed_at,
  );
  known.set(token_hash, { stamp, tag, changed_at });
  return { tag, changed_at, text: isKept(tag) ? null : text };
}

const kept_events = new WeakMap<Database, EventCache>();

/** The cruises of a feed: changed ones are read and written again, the others come from the cache. */
async function writeCruises(
  services: Services,
  {
    feed,
    token_hash,
    choice,
    told,
  }: { feed: store.OpenedFeed; token_hash: string; choice: FeedChoice; told: object },
): Promise<CruiseEvents[]> {
  const { query } = services.database;
  const scope = scopeFor(feed.user_id, 'calendar feed');
  const colours = await store.readLineColours(query);
  const look = JSON.stringify([told, choice.today, version, services.publicUrl(), ...colours]);
  const kept = kept_events.get(services.database) ?? new EventCache();
  kept_events.set(services.database, kept);
  const before = kept.get(token_hash, look);
  // the marks first: a text newer than its mark is only written once more, an older one would stay
  const marks = await readDatedMarks(query, { scope, moment: momentOf(services, feed) });
  const language = languageOfFeed(feed.language);
  const event_look = lookOf(services, { changed_at: feed.changed_at, colours });
  const changed = marks.filter(({ id, mark }) => before.get(id)?.mark !== mark).map(({ id }) => id);
  const texts = await readDatedTexts(query, scope, changed.length === marks.length ? 'all' : changed);
  const cruises = marks.flatMap(({ id, mark, time }) => {
    const [unchanged, text] = [before.get(id), texts.get(id)];
    if (unchanged?.mark === mark) return unchanged;
    // deleted between the two reads
    if (text === undefined) return [];
    const record = parseDated(text);
    const events = writeEvents(feedEvents([{ ...record, time }], choice, language), event_look);
    return { id, mark, updated_at: record.updated_at, events };
  });
  kept.set(token_hash, look, cruises);
  return cruises;
}

/** Whether the address is valid and the plan allows it; the secret may have been replaced because it leaked. */
function isAllowed(services: Services, feed: store.OpenedFeed, token: string | null): boolean {
  if (tokenOf(services.config.SECRET, subjectOf(scopeFor(feed.user_id, 'calendar feed')), feed) !== token)
    return false;
  return entitlementOf(planOf(services, feed, services.clock.now())).features.includes('icalendar');
}

function timed<Cruise extends DatedRecord>(cruises: readonly Cruise[], moment: Moment) {
  return cruises.map((cruise) => ({ ...cruise, time: timeOf({ ...cruise, first_departure: null }, moment) }));
}

function momentOf(services: Services, { time_zone }: store.FeedReader): Moment {
  return { now: nowOf(services), time_zone: time_zone ?? 'UTC' };
}

function choiceOf(
  services: Services,
  { detail_level, include, enable_payment_reminder, payment_reminder_days }: Omit<FeedChoice, 'today'>,
): FeedChoice {
  const reminded = { enable_payment_reminder, payment_reminder_days };
  return { detail_level, include, ...reminded, today: dayAt(nowOf(services), 'UTC') };
}

/** The parts, each once and in their own order, whatever order they were ticked in. */
function chosen({ detail_level, include }: FeedChoiceInput): store.FeedChange {
  return {
    ...(detail_level !== undefined && { detail_level }),
    ...(include !== undefined && { include: feed_parts.filter((part) => include.includes(part)) }),
  };
}

async function feedOf(services: Services, scope: Scope): Promise<CalendarFeed> {
  const feed = (await store.readFeed(services.database.query, scope)) ?? none;
  const token = tokenOf(services.config.SECRET, subjectOf(scope), feed);
  const url = token === null ? null : `${services.publicUrl()}/api/icalendar/${token}.ics`;
  const is_of_another_secret = token === null && feed.nonce !== null;
  return {
    enabled: token !== null,
    ended_by: is_of_another_secret ? 'secret' : feed.ended_by,
    token,
    url,
    webcal_url: url?.replace(/^https?:/, 'webcal:') ?? null,
    detail_level: feed.detail_level,
    include: feed.include,
  };
}

/** What the address of a feed is made for. */
const subjectOf = ({ user_id }: Scope): string => `calendar feed ${user_id}`;

function hashOf(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('base64url');
}

function nowOf({ clock }: Pick<Services, 'clock'>): string {
  return clock.now().toISOString();
}
