/*
 * The words of booking documents, by language. Labels are matched without regard to case, accents and punctuation;
 * longer labels take precedence, so "booking date" is not "booking".
 */

/** The meanings of labels for the value that belongs to them. */
export const label_names = [
  // numbers
  'booking_number',
  'line_number',
  'agency_number',
  'other_number',
  // days
  'booking_date',
  'other_date',
  'start',
  'end',
  'period',
  'final_payment',
  'deposit_due',
  'checkin',
  // names and words
  'line',
  'ship',
  'itinerary',
  'start_port',
  'end_port',
  'round_trip',
  'stateroom',
  'category',
  'deck',
  'dining',
  'boarding',
  'nights',
  'guests',
  'agent',
  'phone',
  'loyalty',
  'currency',
  // money
  'fare',
  'discount',
  'taxes',
  'total',
  'subtotal',
  'deposit',
  'balance',
  'paid',
  'credit',
  'addon',
  // other things than the cruise itself
  'flight',
  'hotel',
  'seat',
  'record_locator',
  'address',
  'arrival',
  'departure',
  'other_text',
] as const;
export type LabelName = (typeof label_names)[number];

export interface Words {
  labels: Partial<Record<LabelName, readonly string[]>>;
  /** a day at sea in itineraries; the beginning of the text is enough */
  sea_day: readonly string[];
  /** the ship stays over night */
  overnight: readonly string[];
  /** before a time */
  arrive: readonly string[];
  depart: readonly string[];
  noon: readonly string[];
  midnight: readonly string[];
  /** before a name */
  titles: readonly string[];
  /** between two names */
  and: readonly string[];
  /** after a name: "Adult", "2 guests" */
  person_kinds: readonly string[];
  /** between two days or two ports */
  from: readonly string[];
  to: readonly string[];
  /** money is requested, not received */
  asked: readonly string[];
  /** money was received */
  received: readonly string[];
  paid_in_full: readonly string[];
  /** "Day 1" */
  day: readonly string[];
  /** headings of text that is not about this booking: terms, cancellation, offers, past cruises */
  aside: readonly string[];
  /** shows that nothing was booked yet */
  quote: readonly string[];
  cancelled: readonly string[];
  /** many sailings at "from" prices */
  brochure: readonly string[];
  /** kinds of documents, never names */
  titles_of_documents: readonly string[];
  /** January to December, long and short */
  months: readonly (readonly string[])[];
  /** Monday to Sunday, likewise */
  weekdays: readonly (readonly string[])[];
  /** a language may lack a list */
  hints: Partial<Hints>;
}

/**
 * Words that say what the text beside them is, for patterns (`pattern.ts`). At the end of a word, `*` stands for any
 * further letters and `+` for at least one.
 */
