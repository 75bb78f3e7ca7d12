import type { FeedCruise, FeedEvent } from './calendar-feed-shape.ts';
import { wordsOf, type FeedLanguage } from './calendar-feed-words.ts';
import { addDays } from './dates.ts';
import {
  isTask,
  milestone_kinds,
  milestonesOf,
  type Milestone,
  type MilestoneOptions,
  type WallPoint,
} from './milestones.ts';

/*
 * The events of a calendar feed. The feed and its preview both use this code, so that the preview shows exactly what
 * the feed contains.
 */

/** How much a feed shows: only that the traveller is away, the itinerary, or everything. */
export const detail_levels = ['busy', 'itinerary', 'full'] as const;
export type DetailLevel = (typeof detail_levels)[number];

/**
 * Why a feed address stops working: the owner resets it or changes the password or e-mail address, or `SECRET` changes.
 */
export const feed_ends = ['reset', 'password', 'email', 'secret'] as const;
export type FeedEnd = (typeof feed_ends)[number];

/** The parts a feed can include: kinds of milestones, and cruises that are shared with its owner. */
export const feed_parts = [...milestone_kinds, 'shared'] as const;
export type FeedPart = (typeof feed_parts)[number];

/** Days for which a cancelled cruise stays in the feed as cancelled. */
const cancelled_days = 30;

/** `today` is the calendar day in UTC. */
export interface FeedChoice extends MilestoneOptions {
  detail_level: DetailLevel;
  include: readonly FeedPart[];
}

const nine_in_the_morning = 'PT9H';
const nine_the_day_before = '-PT15H';

/** The events of a feed, in the order of the cruises. Sample cruises are left out, as nobody sails on them. */
export function* feedEvents(
  cruises: Iterable<FeedCruise>,
  choice: FeedChoice,
  language: FeedLanguage,
): Generator<FeedEvent, void> {
  for (const cruise of cruises) {
    if (isInFeed(cruise, choice)) yield* eventsOf(cruise, choice, language);
  }
}

/** Whether a feed contains a cruise. */
export function isInFeed(
  cruise: FeedCruise,
  { include, today }: Pick<FeedChoice, 'include' | 'today'>,
): boolean {
  if (cruise.is_sample || (cruise.owner_name !== null && !include.includes('shared'))) return false;
  const { cancelled_at } = cruise;
  return cancelled_at === null || addDays(cancelled_at.slice(0, 10), cancelled_days) >= today;
}

/** The cruise that the preview shows: the current one, else the next, else the latest; null: there is none. */
export function previewedCruise<Cruise extends FeedCruise>(cruises: readonly Cruise[]): Cruise | null {
  const sailing = cruises.filter(({ is_cancelled }) => !is_cancelled);
  return (
    sailing.find(({ time }) => time === 'current') ??
    sailing.find(({ time }) => time === 'future') ??
    sailing.at(-1) ??
    null
  );
}

function eventsOf(cruise: FeedCruise, choice: FeedChoice, language: FeedLanguage): FeedEvent[] {
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
      is_free: isTask(milestone.kind),
      alarms: alarmsOf(cruise, milestone),
    }));
}

/** An event that only says "away": no ship, no place, no link. */
function awayEvent(cruise: FeedCruise, voyage: Milestone, language: FeedLanguage): FeedEvent {
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

function common(cruise: FeedCruise, { key, is_cancelled }: Milestone) {
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

/** Past cruises have no alarms, as these would ring at subscription. Estimated dates have none either. */
function alarmsOf({ time }: FeedCruise, milestone: Milestone): string[] {
  if (!isTask(milestone.kind) || time === 'past' || milestone.estimated_days_before !== null) return [];
  return milestone.kind === 'final_payment'
    ? [nine_the_day_before, nine_in_the_morning]
    : [nine_in_the_morning];
}

/**
 * Start and end of an event. A time without a zone is a floating time and is never combined with one that has a zone. A
 * single day with one known time is an event at that time. Several days without both times are an all-day event.
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
  // in hours that clocks skip, a later wall time can be the earlier instant: rare, and costly to look up
  if (start.time_zone === end.time_zone && end_wall <= start_wall) return false;
  if (start.time_zone === end.time_zone && end.day !== start.day) return true;
  if (start.time_zone === end.time_zone && hourOf(end) - hourOf(start) > 3) return true;
  return Temporal.Instant.compare(instantOf(end), instantOf(start)) > 0;
}

function hourOf({ time }: WallPoint): number {
  return Number(time?.slice(0, 2));
}

/** The instant of a wall time: the first of a repeated hour; a skipped hour counts as one hour later. */
function instantOf({ day, time, time_zone }: WallPoint): Temporal.Instant {
  return Temporal.PlainDate.from(day)
    .toZonedDateTime({ timeZone: time_zone ?? 'UTC', plainTime: time ?? '00:00' })
    .toInstant();
}

function dayOnly(day: string): WallPoint {
  return { day, time: null, time_zone: null };
}
