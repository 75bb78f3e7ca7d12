import type { PublicLink, PublicVoyage } from '#contract/public-links.ts';
import type { Schedule } from '#contract/schedule.ts';
import { addDays, dayAt, nightsBetween } from '#domain/dates.ts';
import { default_language, isLanguage, type Language } from '#domain/languages.ts';
import { type CruiseLook, shipOf } from '#domain/livery.ts';
import { daysUntil, departureOf, type Moment, startOfDay, timeOf } from '#domain/timeline.ts';
import { todayOf } from '#domain/today.ts';
import { lockOwned, mustOwn } from '#server/features/cruises/change/actions.ts';
import { readRoutesByIds } from '#server/features/cruises/route/actions.ts';
import { readSchedule } from '#server/features/cruises/schedule/actions.ts';
import { byNetwork, countTry, type Limit } from '#server/features/limits/actions.ts';
import { requireFeature } from '#server/features/users/access.ts';
import { CodedError, fieldError } from '#server/platform/errors.ts';
import type { Caller } from '#server/platform/http/call.ts';
import { hashSecret } from '#server/platform/ids.ts';
import { nameToGreet } from '#server/platform/mail/render.ts';
import { oneLine } from '#server/platform/mail/wording.ts';
import { type Scope, scopeFor } from '#server/platform/scope.ts';
import { newAddress, tokenOf } from '#server/platform/secret-links.ts';
import type { Services } from '#server/services.ts';
import * as store from './store.ts';

const quarter_hour = 900;
/** A picture in a forum is read by many at once, most of them from networks of their own. */
const limits = {
  link: { name: 'public link', tries: 6000, seconds: quarter_hour },
  network: { name: 'public link network', tries: 600, seconds: quarter_hour },
  unknown: { name: 'public link unknown network', tries: 100, seconds: quarter_hour },
} as const satisfies Record<string, Limit>;

/** A link for those at home is not an archive. */
const most_days = 2 * 366;

/** @throws CodedError `not_found` for a cruise that is not the caller's own */
export async function readLink(
  services: Services,
  scope: Scope,
  cruise_id: string,
): Promise<{ link: PublicLink | null }> {
  await mustOwn(services)(scope, { id: cruise_id });
  const found = await store.findLink(services.database.query, scope, cruise_id, dayInUtc(services));
  return linkOf(services, found);
}

/** The links of some of the user's own cruises, by their ids. */
export async function readLinks(
  services: Services,
  scope: Scope,
  ids: readonly string[],
): Promise<Map<string, { link: PublicLink | null }>> {
  const found = await store.listLinks(services.database.query, scope, ids, dayInUtc(services));
  const links = new Map(found.map((link) => [link.cruise_id, link]));
  return new Map(ids.map((id) => [id, linkOf(services, links.get(id) ?? null)]));
}

function linkOf(
  services: Services,
  found: Awaited<ReturnType<typeof store.findLink>>,
): { link: PublicLink | null } {
  const token = found === null ? null : tokenOf(services.config.SECRET, subjectOf(found.cruise_id), found);
  if (found === null || token === null) return { link: null };
  const { ends_on, created_at } = found;
  return {
    link: {
      url: `${services.publicUrl()}/voyage/${token}`,
      picture_url: `${services.publicUrl()}/api/voyages/${token}/countdown.png`,
      ends_on,
      created_at,
    },
  };
}

/**
 * Makes the link of a cruise, or changes its last day; with null it follows the cruise again.
 * @throws CodedError `not_found`; `plan_required`; `invalid` on `ends_on` for a day that is over or too far
 */