export interface Hints {
  // what a document is
  /** a row of a table of cancellation fees; beginnings of words */
  cancellation_terms: readonly string[];
  /** a cancellation that is only possible: conditions, policies, fees */
  conditional: readonly string[];
  /** words of a row that names an offer but is none */
  no_quote: readonly string[];
  /** a booking of something other than a cruise */
  other_service: readonly string[];
  /** says that the booking is confirmed; beginnings of words */
  confirms: readonly string[];
  // days and times
  /** a number of nights */
  nights: readonly string[];
  /** the same, shortened */
  nights_short: readonly string[];
  /** one night, and nights without their accent */
  night: readonly string[];
  /** a length in the name of a cruise, other than its nights */
  days_of_name: readonly string[];
  /** between two days, besides signs */
  joins_days: readonly string[];
  /** the same between the days of a stay */
  joins_days_of_span: readonly string[];
  /** a weekday without the word for day */
  weekday_alone: readonly string[];
  /** between the number of a document and its day */
  dated: readonly string[];
  /** before the last day for a payment */
  by_then: readonly string[];
  /** between the place and the day of a letter */
  day_of_letter: readonly string[];
  /** the check-in; beginnings of words */
  online_checkin: readonly string[];
  /** says that it opens */
  opens: readonly string[];
  /** between two days */
  to_day: readonly string[];
  /** the same in a range of two full days */
  to_day_long: readonly string[];
  /** the same in English order */
  through: readonly string[];
  /** before a number that is no day */
  of_other_number: readonly string[];
  /** noon, in place of a time */
  noon_time: readonly string[];
  /** midnight, likewise */
  midnight_time: readonly string[];
  /** a label that only says "date" */
  only_date: readonly string[];
  // numbers of bookings
  /** a whole label that only says "number" */
  number_word: readonly string[];
  /** after it */
  number_of: readonly string[];
  /** a label says that a number follows; beginnings of words */
  says_number: readonly string[];
  /** before the sign for "number" */
  booking_before_number: readonly string[];
  /** the sign for "number", behind a label */
  number_sign: readonly string[];
  /** says "number" or "code" */
  number_or_code: readonly string[];
  /** the same, with a prefix or without */
  number_anywhere: readonly string[];
  /** may stand between a label and its number */
  small_before_number: readonly string[];
  // names of companies, cabins, cruises and ports
  /** between a label and the name of a company */
  with_whom: readonly string[];
  /** ends a text that goes on in the next cell */
  needs_another: readonly string[];
  /** joins two names or two values */
  and: readonly string[];
  /** the same before a vowel */
  and_before_vowel: readonly string[];
  /** in the name of a travel agency */
  agency_word: readonly string[];
  /** before a telephone number; ends of words */
  phone: readonly string[];
  /** an agency in the bill is one of its charges */
  charge: readonly string[];
  /** before a number that is not the agent’s own */
  service_line: readonly string[];
  /** begins a row with a telephone number; beginnings of words */
  phone_first: readonly string[];
  /** no part of an agency’s name */
  said_of_agency: readonly string[];
  /** the label of a person of the agency; beginnings of words */
  adviser: readonly string[];
  /** an agent, not an agency */
  agent: readonly string[];
  /** the header of a forwarded mail */
  mail_from: readonly string[];
  /** goes on with the name of a company behind a comma */
  of_company: readonly string[];
  /** ends the name of an agency */
  phone_behind: readonly string[];
  /** words that alone make no name of an agency */
  small_of_agency: readonly string[];
  /** heads a forwarded mail; beginnings of words */
  forwarded: readonly string[];
  /** before a number for emergencies; beginnings of words */
  emergency: readonly string[];
  /** a cabin is not chosen yet; beginnings of words */
  guaranteed: readonly string[];
  /** a kind of cabin; beginnings of words */
  cabin_kind: readonly string[];
  /** before a code of a category */
  category: readonly string[];
  /** a deck; beginnings of words */
  deck: readonly string[];
  /** in the name of a cruise */
  cruise: readonly string[];
  /** between the name of a cruise and its ship */
  aboard: readonly string[];
  /** after that */
  the_ship: readonly string[];
  /** between the name of a cruise and its day */
  day_behind_name: readonly string[];
  /** ends a row in which the name of a cruise is not complete */
  name_goes_on: readonly string[];
  /** a region in the name of a cruise */
  region: readonly string[];
  /** a label that only says "port" */
  port_word: readonly string[];
  /** between a port and a weekday */
  on_weekday: readonly string[];
  /** the word for day in a weekday */
  weekday_lead: readonly string[];
  /** before the name of a port */
  in_port: readonly string[];
  /** between a port and its day */
  day_behind_port: readonly string[];
  /** before the name of a port */
  port_of: readonly string[];
  // money
  /** before the lowest price of an offer */
  price_from: readonly string[];
  /** the same where a price must follow */
  price_from_short: readonly string[];
  /** the same where any amount may follow */
  price_from_only: readonly string[];
  /** the currency, with its country */
  currency_usd: readonly string[];
  currency_cad: readonly string[];
  currency_aud: readonly string[];
  currency_nzd: readonly string[];
  currency_gbp: readonly string[];
  currency_eur: readonly string[];
  currency_brl: readonly string[];
  currency_mxn: readonly string[];
  currency_ars: readonly string[];
  currency_chf: readonly string[];
  currency_nok: readonly string[];
  currency_sek: readonly string[];
  currency_dkk: readonly string[];
  currency_ils: readonly string[];
  /** the row is about another currency than that of the price; beginnings of words */
  exchange_rate: readonly string[];
  /** a full stop behind it ends no sentence */
  short_with_stop: readonly string[];
  /** makes two labels a compound */
  between_labels: readonly string[];
  /** the label before it is what is left after the label behind it */
  after: readonly string[];
  /** says that another amount is included; beginnings of words */
  including: readonly string[];
  /** between "total" and what it is the total of */
  for: readonly string[];
  /** before the cruise */
  this_or_your: readonly string[];
  /** before the cruise */
  the: readonly string[];
  /** keeps two labels apart; beginnings of words */
  with: readonly string[];
  /** before "paid in full": it is a condition */
  not_yet: readonly string[];
  /** between "paid in full" and a day: it is due */
  by_day: readonly string[];
  /** an amount for one guest; beginnings of words */
  per_person: readonly string[];
  /** the same behind the amount */
  per_person_behind: readonly string[];
  /** the same as a whole word */
  each: readonly string[];
  /** how a payment was made */
  means: readonly string[];
  /** a price of the cruise; beginnings of words */
  price: readonly string[];
  /** before the last digits of a card */
  of_card: readonly string[];
  /** before the number of a cheque or a receipt */
  of_cheque: readonly string[];
  /** between a number of guests and their price */
  times: readonly string[];
  /** before a price of one */
  each_at: readonly string[];
  /** before the highest amount that an insurance pays */
  up_to: readonly string[];
  // people
  /** heads the column of a guest; beginnings of words */
  guest: readonly string[];
  /** before the number of a member */
  member_card: readonly string[];
  /** between both */
  number_of_card: readonly string[];
  /** heads the column of last names */
  family_name: readonly string[];
  /** heads the column of first names */
  given_name: readonly string[];
  /** the label of who pays, who may not travel; beginnings of words */
  payer: readonly string[];
  /** the kind of a passenger in a reservation system */
  kind_in_system: readonly string[];
  /** begins a letter; beginnings of words */
  greeting: readonly string[];
  /** the same as a whole word */
  greeting_word: readonly string[];
  /** between a name and a date of birth */
  born: readonly string[];
  /** in place of the first names */
  family: readonly string[];
  /** ends a phrase about guests that is no name */
  of_things: readonly string[];
  /** a small word in a name */
  name_particle: readonly string[];
  // itineraries
  /** an event in which the passengers leave; beginnings of words */
  disembarks: readonly string[];
  /** an event in which the passengers board; beginnings of words */
  embarks: readonly string[];
  /** an event that is no call at a port; beginnings of words */
  no_call: readonly string[];
  /** an event that is a call at a port */
  call: readonly string[];
  /** a row of a service between the calls */
  service: readonly string[];
  /** before the name of a port */
  port_mark: readonly string[];
  /** after that */
  port_mark_in: readonly string[];
  /** in brackets behind a port */
  how_moored: readonly string[];
  /** begins a remark behind a port; beginnings of words */
  aside_of_call: readonly string[];
  /** before the part of a day */
  early_or_late: readonly string[];
  /** in place of a time */
  part_of_day: readonly string[];
  /** between a place and what it is for */
  for_whom: readonly string[];
  /** between two times */
  to_time: readonly string[];
  /** a time to leave the ship; beginnings of words */
  leaving: readonly string[];
  /** a time to board; beginnings of words */
  boarding: readonly string[];
  /** before the time at which boarding begins */
  from_time: readonly string[];
  /** before the time by which guests leave */
  by_time: readonly string[];
  /** contains a word for boarding and means leaving; beginnings of words */
  not_boarding: readonly string[];
  // flights and hotels
  /** what a hotel offers, no part of its address */
  stay_details: readonly string[];
  /** where a transfer begins or ends */
  stop: readonly string[];
  /** the same at the end of a longer word */
  ends_in_stop: readonly string[];
  /** where a transfer to the ship ends */
  ship_or_pier: readonly string[];
  /** between both */
  to_stop: readonly string[];
  /** begins a cell with an airport */
  before_airport: readonly string[];
  /** between two airports */
  to_airport: readonly string[];
  /** the same, where the words around it are clearly names */
  to_airport_short: readonly string[];
  /** names the locator of a flight */
  record_locator: readonly string[];
  /** a row is about a flight; beginnings of words */
  of_flight: readonly string[];
  /** the same as a whole word */
  of_flight_word: readonly string[];
  /** a row with the stay of a hotel, not its address */
  no_address: readonly string[];
  /** between a hotel and the first day of the stay */
  before_day_of_stay: readonly string[];
  /** a street, behind its name */
  street: readonly string[];
  /** the same, and less clearly */
  place: readonly string[];
  /** a street, before its name */
  street_before_name: readonly string[];
  /** the label of an address */
  address_label: readonly string[];
  /** a hotel */
  hotel: readonly string[];
  /** another word for one, or a chain of them */
  hotel_kind: readonly string[];
  /** a stay after the cruise */
  afterwards: readonly string[];
  /** behind "hotel" in a heading that names none */
  when_of_hotel: readonly string[];
  /** the first or the last day of a stay; beginnings of words */
  check_in_or_out: readonly string[];
  /** the same, other than by the clock of the hotel */
  stay_day: readonly string[];
  /** the same, with a prefix or without */
  stay_day_anywhere: readonly string[];
  /** of a stay before or after the cruise */
  before_or_after: readonly string[];
  /** behind that */
  what_of_stay: readonly string[];
  /** heads such a stay */
  extension: readonly string[];
  /** before the number of a stay */
  hotel_confirmation: readonly string[];
  /** between both */
  confirmation_sign: readonly string[];
  /** the label of a stay */
  accommodation: readonly string[];
  /** the same before a dash */
  accommodation_head: readonly string[];
  /** the same before a colon */
  accommodation_label: readonly string[];
  /** ends the name of a hotel before a day */
  day_behind_hotel: readonly string[];
  /** begins a sentence about a hotel; beginnings of words */
  your: readonly string[];
  /** a heading with "hotel" that names none */
  hotel_and: readonly string[];
  /** before the number of a flight */
  flight: readonly string[];
  /** begins a row of details below a flight; beginnings of words */
  detail_of_flight: readonly string[];
  /** the flight lands on the next day; beginnings of words */
  next_day: readonly string[];
  /** the label of a seat; beginnings of words */
  seat: readonly string[];
  /** in the form of a locator, and none */
  no_locator: readonly string[];
}
