import type { CrossingKey } from './crossings.ts';
import { dayNumber, isLeapYear } from './day-numbers.ts';
import { fold } from './fold.ts';
import { yearOf } from './logbook.ts';
import {
  type CollectedFigure,
  contributionsTo,
  type CountedFigure,
  type WeighedCruise,
} from './statistics.ts';

/*
 * Badges (docs/product/rules.md, section 10), computed from the logbook at each call and never stored. A cruise earns a
 * badge on the day it ends. A current or future cruise only shows which badge it will bring.
 */

/**
 * Badges that count something: the figure of `statistics.ts`, so that both show the same number, and the levels,
 * ascending.
 */
const counted = {
  cruises: { figure: 'cruises', levels: [1, 5, 10, 25, 50, 100, 150, 200, 300] },
  nights: { figure: 'nights', levels: [7, 30, 100, 365, 500, 1000] },
  countries: { figure: 'countries', levels: [5, 10, 25, 50, 75, 100] },
  ports: { figure: 'ports', levels: [10, 50, 100, 200] },
  lines: { figure: 'cruise_lines', levels: [3, 5, 10, 20] },
  ships: { figure: 'ships', levels: [10, 25, 50, 100] },
  continents: { figure: 'continents', levels: [3, 5, 7] },
  oceans: { figure: 'oceans', levels: [3, 4, 5] },
  hulls: { figure: 'hulls', levels: [3, 6, 10] },
} as const satisfies Record<string, { figure: CountedFigure | CollectedFigure; levels: readonly number[] }>;

type CountedFamily = keyof typeof counted;

/** The crossings that earn a badge. */
const crossings = [
  'equator',
  'date_line',
  'arctic_circle',
  'panama_canal',
  'suez_canal',
  'transatlantic',
] as const satisfies readonly CrossingKey[];

/** Badges that a single cruise earns; `history` knows the other cruises on the same ship. */
const feats = {
  maiden_season: (cruise) => cruise.ship_year !== null && cruise.ship_year === yearOf(cruise),
  back_to_back: (cruise, history) => history.isBackToBack(cruise),
  same_ship: (cruise, history) => history.isSameShipAgain(cruise),
  christmas: (cruise) => isAboard(cruise, ['12-24', '12-25', '12-26']),
  new_year: (cruise) => cruise.nights > 0 && isAboard(cruise, ['12-31']),
  solo: ({ passengers }) => passengers.length === 1,
} as const satisfies Record<string, (cruise: WeighedCruise, history: ShipHistory) => boolean>;

type Feat = keyof typeof feats;

/** Days at sea in a row, and years between two voyages on a ship, that earn a hidden badge. */
const long_stretch = 7;
const long_absence = 10;

/** Badges that a single cruise earns, and of which nobody learns before. */
const hidden = {
  antarctic_circle: ({ crossings: crossed }) => crossed.includes('antarctic_circle'),
  transpacific: ({ crossings: crossed }) => crossed.includes('transpacific'),
  leap_day: isAboardOnLeapDay,
  open_sea: (cruise) => cruise.longest_stretch >= long_stretch,
  reunion: (cruise, history) => history.isReunion(cruise),
  namesakes: (cruise, history) => history.isNamesake(cruise),
} as const satisfies Record<string, (cruise: WeighedCruise, history: ShipHistory) => boolean>;

type Hidden = keyof typeof hidden;

/** Nights that a longest voyage has at least: without it every first cruise would be the longest. */
const long_voyage = 10;

/** Groups of badges, in the order of the screen. */
export const badge_families = [
  ...(Object.keys(counted) as CountedFamily[]),
  'crossings',
  'moments',
  'hidden',
] as const;
export type BadgeFamily = (typeof badge_families)[number];

type LevelOf<Family extends CountedFamily> = (typeof counted)[Family]['levels'][number];
/** The identity of a badge: `nights_30`, `equator`. The first cruise is `cruises_1`. */
export type BadgeKey =
  | { [Family in CountedFamily]: `${Family}_${LevelOf<Family>}` }[CountedFamily]
  | (typeof crossings)[number]
  | Feat
  | Hidden
  | 'longest_voyage';

