import { addDays, dayAt } from '#domain/dates.ts';
import * as reads from '#domain/record-reads.ts';
import type { RecordRead } from '#domain/record-reads.ts';
import { holdsUntil } from '#server/features/answers/actions.ts';
import type { Caller } from '#server/platform/http/call.ts';
import { isAhead } from '#server/platform/http/kept-answers.ts';
import type { AnswerWithin } from '#server/platform/http/serve.ts';
import type { Scope } from '#server/platform/scope.ts';
import type { Services } from '#server/services.ts';
import * as cursors from './actions-cursor.ts';
import { tagOf, type Cursor, type Years } from './actions-cursor.ts';
import { Reads } from './actions-reads.ts';
import * as store from './store.ts';
import type { VisibleCruise } from './store.ts';

interface Asked {
  scope: Scope;
  caller: Caller;
  gone: AbortSignal;
  /** the cursor of the answer before */
  since: string | undefined;
  /** of the browser app that the server has */
  build_hash: string;
}

/** Changes are kept a day longer, see `tidyChanges`. */
const longest_absence_ms = 89 * 86_400_000;

/** Days around a cruise within which its reads change by the clock, in any zone. */
const days_near = { before: 2, after: 4 };

/**
 * The reads of the record, or those that changed since a cursor, as the text of a JSON body
 * (docs/decisions/115-the-whole-record.md).
 */
export async function readRecord(
  services: Services,
  { since, build_hash, ...by }: Asked,
  answerWithin: AnswerWithin,
): Promise<string> {
  const { scope, caller } = by;
  const { now, time_zone } = caller.moment;
  const now_ms = Date.parse(now);
  const { query } = services.database;
  // from before the reads: what changes meanwhile is sent again
  const state = {
    of: cursors.sameOf(services.answers.fingerprint, build_hash, scope.user_id, caller.language),
    ...cursors.revisionsOf(scope),
  };
  const zone = tagOf('zone', time_zone);
  const before = cursors.readCursor(since);
  if (since !== undefined && before !== null && isCurrent(before, { ...state, zone, now_ms }))
    return textOf({ cursor: since, is_whole: false, reads: '[]', gone: [] });

  const changed = before === null ? [] : await store.listChanged(query, scope, before.own);
  const cruises = await store.listVisible(query, scope);
  const sharers = tagOf('sharers', scope.receives ? await store.readSharers(query, scope) : '');
  const answer = new Reads(services, answerWithin, by);
  const plan = tagOf('plan', ...(await answer.planFeatures()));
  const twins = twinsOf(cruises);
  const years = yearsOf(cruises, dayAt(now, time_zone));
  const is_whole =
    before === null ||
    before.of !== state.of ||
    before.everyone > state.everyone ||
    (before.everyone < state.everyone && (await store.hasCatalogueChanged(query, before.everyone))) ||
    before.own > state.own ||
    before.until_ms < now_ms - longest_absence_ms ||
    before.years.first < years.first ||
    before.years.last > years.last ||
    [sharers, plan, twins.ids].some((tag) => !before.tags.has(tag));
  const known: ReadonlySet<string> = is_whole ? new Set() : before.tags;
  const tags = new Set([zone, sharers, plan, twins.ids, twins.shown]);

  /** Sends reads that belong together, and those that are a part of them, if one of them changed. */
  async function sendNew(some: readonly RecordRead[], parts: readonly RecordRead[] = []): Promise<void> {
    const tag = await answer.tagOf(some);
    tags.add(tag);
    if (!known.has(tag)) await answer.send([...some, ...parts]);
  }

  const own = cruises.filter(({ is_own }) => is_own);
  if (is_whole) await answer.send(reads.reference_reads);
  // they say which reminders are planned
  await sendNew([reads.settings_read], is_whole ? [] : cruises.map(reads.alertsRead));
  const of_account = reads.accountReads(years);
  await answer.make(of_account);
  for (const read of of_account) await sendNew([read]);
  await sendNew([reads.badges_read], cruises.map(reads.cruiseBadgesRead));
  await sendNew([reads.sharing_read], own.map(reads.cruiseSharingRead));

  const today = dayAt(now, 'UTC');
  const over = addDays(today, -days_near.after);
  const isNear = nearBetween(before === null ? today : dayOf(before.until_ms - 1), today);
  const changed_ids = new Set(changed.map(({ id }) => id));
  const hasChanged = ({ id, owner_id, is_own, is_by_zone }: VisibleCruise) =>
    is_whole ||
    changed_ids.has(id) ||
    // the row of its owner, or a share of all their cruises
    (!is_own && changed_ids.has(owner_id)) ||
    (is_by_zone && !known.has(zone));
  const readsOf = (cruise: VisibleCruise) =>
    reads.cruiseReads({ ...cruise, is_over: cruise.end_date < over });
  const sent = cruises.filter(hasChanged);
  // side by side they are packed the tighter
  await answer.send(sent.map(reads.routeRead));
  await answer.send(sent.flatMap((cruise) => [...readsOf(cruise), reads.cruiseBadgesRead(cruise)]));
  const near = cruises.filter(isNear);
  await answer.make(near.flatMap(readsOf));
  for (const cruise of near) await sendNew(readsOf(cruise));
  if (!known.has(twins.shown)) await answer.send(twins.all.map(reads.cruiseRead));
  // a reminder that was sent is a change of the account
  await sendNew(own.filter(({ end_date }) => end_date >= over).map(reads.alertsRead));

  const seen = new Set(cruises.map(({ id }) => id));
  const until_ms = await services.answers.untilOf(scope, now_ms, () =>
    holdsUntil(services, scope, new Date(now_ms)),
  );
  return textOf({
    cursor: cursors.writeCursor({ ...state, until_ms, years, tags }),
    is_whole,
    reads: answer.text,
    gone: is_whole
      ? []
      : changed.filter(({ id, is_account }) => !is_account && !seen.has(id)).map(({ id }) => id),
  });
}

