import type { DatedCruise, WallPoint } from './milestones.ts';

/** The fields of a cruise that a feed uses. */
export interface FeedCruise extends DatedCruise {
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

/** An event as a calendar program shows it. */
export interface FeedEvent {
  /** stable: stays the same when the event moves to another day */
  key: string;
  cruise_id: string;
  version: number;
  updated_at: string;
  cruise_line_id: string | null;
  cruise_line: string | null;
  summary: string;
  location: string | null;
  description: string | null;
  /** without a time the event lasts whole days; a time without a zone is a floating time */
  start: WallPoint;
  /** of an all-day event the last day; null: not known, or not comparable with the start */
  end: WallPoint | null;
  status: 'CONFIRMED' | 'CANCELLED';
  /** the event does not block time */
  is_free: boolean;
  /** whether the event has a link to its cruise */
  is_linked: boolean;
  /** times of reminders, as durations from the start of the event's day */
  alarms: readonly string[];
}