interface Rule {
  key: BadgeKey;
  family: BadgeFamily;
  /** null for a badge without a count */
  level: number | null;
}

const badge_rules: readonly Rule[] = [
  ...(Object.keys(counted) as CountedFamily[]).flatMap((family) =>
    counted[family].levels.map((level) => ({ key: `${family}_${level}` as BadgeKey, family, level })),
  ),
  ...crossings.map((key) => ({ key, family: 'crossings' as const, level: null })),
  ...[...(Object.keys(feats) as Feat[]), 'longest_voyage' as const].map((key) => ({
    key,
    family: 'moments' as const,
    level: null,
  })),
  ...(Object.keys(hidden) as Hidden[]).map((key) => ({ key, family: 'hidden' as const, level: null })),
];

/** All badges, in the order of the screen. */
export const badge_keys: readonly BadgeKey[] = badge_rules.map(({ key }) => key);

/** The cruise that brings a badge; `on` is the day it ends. */
export interface BadgeMoment {
  on: string;
  cruise_id: string;
  ship_name: string | null;
}

/** A badge and the traveller's progress towards it. */
export interface Badge extends Rule {
  /** the progress, never more than `need`; a badge without a count has 0 or 1 of 1 */
  have: number;
  need: number;
  earned: BadgeMoment | null;
  /** the current or booked cruise that will bring it; of the longest voyage the cruise that will be longer */
  expected: BadgeMoment | null;
}

/**
 * Every badge with the traveller's progress, in the order of `badge_keys`, without the hidden ones that are not earned
 * yet (`hiddenLeft`). Rules:
 * - Continents are those of the countries of the ports (`continentOf`); oceans those of the ports of the catalogue
 *   (`oceanOf`), without the ports of cruises on river ships; kinds of ships are the hulls of the catalogue.
 * - Back-to-back is a cruise on the same ship that starts on the day the previous one ended, or on the day after.
 * - Same ship again is a voyage that began on or after the day on which another one on that ship ended. Two cabins on
 *   one sailing count once. Ships are distinguished as in the statistics, also after a change of name.
 * - A maiden season is a cruise that starts in the hull's first year: the catalogue knows the year, not the day.
 * - Christmas is a night from 24 to 26 December on board, or a cruise of one of these days; New Year's Eve is the night
 *   itself. Feasts of other faiths are left out: a record does not say which feasts its traveller keeps.
 * - Solo is exactly one passenger on record. The longest voyage has at least ten nights; of several equally long ones
 *   the first counts.
 * - Hidden are the Antarctic Circle, the Pacific, a 29 February on board as Christmas counts it, seven days at sea in a
 *   row (`longest_stretch`), a voyage that begins ten years or more after another one on the ship ended, and a second
 *   ship of one name: both are ships of the catalogue, since a typed name may be the same ship.
 * @param cruises as `weigh` gives them, in any order
 */
export function badgesOf(cruises: readonly WeighedCruise[]): Badge[] {
  const ordered = cruises.toSorted(byEnd);
  const past = ordered.filter(({ time }) => time === 'past');
  const ahead = ordered.filter(({ time }) => time !== 'past');
  const reached = new Map<BadgeKey, Pick<Badge, 'have' | 'need' | 'earned' | 'expected'>>();
  for (const family of Object.keys(counted) as CountedFamily[]) {
    const { figure, levels } = counted[family];
    // upcoming cruises come after past ones, whatever their dates
    const steps = contributionsTo(figure, [...past, ...ahead]);
    for (const level of levels) reached.set(`${family}_${level}` as BadgeKey, progressTo(level, steps));
  }
  for (const key of crossings)
    reached.set(
      key,
      firstOf(past, ahead, (cruise) => cruise.crossings.includes(key)),
    );
  const history = new ShipHistory(ordered);
  for (const [key, isMet] of Object.entries({ ...feats, ...hidden }))
    reached.set(
      key as Feat | Hidden,
      firstOf(past, ahead, (cruise) => isMet(cruise, history)),
    );
  reached.set('longest_voyage', longestOf(past, ahead));
  return badge_rules.flatMap((rule) => {
    const standing = reached.get(rule.key);
    const is_secret = rule.family === 'hidden' && standing?.earned === null;
    return standing === undefined || is_secret ? [] : { ...rule, ...standing };
  });
}

