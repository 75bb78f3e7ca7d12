import { fieldOf, type NameWith, type written_fields, written_names } from './cruise-fields.ts';
import type { LowestLevel } from './share-levels.ts';

type Written = typeof written_fields;
type LevelOfWritten = { [Name in keyof Written]: Written[Name]['seen_from'] } & {
  [Name in NameWith<'id'> as Written[Name]['id']]: Written[Name]['seen_from'];
};

/** An id of the catalogue is shown with its name. */
const of_written = Object.fromEntries(
  written_names.flatMap((name) => {
    const { seen_from, id } = fieldOf(name);
    return id === undefined
      ? [[name, seen_from]]
      : [
          [name, seen_from],
          [id, seen_from],
        ];
  }),
) as LevelOfWritten;

/**
 * The lowest level of each field of a cruise: those that a traveller writes, and those that the server adds. The
 * contract checks it against its record: a field without a level does not compile.
 */
export const cruise_fields = {
  ...of_written,
  ...({
    id: 'itinerary',
    version: 'itinerary',
    share: 'itinerary',
    can: 'itinerary',
    start_zone: 'itinerary',
    end_zone: 'itinerary',
    start_port_code: 'itinerary',
    end_port_code: 'itinerary',
    nights: 'itinerary',
    time: 'itinerary',
    sails_at: 'itinerary',
    schedule: 'itinerary',
    livery: 'itinerary',
    course: 'itinerary',
    is_sample: 'itinerary',
    created_at: 'details',
    updated_at: 'details',
    passengers: 'details',
    flights: 'details',
    lodging: 'details',
    payment_reminder_date: 'full',
    // where one checks in, which is shown with the day of check-in
    line_website: 'full',
    final_payment_days: 'full',
    balance_due: 'full',
    payment_state: 'full',
    addons_total: 'full',
    addons_in_total: 'full',
    payments_total: 'full',
    deposit_paid: 'full',
    not_needed: 'full',
    schedule_is_offered: 'full',
    addons: 'full',
    payments: 'full',
    diary: 'full',
    documents: 'full',
    // other records of the owner, which may not be shared
    duplicates: 'owner',
  } as const satisfies Record<string, LowestLevel>),
};

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
