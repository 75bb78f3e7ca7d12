import { SPECIAL } from './itineraries-special.ts';
import type { Itinerary } from './itinerary.ts';

/** A voyage on a fixed day. Of several itineraries the one in season is used. */
export interface FixedVoyage {
  readonly start_date: string;
  readonly itineraries: readonly (string | Itinerary)[];
  readonly ship?: string;
  /** the day on which it was cancelled */
  readonly cancelled?: string;
  /** a prize: it cost nothing */
  readonly is_won?: boolean;
}

export const FIRST_DAY = '1998-03-07';
/** The time in which no ships sailed. */
export const GAP = { from: '2020-03-14', to: '2021-08-15' } as const;
/** Days before today from which on all voyages are fixed. */
export const BOOKED_AHEAD = 30;

const CARIBBEAN = 'Western Caribbean';
const SUN = ['Eastern Caribbean', 'Greek islands and Türkiye', 'Western Mediterranean'];

/** From the current voyage to two years ahead, in the order in which a short life includes them. */
export const AHEAD: readonly (Omit<FixedVoyage, 'start_date'> & { in_days: number })[] = [
  { in_days: -3, itineraries: SUN },
  { in_days: 24, itineraries: [CARIBBEAN], ship: 'royal-caribbean-icon-of-the-seas-2024' },
  { in_days: 66, itineraries: ['Southern Caribbean', 'Norwegian fjords', 'Adriatic and Ionian Sea'] },
  {
    in_days: 113,
    itineraries: [
      'Japan in blossom',
      'Baltic capitals',
      'New England and Canada',
      'Canary Islands and Madeira',
    ],
  },
  {
    in_days: 171,
    itineraries: ['Alaska, Inside Passage and Glacier Bay', 'Panama Canal', 'Canary Islands and Madeira'],
  },
  { in_days: 236, itineraries: ['Norwegian fjords', 'Round Cape Horn', 'Western Mediterranean'] },
  { in_days: 318, itineraries: ['Hawaii and the islands to Auckland', 'Round the British Isles', CARIBBEAN] },
  { in_days: 402, itineraries: ['Antarctica and the Falkland Islands', 'Iceland and Svalbard', CARIBBEAN] },
  { in_days: 489, itineraries: ['Auckland to Honolulu, two Sundays', 'Baltic capitals', CARIBBEAN] },
  { in_days: 590, itineraries: ['Coastal voyage to Kirkenes and back'] },
  { in_days: 700, itineraries: ['Panama Canal', 'Round the British Isles', 'Western Mediterranean'] },
];

/** Voyages that occur once in a life, or that test special dates. */
export const PAST: readonly FixedVoyage[] = [
  { start_date: FIRST_DAY, itineraries: [SPECIAL.first] },
  { start_date: '2017-01-04', itineraries: [SPECIAL.world] },
  { start_date: '2012-08-19', itineraries: [SPECIAL.day] },
  { start_date: '2005-06-12', itineraries: [SPECIAL.typed] },
  { start_date: '1999-12-28', itineraries: [SPECIAL.new_year], ship: 'aida-aidacara-1996' },
  { start_date: '2015-12-28', itineraries: [SPECIAL.new_year] },
  { start_date: '2008-02-29', itineraries: ['Southern Caribbean'] },
  { start_date: '2024-02-25', itineraries: [CARIBBEAN], ship: 'royal-caribbean-wonder-of-the-seas-2022' },
  { start_date: '2018-11-10', itineraries: [CARIBBEAN], ship: 'royal-caribbean-symphony-of-the-seas-2018' },
  { start_date: '2018-11-17', itineraries: [CARIBBEAN], ship: 'royal-caribbean-symphony-of-the-seas-2018' },
  { start_date: '2014-10-12', itineraries: ['Western Mediterranean'], is_won: true },
  { start_date: '2016-10-01', itineraries: ['Hawaii and the islands to Auckland'] },
  { start_date: '2019-04-05', itineraries: ['Auckland to Honolulu, two Sundays'] },
  { start_date: '2019-12-02', itineraries: ['Antarctica and the Falkland Islands'] },
  { start_date: '2021-10-09', itineraries: ['The Danube to Budapest'] },
  { start_date: '2023-07-01', itineraries: ['Alaska, Inside Passage and Glacier Bay'] },
  { start_date: '2020-03-20', itineraries: ['Vietnam, Thailand and Singapore'], cancelled: '2020-03-12' },
  { start_date: '2020-05-23', itineraries: ['Norwegian fjords'], cancelled: '2020-04-02' },
  { start_date: '2020-09-12', itineraries: ['Western Mediterranean'], cancelled: '2020-06-30' },
  { start_date: '2011-02-05', itineraries: ['Panama Canal'], cancelled: '2010-12-01' },
];
