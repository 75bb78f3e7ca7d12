import type { FeedCruise, FeedEvent } from './calendar-feed-shape.ts';
import { isTask, type Milestone, type TaskKind, type WallPoint } from './milestones.ts';

/* The texts of the events of a calendar feed, in any language. */

/** Texts of a feed: each takes one name. */
export const feed_words = [
  'away',
  'cruise',
  'cruise_unnamed',
  'port',
  'embark',
  'disembark',
  'scenic',
  'departure',
  'arrival',
  'flight',
  'flight_unnamed',
  'hotel',
  'checkin',
  'payment_reminder',
  'final_payment',
  'final_payment_estimated',
  'estimated',
  'departs',
  'arrives',
  'all_aboard',
  'ship_name',
  'cruise_line',
  'start_port',
  'end_port',
  'booking_number',
  'stateroom',
  'passengers',
  'balance_due',
  'confirmation_number',
  'shared_by',
] as const;
export type FeedWord = (typeof feed_words)[number];

/** The language of a feed. */
export interface FeedLanguage {
  say: (word: FeedWord, name?: string) => string;
  /** `HH:MM` */
  time: (time: string) => string;
  /** `YYYY-MM-DD` */
  day: (day: string) => string;
  money: (amount: string, currency: string | null) => string;
  /** a port by its name in the catalogue */
  port: (name: string) => string;
  /** isolates a name of another writing direction: a calendar garbled the Hebrew day after `AMS` */
  apart: (name: string) => string;
}

type Words = Pick<FeedEvent, 'summary' | 'location' | 'description'>;

/** @param is_full whether booking numbers, prices and names are included */
export function wordsOf(
  cruise: FeedCruise,
  milestone: Milestone,
  is_full: boolean,
  language: FeedLanguage,
): Words {
  const { say } = language;
  const owner = is_full && cruise.owner_name !== null ? [say('shared_by', cruise.owner_name)] : [];
  const texts = { cruise: cruiseWords, port: portWords, flight: flightWords, hotel: hotelWords };
  const { kind } = milestone;
  const own = isTask(kind)
    ? taskWords(kind, cruise, milestone, is_full, language)
    : texts[kind](cruise, milestone, is_full, language);
  const lines = [...own.lines, ...owner].filter((line) => line !== null);
  return {
    summary: own.summary,
    location: own.location,
    description: lines.length === 0 ? null : lines.join('\n'),
  };
}

interface OwnWords {
  summary: string;
  location: string | null;
  lines: (string | null)[];
}

function cruiseWords(
  cruise: FeedCruise,
  milestone: Milestone,
  is_full: boolean,
  { say, port }: FeedLanguage,
): OwnWords {
  const { name } = milestone;
  const place = milestone.place === null ? null : port(milestone.place);
  const to_place = milestone.to_place === null ? null : port(milestone.to_place);
  const { cruise_line, booking_number, stateroom, passengers } = cruise;
  const known = (word: FeedWord, value: string | null) => (isBlank(value) ? null : say(word, value));
  const secret = [
    known('booking_number', booking_number),
    known('stateroom', stateroom),
    known('passengers', passengers.join(', ')),
  ];
  return {
    summary: isBlank(name) ? say('cruise_unnamed') : say('cruise', name),
    location: place,
    lines: [
      known('cruise_line', cruise_line),
      known('start_port', place),
      known('end_port', to_place),
      ...(is_full ? secret : []),
    ],
  };
}

function portWords(
  cruise: FeedCruise,
  milestone: Milestone,
  _is_full: boolean,
  language: FeedLanguage,
): OwnWords {
  const { start, end, call, all_aboard } = milestone;
  const { say, time, port } = language;
  const place = port(milestone.place ?? '');
  const known = (word: FeedWord, at: string | null) => (at === null ? null : say(word, time(at)));
  return {
    summary: say(portWord(milestone, call), place),
    location: place,
    lines: [
      isBlank(cruise.ship_name) ? null : say('ship_name', cruise.ship_name),
      known('arrives', start.time),
      known('departs', end.time),
      known('all_aboard', all_aboard),
    ],
  };
}

/** A port call with only one known time is an event without duration, labelled departure or arrival. */
function portWord({ start, end, first_day, last_day }: Milestone, call: Milestone['call']): FeedWord {
  if (first_day === last_day && start.time === null && end.time !== null) return 'departure';
  if (first_day === last_day && start.time !== null && end.time === null) return 'arrival';
  return call === null || call === 'sea' ? 'port' : call;
}

function flightWords(
  _cruise: FeedCruise,
  milestone: Milestone,
  is_full: boolean,
  language: FeedLanguage,
): OwnWords {
  const { name, place, to_place, start, end, confirmation_number } = milestone;
  const { say } = language;
  const flight = isBlank(name) ? say('flight_unnamed') : say('flight', name);
  const way = [place, to_place].filter((airport) => !isBlank(airport)).join(' – ');
  return {
    summary: way === '' ? flight : `${flight}: ${way}`,
    location: place ?? to_place,
    lines: [
      start.time === null ? null : say('departs', pointText(place, start, start.day !== end.day, language)),
      end.time === null ? null : say('arrives', pointText(to_place, end, start.day !== end.day, language)),
      is_full && !isBlank(confirmation_number) ? say('confirmation_number', confirmation_number) : null,
    ],
  };
}

function pointText(
  place: string | null,
  { day, time }: WallPoint,
  is_dated: boolean,
  language: FeedLanguage,
): string {
  const name = isBlank(place) ? null : language.apart(place);
  const parts = [name, is_dated ? language.day(day) : null, time === null ? null : language.time(time)];
  return parts.filter((part) => !isBlank(part)).join(', ');
}

function hotelWords(
  _cruise: FeedCruise,
  milestone: Milestone,
  is_full: boolean,
  { say }: FeedLanguage,
): OwnWords {
  const { name, place, confirmation_number } = milestone;
  return {
    summary: say('hotel', name ?? ''),
    location: [name, place].filter((text) => !isBlank(text)).join(', '),
    lines: [
      is_full && !isBlank(confirmation_number) ? say('confirmation_number', confirmation_number) : null,
    ],
  };
}

function taskWords(
  kind: TaskKind,
  cruise: FeedCruise,
  { name, amount, currency, estimated_days_before }: Milestone,
  is_full: boolean,
  { say, money }: FeedLanguage,
): OwnWords {
  const number =
    is_full && !isBlank(cruise.booking_number) ? say('booking_number', cruise.booking_number) : null;
  const is_estimated = estimated_days_before !== null;
  return {
    summary: say(
      is_estimated ? 'final_payment_estimated' : kind,
      isBlank(name) ? say('cruise_unnamed') : name,
    ),
    location: null,
    lines: [
      is_estimated && !isBlank(cruise.cruise_line) ? say('estimated', cruise.cruise_line) : null,
      is_full && amount !== null ? say('balance_due', money(amount, currency)) : null,
      number,
    ],
  };
}

function isBlank(text: string | null): text is null {
  return text === null || text.trim() === '';
}