/** How many hidden badges are still to be found. */
export function hiddenLeft(badges: readonly Badge[]): number {
  return Object.keys(hidden).length - badges.filter(({ family }) => family === 'hidden').length;
}

/** An earned badge in short form. */
export interface EarnedBadge {
  key: BadgeKey;
  earned_on: string;
  cruise_id: string;
}

/** The most recently earned badges, the latest first. Of each family a cruise shows only its highest level. */
export function newestBadges(badges: readonly Badge[], count: number): EarnedBadge[] {
  const found = new Map<string, EarnedBadge>();
  for (const { key, family, level, earned } of badges) {
    if (earned === null) continue;
    const { on: earned_on, cruise_id } = earned;
    // a higher level replaces a lower one of the same cruise
    found.set(level === null ? key : `${family}/${cruise_id}`, { key, earned_on, cruise_id });
  }
  return [...found.values()].toSorted((a, b) => compare(b.earned_on, a.earned_on)).slice(0, count);
}

/** The badges that a cruise earned or will bring. */
export function badgesBy(badges: readonly Badge[], cruise_id: string): Badge[] {
  return badges.filter(
    ({ earned, expected }) => earned?.cruise_id === cruise_id || expected?.cruise_id === cruise_id,
  );
}

/** The counted badges that are closest and that no booked cruise brings: one per family, the closest first. */
export function nearestBadges(badges: readonly Badge[], count: number): Badge[] {
  const next = new Map<BadgeFamily, Badge>();
  for (const badge of badges) {
    const { family, level, earned, expected } = badge;
    if (level !== null && earned === null && expected === null && !next.has(family)) next.set(family, badge);
  }
  return [...next.values()].toSorted((a, b) => b.have / b.need - a.have / a.need).slice(0, count);
}

/** The progress towards a level, and the cruise with which the sum reaches it. */
function progressTo(need: number, steps: readonly { cruise: WeighedCruise; amount: number }[]) {
  let sum = 0;
  let have = 0;
  for (const { cruise, amount } of steps) {
    sum += amount;
    const is_past = cruise.time === 'past';
    if (is_past) have = Math.min(sum, need);
    if (sum < need) continue;
    const moment = momentOf(cruise);
    return { have, need, earned: is_past ? moment : null, expected: is_past ? null : moment };
  }
  return { have, need, earned: null, expected: null };
}

function firstOf(
  past: readonly WeighedCruise[],
  ahead: readonly WeighedCruise[],
  isMet: (cruise: WeighedCruise) => boolean,
) {
  const done = past.find(isMet);
  if (done !== undefined) return { have: 1, need: 1, earned: momentOf(done), expected: null };
  const coming = ahead.find(isMet);
  return { have: 0, need: 1, earned: null, expected: coming === undefined ? null : momentOf(coming) };
}

function longestOf(past: readonly WeighedCruise[], ahead: readonly WeighedCruise[]) {
  const nights = past.reduce((most, cruise) => Math.max(most, cruise.nights), 0);
  const done = nights < long_voyage ? undefined : past.find((cruise) => cruise.nights === nights);
  const coming = ahead.find((cruise) => cruise.nights >= long_voyage && cruise.nights > nights);
  return {
    have: Math.min(nights, long_voyage),
    need: long_voyage,
    earned: done === undefined ? null : momentOf(done),
    expected: coming === undefined ? null : momentOf(coming),
  };
}

/** Cruises by ship, in maps: a search per cruise would take time quadratic in the number of cruises. */
class ShipHistory {
  /** the cruise on each ship that ended first */
  readonly #first = new Map<string, WeighedCruise>();
  /** the earliest start of the cruises of a ship that end on the same day, by its number */
  readonly #start_by_end = new Map<string, string>();
  /** the catalogue's ship of each name on which the first cruise ended */
  readonly #first_of_name = new Map<string, string>();
  /** of a thousand cruises few are on ships of other names, and folding is slow */
  readonly #folded = new Map<string, string>();

