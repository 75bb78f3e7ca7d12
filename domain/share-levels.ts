/** How much of a cruise the receiver of a share sees, the least first (docs/product/rules.md, section 7). */
export const share_levels = ['itinerary', 'details', 'full', 'edit'] as const;
export type ShareLevel = (typeof share_levels)[number];

/** Of several shares the highest level counts. @returns null for none */
export function highestLevel(levels: Iterable<ShareLevel>): ShareLevel | null {
  const given = new Set(levels);
  return share_levels.findLast((level) => given.has(level)) ?? null;
}

/** The lowest level that shows a field; `owner`: only the owner sees it. */
export type LowestLevel = ShareLevel | 'owner';

/** Whether a level shows fields whose lowest level is `from`. */
export function shows(level: ShareLevel, from: LowestLevel): boolean {
  return from !== 'owner' && share_levels.indexOf(level) >= share_levels.indexOf(from);
}

/** The levels that show fields whose lowest level is `from`. */
export function levelsFrom(from: ShareLevel): readonly ShareLevel[] {
  return share_levels.slice(share_levels.indexOf(from));
}

/**
 * The lowest level of each field of a cruise. The contract checks it against its record: a field without a level does
 * not compile.
 */
export const cruise_fields = {
  id: 'itinerary',
  version: 'itinerary',
  share: 'itinerary',
  can: 'itinerary',
  cruise_line_id: 'itinerary',
  cruise_line: 'itinerary',
  ship_id: 'itinerary',
  ship_name: 'itinerary',
  itinerary: 'itinerary',
  start_date: 'itinerary',
  end_date: 'itinerary',
  start_port_id: 'itinerary',
  start_port: 'itinerary',
  start_zone: 'itinerary',
  end_port_id: 'itinerary',
  end_port: 'itinerary',
  end_zone: 'itinerary',
  nights: 'itinerary',
  time: 'itinerary',
  sails_at: 'itinerary',
  schedule: 'itinerary',
  // a receiver must not count down to a cruise that is cancelled
  cancelled_at: 'itinerary',
  is_sample: 'itinerary',
  created_at: 'details',
  updated_at: 'details',
  stateroom: 'details',
  category: 'details',
  deck: 'details',
  dining: 'details',
  time_of_boarding: 'details',
  muster_station: 'details',
  notes: 'details',
  passengers: 'details',
  flights: 'details',
  lodging: 'details',
  booking_id: 'full',
  booking_number: 'full',
  booking_date: 'full',
  travel_agent: 'full',
  web_site: 'full',
  phone_number: 'full',
  checkin_date: 'full',
  checkin_notification: 'full',
  manual_payment_reminder_date: 'full',
  payment_reminder_date: 'full',
  payment_notification: 'full',
  final_payment_date: 'full',
  final_payment_days: 'full',
  currency: 'full',
  fare: 'full',
  discount: 'full',
  taxes: 'full',
  total_price: 'full',
  deposit: 'full',
  balance_due: 'full',
  payment_state: 'full',
  addons_total: 'full',
  addons_in_total: 'full',
  payments_total: 'full',
  deposit_paid: 'full',
  loyalty_number: 'full',
  tier_before: 'full',
  tier_after: 'full',
  points_before: 'full',
  points_earned: 'full',
  points_after: 'full',
  emergency_contacts: 'full',
  not_needed: 'full',
  schedule_is_offered: 'full',
  addons: 'full',
  payments: 'full',
  documents: 'full',
  // other records of the owner, which may not be shared
  duplicates: 'owner',
} as const satisfies Record<string, LowestLevel>;

/** The lowest level of each field of the parts of a cruise: of passengers `details` shows the names. */
export const part_fields = {
  passengers: {
    id: 'details',
    version: 'details',
    first_name: 'details',
    last_name: 'details',
    loyalty_number: 'full',
    points_earned: 'full',
    date_of_birth: 'full',
    note: 'full',
  },
  // a confirmation number allows changes of a booking
  flights: {
    id: 'details',
    version: 'details',
    kind: 'details',
    airline: 'details',
    flight_number: 'details',
    departure_airport: 'details',
    arrival_airport: 'details',
    departure_time: 'details',
    arrival_time: 'details',
    departure_zone: 'details',
    arrival_zone: 'details',
    seat: 'details',
    confirmation_number: 'full',
  },
  lodging: {
    id: 'details',
    version: 'details',
    kind: 'details',
    name: 'details',
    address: 'details',
    city: 'details',
    state: 'details',
    zipcode: 'details',
    check_in_date: 'details',
    check_out_date: 'details',
    confirmation_number: 'full',
  },
} as const satisfies Record<string, Record<string, LowestLevel>>;