function textOf(record: {
  cursor: string;
  is_whole: boolean;
  reads: string;
  gone: readonly string[];
}): string {
  const { cursor, is_whole, reads: sent, gone } = record;
  return `{"cursor":${JSON.stringify(cursor)},"is_whole":${is_whole},"reads":${sent},"gone":${JSON.stringify(gone)}}`;
}

type State = Pick<Cursor, 'of' | 'own' | 'everyone' | 'weather'> & { zone: string; now_ms: number };

/** Whether nothing changed since a cursor, also not by the clock. */
function isCurrent(before: Cursor, { of, own, everyone, weather, zone, now_ms }: State): boolean {
  return (
    before.of === of &&
    before.own === own &&
    before.everyone === everyone &&
    before.weather === weather &&
    before.tags.has(zone) &&
    isAhead(before.until_ms, now_ms)
  );
}

/** The own cruises that may be duplicates, which name each other; two tags: of which they are, and of what they show. */
function twinsOf(cruises: readonly VisibleCruise[]): { all: VisibleCruise[]; ids: string; shown: string } {
  const all = cruises.filter(({ twin }) => twin !== null);
  return {
    all,
    ids: tagOf('twins', ...all.map(({ id }) => id)),
    shown: tagOf('twins', ...all.map(({ id, twin }) => `${id} ${twin}`)),
  };
}

/** From the year of the first cruise to that after the last one, with the present one. */
function yearsOf(cruises: readonly VisibleCruise[], today: string): Years {
  const years = cruises.flatMap(({ start_date, end_date }) => [yearOf(start_date), yearOf(end_date) + 1]);
  const all = [yearOf(today), ...years].map(reads.yearWithin);
  return { first: Math.min(...all), last: Math.max(...all) };
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}

function dayOf(moment_ms: number): string {
  return dayAt(Temporal.Instant.fromEpochMilliseconds(moment_ms).toString(), 'UTC');
}

/** Cruises whose reads may have changed by the clock between two days: those that were near on one of them. */
function nearBetween(one: string, other: string): (cruise: VisibleCruise) => boolean {
  const [from, to] = one < other ? [one, other] : [other, one];
  const first_end = addDays(from, -days_near.after);
  const last_start = addDays(to, days_near.before);
  return ({ start_date, end_date, has_link }) =>
    has_link || (start_date <= last_start && end_date >= first_end);
}
