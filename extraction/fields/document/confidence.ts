/*
 * How sure a value is, by the way it was found: 0 to 1. The values were set on the tuning set of the corpus; a change is
 * measured by `extraction/accuracy.test.ts`.
 */

/** The confidence of a value by the place of its label, or of what names it. */
export const confidence = {
  /** behind its label and a colon, in one cell */
  marked: 1,
  /** behind its label without a sign, in one cell */
  inline: 0.85,
  /** in the cell beside its label */
  beside: 0.97,
  /** below its label */
  below: 0.88,

  days: {
    /** a first or last day as "from 6 to 13 March" behind a label */
    labelled_range: 0.97,
    /** the same anywhere */
    range: 0.62,
    /** the first and last rows of an itinerary, or of a calendar */
    itinerary: 0.8,
    calendar: 0.9,
    /** the start and the nights */
    by_nights: 0.7,
    /** beside the number of a booking, in a sentence */
    behind_number: 0.8,
    /** the day of a letter is no day of the cruise */
    of_letter: 0.8,
    /** a sentence about the check-in: of the booking, and in what is not about it */
    opening: 0.85,
    opening_in_aside: 0.8,
    /** behind "Date" alone, next to the booking number */
    mere_date: 0.45,
    /** of the last instalment, or beside the balance */
    instalment: 0.9,
    beside_balance: 0.85,
  },

  calls: {
    /** at sea, or at a port of the catalogue */
    known: 0.95,
    unknown: 0.8,
    calendar: 0.95,
  },

  money: {
    /** the total of amounts that add up, and another one */
    exact_total: 0.99,
    total: 0.85,
    /** the parts of amounts that add up, of a total that they do not make, and without a total */
    exact_part: 0.98,
    part: 0.8,
    part_without_total: 0.75,
    /** the fare, where no total is printed */
    fare_as_total: 0.7,
    addon: 0.85,
    balance: 0.93,
    /** nothing, as everything is paid */
    no_balance: 0.85,
    deposit: 0.93,
    /** a payment that is called the deposit */
    deposit_among_payments: 0.85,
    /** a single payment that leaves a balance */
    single_payment_as_deposit: 0.6,
    payment: 0.92,
    payment_in_full: 0.8,
    /** by a label, or by the signs of the amounts */
    currency: 0.95,
    /** named in the bill or right above it, and elsewhere */
    currency_in_bill: 0.9,
    currency_elsewhere: 0.8,
    /** a dollar alone, and one with hints for a country */
    dollar: 0.85,
    dollar_of_country: 0.75,
  },

  numbers: {
    /** behind the name of the line and a sign for "number" */
    beside_line: 0.8,
    /** in the row of the cruise in a table of suppliers */
    of_supplier: 0.9,
    /** a label within a sentence */
    in_prose: 0.7,
  },

  people: {
    /** below a heading for guests */
    in_column: 0.93,
    /** in two columns, for the first and the last name */
    in_two_columns: 0.95,
    /** in two rows over their prices */
    over_prices: 0.85,
    /** behind a label for guests, and for who pays */
    labelled: 0.93,
    payer: 0.7,
    /** in another cell of a labelled row */
    other_cell: 0.85,
    /** below a label, and in rows that are counted there */
    below_label: 0.85,
    counted: 0.85,
    /** with a title, without a label */
    titled: 0.72,
    /** at most */
    surest: 0.97,
  },

  loyalty: {
    inline: 0.95,
    beside: 0.92,
    below: 0.85,
    /** a number that continues in the next row */
    broken: 0.8,
  },

  names: {
    /** a ship of the catalogue at most */
    surest_ship: 0.98,
    /** a ship of no catalogue behind its label */
    labelled_ship: 0.7,
    /** the line of the ship, if it is printed; another line that is printed; one of no catalogue behind its label */
    line_of_ship: 0.97,
    other_line: 0.8,
    labelled_line: 0.75,
    /** the line of the ship, not printed */
    line_by_ship: 0.8,
    /** the name of a cruise, with its nights */
    with_nights: 0.75,
    /** one of several texts beside the ship, and the only one */
    beside_ship: 0.78,
    beside_ship_alone: 0.7,
    /** a heading with a region, and another one */
    heading_with_region: 0.55,
    heading: 0.5,
    /** in quotation marks */
    quoted: 0.8,
  },

  agencies: {
    /** at most */
    surest: 0.95,
    /** an agency behind its label, and a person; of the confidence by the place of the label */
    labelled: 0.95,
    person: 0.55,
    /** a name with a word for agencies: at the head of the document, and at its foot with a telephone number */
    at_head: 0.85,
    at_foot: 0.6,
    /** another name at the head with a telephone number */
    with_contact: 0.6,
  },

  cabins: {
    /** a number at most */
    surest: 0.97,
    /** no number, but a category that is guaranteed */
    guaranteed: 0.8,
    /** the parts of a stateroom, of the confidence of its number: before the label, in the cell of the number, below */
    before_label: 0.9,
    with_number: 0.85,
    below_number: 0.8,
    /** a category in place of the number, and a number in a cell of the category; of that of its label */
    code_in_its_place: 0.8,
    among_category: 0.95,
  },

  travel: {
    flight: 0.85,
    lodging: 0.8,
  },
} as const;

/** The scores that candidates need. */
export const least = {
  /** a label clearly belongs to its value */
  clear: 0.8,
  /** a label probably belongs to its value */
  likely: 0.6,
  /** a field of a proposal, if nothing else is said */
  field: 0.45,
  booking_date: 0.3,
  final_payment_date: 0.4,
  checkin_date: 0.6,
  dining: 0.7,
  /** a named port against the row of the itinerary: a port within a sentence ("bis Budapest") has less */
  port_beside_calls: 0.6,
  /** a day without a second one that fits */
  single_start: 0.5,
  /** a day among those that could be the final payment */
  due: 0.35,
  /** a ship of the catalogue: against one behind a label, and without */
  ship_beside_label: 0.9,
  ship: 0.8,
  /** an agency without a label */
  agency: 0.5,
  /** a telephone number */
  phone: 0.55,
} as const;
