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
}
