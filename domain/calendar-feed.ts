import { wordsOf, type FeedLanguage } from './calendar-feed-words.ts';
import { addDays } from './dates.ts';
import {
  milestone_kinds,
  milestonesOf,
  type DatedCruise,
  type Milestone,
  type Reckoning,
  type WallPoint,
} from './milestones.ts';

/*
 * What a reader of a calendar feed sees of cruises. The feed and its preview both ask here, so that what was shown
 * before a feed was given away is what it tells.
 */

/** How much a reader of the feed learns: only that somebody is away, where the voyage goes, or everything. */
export const detail_levels = ['busy', 'itinerary', 'full'] as const;
export type DetailLevel = (typeof detail_levels)[number];

/** What ends the address of a feed without its owner having asked for that: a reset or another password, a new address of the account, another `SECRET`. */
export const feed_ends = ['reset', 'password', 'email', 'secret'] as const;
export type FeedEnd = (typeof feed_ends)[number];

/** What a feed may tell of: the kinds of milestones, and cruises that are shared with its owner. */
export const feed_parts = [...milestone_kinds, 'shared'] as const;
export type FeedPart = (typeof feed_parts)[number];

/** Days for which a cancelled cruise is told as cancelled; then it is gone. */
const cancelled_days = 30;

/** What of a cruise a feed tells. */
export interface FedCruise extends DatedCruise {
  version: number;
  /** instants, RFC 3339 in UTC */
  updated_at: string;
  cancelled_at: string | null;
  cruise_line_id: string | null;
  cruise_line: string | null;
  booking_number: string | null;
  stateroom: string | null;
  passengers: readonly string[];
  owner_name: string | null;
  is_sample: boolean;
}

/** `today` is the calendar day that it is in UTC. */
export interface FeedChoice extends Reckoning {
  detail_level: DetailLevel;
  include: readonly FeedPart[];
}

/** An event as a calendar program shows it. */
export interface FeedEvent {
  /** the same for as long as it is the same thing, whatever day it is moved to */
  key: string;
  cruise_id: string;
  version: number;
  updated_at: string;
  cruise_line_id: string | null;
  cruise_line: string | null;
  summary: string;
  location: string | null;
  description: string | null;
  /** without a time it lasts whole days; with a time and no zone it is that time wherever one is */
  start: WallPoint;
  /** of whole days the last one; null: not known, or not to be told beside the start */
  end: WallPoint | null;
  status: 'CONFIRMED' | 'CANCELLED';
  /** it takes nobody's time */
  is_free: boolean;
  /** whether there is anything to look up about it */
  is_linked: boolean;
  /** when to remind, as durations from the start of its day */
  alarms: readonly string[];
}

const nine_in_the_morning = 'PT9H';
const nine_the_day_before = '-PT15H';

/** What a reader of a feed sees, in the order of the cruises. Samples are nobody's voyages, and are left out. */
export function* feedEvents(
  cruises: Iterable<FedCruise>,
  choice: FeedChoice,
  language: FeedLanguage,
): Generator<FeedEvent, void> {
  for (const cruise of cruises) {
    if (isTold(cruise, choice)) yield* eventsOf(cruise, choice, language);
  }
}

/** Whether a feed tells of a cruise at all. */
export function isTold(
  cruise: FedCruise,
  { include, today }: Pick<FeedChoice, 'include' | 'today'>,
): boolean {
  if (cruise.is_sample || (cruise.owner_name !== null && !include.includes('shared'))) return false;
  const { cancelled_at } = cruise;
  return cancelled_at === null || addDays(cancelled_at.slice(0, 10), cancelled_days) >= today;
}

/** The cruise that a preview is made of: the one under way, else the next, else the latest; null: there is none. */
export function previewedCruise<Cruise extends FedCruise>(cruises: readonly Cruise[]): Cruise | null {
  const sailing = cruises.filter(({ is_cancelled }) => !is_cancelled);
  return (
    sailing.find(({ time }) => time === 'current') ??
    sailing.find(({ time }) => time === 'future') ??
    sailing.at(-1) ??
    null
  );
}