export async function putLink(
  services: Services,
  scope: Scope,
  cruise_id: string,
  { ends_on }: { ends_on?: string | null | undefined },
): Promise<{ link: PublicLink | null }> {
  await mustOwn(services)(scope, { id: cruise_id });
  await requireFeature(services, scope, 'sharing');
  const today = dayInUtc(services);
  if (typeof ends_on === 'string' && ends_on < today) throw fieldError('ends_on', 'day_is_over');
  await services.database.transaction(async (tx) => {
    await lockOwned(tx, scope, cruise_id);
    const end_date = (await store.findEnd(tx, scope, cruise_id)) ?? today;
    const last = addDays(end_date > today ? end_date : today, most_days);
    if (typeof ends_on === 'string' && ends_on > last) throw fieldError('ends_on', 'too_many_days');
    // a voyage that is long over is shown for as many days from now on
    const is_over = addDays(end_date, store.days_after) < today;
    if (ends_on === null && is_over) throw fieldError('ends_on', 'day_is_over');
    const kept = await store.findLink(tx, scope, cruise_id, today);
    if (kept !== null && tokenOf(services.config.SECRET, subjectOf(cruise_id), kept) !== null) {
      if (ends_on !== undefined) await store.changeLink(tx, cruise_id, { ends_on });
      return;
    }
    await store.putLink(tx, {
      cruise_id,
      ...newAddress(services.config.SECRET, subjectOf(cruise_id)),
      ends_on: ends_on ?? (is_over ? addDays(today, store.days_after) : null),
      created_at: services.clock.now().toISOString(),
    });
    services.log.info({ user_id: scope.user_id, cruise_id }, 'a public link was made');
  });
  return readLink(services, scope, cruise_id);
}

/** @throws CodedError `not_found`; `plan_required`; `conflict` for a cruise without a link */
export async function renewLink(
  services: Services,
  scope: Scope,
  cruise_id: string,
): Promise<{ link: PublicLink | null }> {
  await mustOwn(services)(scope, { id: cruise_id });
  await requireFeature(services, scope, 'sharing');
  await services.database.transaction(async (tx) => {
    await lockOwned(tx, scope, cruise_id);
    if ((await store.findLink(tx, scope, cruise_id, dayInUtc(services))) === null)
      throw new CodedError('conflict');
    await store.changeLink(tx, cruise_id, newAddress(services.config.SECRET, subjectOf(cruise_id)));
  });
  services.log.info({ user_id: scope.user_id, cruise_id }, 'a public link was renewed');
  return readLink(services, scope, cruise_id);
}

/** Revokes the link, whatever the plan; a second time changes nothing. @throws CodedError `not_found` */
export async function deleteLink(services: Services, scope: Scope, cruise_id: string): Promise<void> {
  await mustOwn(services)(scope, { id: cruise_id });
  if (await store.deleteLink(services.database.query, cruise_id))
    services.log.info({ user_id: scope.user_id, cruise_id }, 'a public link was revoked');
}

/**
 * The voyage of a link, for a reader without an account.
 * @throws CodedError `not_found`, the same for a link that is unknown, revoked, renewed or over; `too_many_requests`
 */
export async function readPublicVoyage(
  services: Services,
  token: string,
  caller: Pick<Caller, 'network' | 'moment'>,
): Promise<PublicVoyage> {
  const cruise = await open(services, token, caller);
  const { cruise_id, start_date, end_date, livery, language } = cruise;
  const rows = await scheduleOf(services, cruise);
  const route = (await readRoutesByIds(services, [cruise_id])).get(cruise_id);
  return {
    ...namesOf(cruise),
    start_date,
    end_date,
    nights: nightsBetween(start_date, end_date),
    time: timeAt(cruise, caller.moment),
    sails_at: sailsAt(cruise, caller.moment),
    start_zone: cruise.start_zone,
    end_zone: cruise.end_zone,
    start_port_code: cruise.start_port_code,
    end_port_code: cruise.end_port_code,
    livery,
    cancelled_at: cruise.cancelled_at,
    schedule: rows.map((row) => ({ ...row, port_name: publicName(row.port_name, row.port_id) })),
    route: route ?? { distance_nm: null, places: [], legs: [] },
    language: isLanguage(language) ? language : default_language,
  };
}

export interface PublicCountdown {
  ship_name: string | null;
  start_date: string;
  end_date: string;
  state: 'future' | 'current' | 'past' | 'cancelled';
  days_left: number | null;
  day: number | null;
  days: number;
}

/** What the picture shows beside the countdown. */
export interface ShownVoyage {
  look: CruiseLook;
  start_date: string;
  end_date: string;
}