  /** @param cruises in the order of `byEnd` */
  constructor(cruises: readonly WeighedCruise[]) {
    for (const cruise of cruises) {
      const { ship_key, ship_id, ship_name, end_date, start_date } = cruise;
      if (ship_key === null) continue;
      const name = this.#nameKey(ship_name);
      if (ship_id !== null && !this.#first_of_name.has(name)) this.#first_of_name.set(name, ship_id);
      if (!this.#first.has(ship_key)) this.#first.set(ship_key, cruise);
      const key = `${dayNumber(end_date)} ${ship_key}`;
      if (!this.#start_by_end.has(key)) this.#start_by_end.set(key, start_date);
    }
  }

  /** Whether an earlier cruise on the ship was over when this one began. */
  isSameShipAgain({ ship_key, start_date }: WeighedCruise): boolean {
    const first = ship_key === null ? undefined : this.#first.get(ship_key);
    return first !== undefined && first.end_date <= start_date && first.start_date < start_date;
  }

  /** Whether the first cruise on the ship ended ten years or more before this one began. */
  isReunion({ ship_key, start_date }: WeighedCruise): boolean {
    const first = ship_key === null ? undefined : this.#first.get(ship_key);
    if (first === undefined) return false;
    const [year = '', ...day] = first.end_date.split('-');
    return [Number(year) + long_absence, ...day].join('-') <= start_date;
  }

  /** Whether an earlier cruise was on another ship of the same name. */
  isNamesake({ ship_id, ship_name }: WeighedCruise): boolean {
    const name = this.#nameKey(ship_name);
    const first = name === '' ? undefined : this.#first_of_name.get(name);
    return ship_id !== null && first !== undefined && first !== ship_id;
  }

  /** Whether this cruise starts on the day another one on the ship ended, or on the day after. */
  isBackToBack({ ship_key, start_date }: WeighedCruise): boolean {
    if (ship_key === null) return false;
    const day = dayNumber(start_date);
    return [day, day - 1].some((end) => {
      const start = this.#start_by_end.get(`${end} ${ship_key}`);
      return start !== undefined && start < start_date;
    });
  }

  #nameKey(ship_name: string | null): string {
    const name = ship_name ?? '';
    const folded = this.#folded.get(name) ?? fold(name);
    this.#folded.set(name, folded);
    return folded;
  }
}

/** Whether the traveller slept on board on one of these days (`MM-DD`) of a year, or sailed on it for the day. */
function isAboard(cruise: WeighedCruise, days: readonly string[]): boolean {
  const [year, last_year] = [cruise.start_date.slice(0, 4), cruise.end_date.slice(0, 4)];
  const isAboardIn = (some_year: string) => days.some((day) => isAboardOn(cruise, `${some_year}-${day}`));
  return isAboardIn(year) || (last_year !== year && isAboardIn(last_year));
}

function isAboardOn({ start_date, end_date }: WeighedCruise, date: string): boolean {
  return start_date <= date && (date < end_date || (date === end_date && start_date === end_date));
}

function isAboardOnLeapDay(cruise: WeighedCruise): boolean {
  const last = Number(cruise.end_date.slice(0, 4));
  for (let year = yearOf(cruise); year <= last; year += 1)
    if (isLeapYear(year) && isAboardOn(cruise, `${year}-02-29`)) return true;
  return false;
}

function momentOf({ id, end_date, ship_name }: WeighedCruise): BadgeMoment {
  return { on: end_date, cruise_id: id, ship_name };
}

/** Sorts by end date; the id decides between equal ones, so that the order of the records never matters. */
function byEnd(a: WeighedCruise, b: WeighedCruise): number {
  return compare(a.end_date, b.end_date) || compare(a.start_date, b.start_date) || compare(a.id, b.id);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
