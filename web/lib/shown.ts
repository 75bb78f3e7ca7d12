import type { Flight, Lodging, Passenger } from '#contract/cruise-parts.ts';
import type { Cruise } from '#contract/cruises.ts';
import type { PublicVoyage } from '#contract/public-links.ts';
import { written_fields, type WrittenName, written_names } from '#domain/cruise-fields.ts';
import type { cruise_fields, part_fields } from '#domain/field-levels.ts';
import { type ShareLevel, shows } from '#domain/share-levels.ts';
import type { Answer, CallKey } from './api-types.ts';

/*
 * The server leaves out the fields that a share does not show. This module fills them in, once for all screens, with
 * the values of an empty record; `sees` says which parts of a screen are left out altogether.
 */

type Hideable<Levels> = {
  [Field in keyof Levels]: Levels[Field] extends 'itinerary' ? never : Field;
}[keyof Levels];
type HideableOfPart<Levels> = {
  [Field in keyof Levels]: Levels[Field] extends 'details' ? never : Field;
}[keyof Levels];

type Gaps = Pick<Cruise, Hideable<typeof cruise_fields>>;

/** The fields that a traveller writes: unknown, and a switch is off. */
const written_gaps = Object.fromEntries(
  written_names
    .filter((name) => written_fields[name].seen_from !== 'itinerary')
    .map((name) => [name, written_fields[name].kind === 'flag' ? false : null]),
) as Pick<Cruise, WrittenName & keyof Gaps>;

const cruise_gaps: Gaps = {
  ...written_gaps,
  created_at: '',
  updated_at: '',
  passengers: [],
  flights: [],
  lodging: [],
  payment_reminder_date: null,
  line_website: null,
  final_payment_days: null,
  balance_due: null,
  payment_state: 'unknown',
  addons_total: null,
  addons_in_total: null,
  payments_total: null,
  deposit_paid: null,
  not_needed: [],
  schedule_is_offered: false,
  addons: [],
  payments: [],
  diary: [],
  documents: [],
  duplicates: [],
};

const passenger_gaps: Pick<Passenger, HideableOfPart<(typeof part_fields)['passengers']>> = {
  loyalty_number: null,
  points_earned: null,
  date_of_birth: null,
  note: null,
};
const flight_gaps: Pick<Flight, HideableOfPart<(typeof part_fields)['flights']>> = {
  confirmation_number: null,
};
const lodging_gaps: Pick<Lodging, HideableOfPart<(typeof part_fields)['lodging']>> = {
  confirmation_number: null,
};

/** Fills a cruise, or a cruise of a list. The owner's own record is complete. */
function fillShown<Item extends Pick<Cruise, 'share'>>(cruise: Item): Item {
  return cruise.share === null ? cruise : { ...cruise_gaps, ...cruise };
}

function fillCruise(cruise: Cruise): Cruise {
  if (cruise.share === null) return cruise;
  const filled = fillShown(cruise);
  return {
    ...filled,
    passengers: fillAll(passenger_gaps, filled.passengers),
    flights: fillAll(flight_gaps, filled.flights),
    lodging: fillAll(lodging_gaps, filled.lodging),
  };
}

function fillAll<Part>(gaps: Partial<Part>, parts: readonly Part[]): Part[] {
  return parts.map((part) => ({ ...gaps, ...part }));
}

const fills: { [Key in CallKey]?: (answer: Answer<Key>) => Answer<Key> } = {
  'GET cruises': (list) => ({ ...list, items: list.items.map(fillShown) }),
  'GET cruises/{id}': fillCruise,
  'PATCH cruises/{id}': fillCruise,
  'POST cruises/{id}/mark-paid': fillCruise,
  'DELETE cruises/{id}/mark-paid': fillCruise,
  'GET cruises/{id}/passengers': (list) => ({ ...list, items: fillAll(passenger_gaps, list.items) }),
  'GET cruises/{id}/flights': (list) => ({ ...list, items: fillAll(flight_gaps, list.items) }),
  'GET cruises/{id}/lodging': (list) => ({ ...list, items: fillAll(lodging_gaps, list.items) }),
  'GET dashboard': (board) => ({
    ...board,
    current: board.current && fillShown(board.current),
    next: board.next && fillShown(board.next),
    following: board.following.map(fillShown),
  }),
};

/** Fills the hidden fields of an answer, so that it has the shape of the contract. */
export function fillGaps<Key extends CallKey>(key: Key, answer: Answer<Key>): Answer<Key> {
  const fill: ((answer: Answer<Key>) => Answer<Key>) | undefined = fills[key];
  return fill === undefined ? answer : fill(answer);
}

/** The voyage of a public link as a cruise, for the parts that show one: it can be neither changed nor found again. */
export function cruiseOfVoyage({
  schedule,
  route: _route,
  language: _language,
  ...voyage
}: PublicVoyage): Cruise {
  return {
    ...cruise_gaps,
    ...voyage,
    id: '',
    version: 0,
    itinerary: null,
    cruise_line_id: null,
    ship_id: null,
    start_port_id: null,
    end_port_id: null,
    course: [],
    is_sample: false,
    schedule: { items: schedule, version: 0 },
    can: { edit: false, delete: false, share: false },
    share: { share_level: 'itinerary', owner_name: '' },
  };
}

/** Whether the reader sees parts that are shown from this share level on. */
export function sees({ share }: Pick<Cruise, 'share'>, from: ShareLevel): boolean {
  return share === null || shows(share.share_level, from);
}