/** The countdown of a link, by the owner's calendar, so that it is the same for all who look. @throws as above */
export async function readCountdown(
  services: Services,
  token: string,
  caller: Pick<Caller, 'network'>,
): Promise<{ countdown: PublicCountdown; drawn: ShownVoyage; language: Language }> {
  const cruise = await open(services, token, caller);
  const { start_date, end_date, start_zone, cancelled_at } = cruise;
  const time_zone = cruise.owner_zone ?? 'UTC';
  const moment = { now: services.clock.now().toISOString(), time_zone };
  const state = cancelled_at !== null ? 'cancelled' : timeAt(cruise, moment);
  // before and after the voyage nothing of it is shown
  const schedule = state === 'current' ? await scheduleOf(services, cruise) : [];
  const on_board = todayOf({ ...cruise, schedule }, moment);
  const departs_at = departureOf({ start_date, start_zone, sails_at: sailsAt(cruise, moment) }, time_zone);
  const names = namesOf(cruise);
  return {
    language: cruise.language,
    // of the names that are shown, as on the page
    drawn: { look: shipOf({ ...names, livery: cruise.livery }), start_date, end_date },
    countdown: {
      ship_name: names.ship_name,
      start_date,
      end_date,
      state,
      days_left: state === 'future' ? daysUntil({ start_date, departs_at }, moment) : null,
      day: state === 'current' ? on_board.day : null,
      days: on_board.days,
    },
  };
}

/** Removes links that have ended. */
export async function tidyLinks(services: Pick<Services, 'clock' | 'database'>): Promise<void> {
  await store.deleteEnded(services.database.query, dayInUtc(services));
}

async function open(
  services: Services,
  token: string,
  caller: Pick<Caller, 'network'>,
): Promise<store.PublicCruise> {
  const token_hash = hashSecret(token);
  const found = await store.findPublic(services.database.query, token_hash, dayInUtc(services));
  // the secret may have been replaced because it leaked
  if (
    found === null ||
    tokenOf(services.config.SECRET, subjectOf(found.cruise_id), { ...found, token_hash }) !== token
  ) {
    await countTry(services, byNetwork(limits.unknown, caller));
    throw new CodedError('not_found');
  }
  await countTry(services, [[limits.link, token_hash], ...byNetwork(limits.network, caller)]);
  return found;
}

async function scheduleOf(
  services: Services,
  { cruise_id, owner_id }: store.PublicCruise,
): Promise<Schedule['items']> {
  const { json } = await readSchedule(services, scopeFor(owner_id, 'public link'), cruise_id);
  return (JSON.parse(json) as Schedule).items;
}

function namesOf(cruise: store.PublicCruise) {
  return {
    ship_name: publicName(cruise.ship_name, cruise.ship_id),
    cruise_line: publicName(cruise.cruise_line, cruise.cruise_line_id),
    start_port: publicName(cruise.start_port, cruise.start_port_id),
    end_port: publicName(cruise.end_port, cruise.end_port_id),
  };
}

/**
 * A typed name must not carry a message of a stranger: the page has the address of this instance. One beside an id of
 * the catalogue is typed too, only the catalogue's own names have slashes, as in "M/S Bizet".
 */
function publicName(name: string | null, catalogue_id: string | null): string | null {
  const plain = oneLine(name ?? '');
  const checked = catalogue_id === null ? plain : plain.replaceAll('/', ' ');
  return nameToGreet(checked) === '' ? null : plain;
}

function timeAt(cruise: store.PublicCruise, moment: Moment): PublicVoyage['time'] {
  return timeOf({ ...cruise, first_departure: null }, moment);
}

function sailsAt({ sails_at, start_date }: store.PublicCruise, { time_zone }: Moment): string {
  return sails_at ?? startOfDay(start_date, time_zone);
}

/** What the address of a link is made for. */
const subjectOf = (cruise_id: string): string => `public link ${cruise_id}`;

function dayInUtc({ clock }: Pick<Services, 'clock'>): string {
  return dayAt(clock.now().toISOString(), 'UTC');
}
