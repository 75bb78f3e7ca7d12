/*
 * The words of booking documents, by language. A label is looked for without regard to case, accents and punctuation;
 * longer labels win over shorter ones, so "booking date" is not "booking".
 */

/** What a label in front of, above or in the middle of a document says of the value that belongs to it. */
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
  // what is not the cruise itself
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
  /** a day at sea, as itineraries write it; the beginning of the text is enough */
  sea_day: readonly string[];
  /** the ship stays over night */
  overnight: readonly string[];
  /** in front of a time */
  arrive: readonly string[];
  depart: readonly string[];
  noon: readonly string[];
  midnight: readonly string[];
  /** in front of a name */
  titles: readonly string[];
  /** between two names */
  and: readonly string[];
  /** behind a name: "Adult", "2 guests" */
  person_kinds: readonly string[];
  /** between two days or two ports */
  from: readonly string[];
  to: readonly string[];
  /** a price is asked for, not received */
  asked: readonly string[];
  /** money came in */
  received: readonly string[];
  paid_in_full: readonly string[];
  /** "Day 1" */
  day: readonly string[];
  /** headings of what is not about this booking: terms, cancellation, other cruises on offer, past ones */
  aside: readonly string[];
  /** says that nothing was booked yet */
  quote: readonly string[];
  cancelled: readonly string[];
  /** many sailings at "from" prices */
  brochure: readonly string[];
  /** says what the document is, never a name of anybody */
  titles_of_documents: readonly string[];
}