function eventsOf(cruise: FedCruise, choice: FeedChoice, language: FeedLanguage): FeedEvent[] {
  const { detail_level, include } = choice;
  const milestones = milestonesOf(cruise, choice);
  if (detail_level === 'busy')
    return milestones
      .filter(({ kind }) => kind === 'cruise')
      .map((voyage) => awayEvent(cruise, voyage, language));
  return milestones
    .filter(({ kind, is_skipped }) => include.includes(kind) && !is_skipped)
    .map((milestone) => ({
      ...common(cruise, milestone),
      ...spanOf(milestone),
      ...wordsOf(cruise, milestone, detail_level === 'full', language),
      is_free: isTask(milestone),
      alarms: alarmsOf(cruise, milestone),
    }));
}

/** Nothing but that somebody is away: no ship, no place, no address to look it up at. */
function awayEvent(cruise: FedCruise, voyage: Milestone, language: FeedLanguage): FeedEvent {
  return {
    ...common(cruise, voyage),
    start: voyage.start,
    end: voyage.end,
    cruise_line_id: null,
    cruise_line: null,
    summary: language.say('away'),
    location: null,
    description: null,
    is_free: false,
    is_linked: false,
    alarms: [],
  };
}

function common(cruise: FedCruise, { key, is_cancelled }: Milestone) {
  const { id, version, updated_at, cruise_line_id, cruise_line } = cruise;
  return {
    key,
    cruise_id: id,
    version,
    updated_at,
    cruise_line_id,
    cruise_line,
    status: is_cancelled ? ('CANCELLED' as const) : ('CONFIRMED' as const),
    is_linked: true,
  };
}

function isTask({ kind }: Milestone): boolean {
  return kind === 'checkin' || kind === 'payment_reminder' || kind === 'final_payment';
}

/** A reminder of a voyage that is over would ring in the moment somebody subscribes; an estimate is no day to ring on. */
function alarmsOf({ time }: FedCruise, milestone: Milestone): string[] {
  if (!isTask(milestone) || time === 'past' || milestone.estimated_days_before !== null) return [];
  return milestone.kind === 'final_payment'
    ? [nine_the_day_before, nine_in_the_morning]
    : [nine_in_the_morning];
}

/**
 * From when to when. A time without a zone is told as the wall says it, and never beside one with a zone; of a day at
 * which one time is known the event is that moment; several days of which not both times are known are whole days.
 */
function spanOf({ start, end, first_day, last_day }: Milestone): Pick<FeedEvent, 'start' | 'end'> {
  const whole = { start: dayOnly(first_day), end: dayOnly(last_day) };
  if (start.time === null && end.time === null) return whole;
  if (start.time === null) return end.day === start.day ? { start: end, end: null } : whole;
  if (end.time === null) return end.day === start.day ? { start, end: null } : whole;
  return { start, end: isAfter(end, start) ? end : null };
}

function isAfter(end: WallPoint, start: WallPoint): boolean {
  if (start.time_zone !== end.time_zone && (start.time_zone === null || end.time_zone === null)) return false;
  const [start_wall, end_wall] = [`${start.day}T${start.time}`, `${end.day}T${end.time}`];
  if (start.time_zone === null || end.time_zone === null) return end_wall > start_wall;
  // hours that clocks jump over make a later time of a day the earlier moment: seldom, and dear to look up
  if (start.time_zone === end.time_zone && end_wall <= start_wall) return false;
  if (start.time_zone === end.time_zone && end.day !== start.day) return true;
  if (start.time_zone === end.time_zone && hourOf(end) - hourOf(start) > 3) return true;
  return Temporal.Instant.compare(instantOf(end), instantOf(start)) > 0;
}

function hourOf({ time }: WallPoint): number {
  return Number(time?.slice(0, 2));
}

/** The moment at which a wall says so: of an hour that comes twice the first, of one that never is an hour later. */
function instantOf({ day, time, time_zone }: WallPoint): Temporal.Instant {
  return Temporal.PlainDate.from(day)
    .toZonedDateTime({ timeZone: time_zone ?? 'UTC', plainTime: time ?? '00:00' })
    .toInstant();
}

function dayOnly(day: string): WallPoint {
  return { day, time: null, time_zone: null };
}
