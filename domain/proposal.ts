import { isCalendarDay } from './dates.ts';

/*
 * The cruise that a booking document proposes: its fields with a confidence and the words they were read from. The
 * extraction (`extraction/`) produces it, the API transports it, the review screen shows it.
 */

/** A position on a page: fractions of its width and height from the top left, and the row of the text. */
export interface Place {
  /** 1 is the first page */
  page: number;
  /** index in `rows` of that page, from 0 */
  row: number;
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** A value with its confidence (0 to 1), the words of the document that it was read from, and their position. */
export interface ReadValue<Value = string> {
  value: Value;
  confidence: number;
  words: string;
  /** `null` for a value computed from others, such as an end from a start and nights */
  place: Place | null;
}

/**
 * The fields of a cruise that a document may contain, named as in the record, all as text: days `YYYY-MM-DD`, times
 * `HH:MM`, amounts exact decimals, the rest as printed. `balance_due` and `nights` serve as checks; the record computes
 * them itself.
 */
export const proposed_fields = [
  'booking_number',
  'booking_id',
  'booking_date',
  'cruise_line',
  'ship_name',
  'itinerary',
  'start_date',
  'end_date',
  'start_port',
  'end_port',
  'stateroom',
  'category',
  'deck',
  'dining',
  'time_of_boarding',
  'currency',
  'fare',
  'discount',
  'taxes',
  'total_price',
  'deposit',
  'balance_due',
  'final_payment_date',
  'travel_agent',
  'phone_number',
  'checkin_date',
  'nights',
] as const;
export type ProposedField = (typeof proposed_fields)[number];

/** Catalogue ids for the names in the fields, if a name is unambiguous. */
export const proposed_ids = ['cruise_line_id', 'ship_id', 'start_port_id', 'end_port_id'] as const;
export type ProposedId = (typeof proposed_ids)[number];

export interface ProposedPassenger {
  first_name: string;
  last_name: string | null;
  loyalty_number: string | null;
}

/** Money received. */
export interface ProposedPayment {
  date: string | null;
  amount: string;
  method: string | null;
  /** the payment is the deposit of the document, or a part of it */
  is_deposit: boolean;
}

export interface ProposedAddon {
  description: string;
  price: string | null;
  /** the total of the document contains the add-on */
  is_in_total: boolean;
}

/** Times are local, `YYYY-MM-DDTHH:MM`; airports are IATA codes if printed, else the printed text. */
export interface ProposedFlight {
  kind: 'pre' | 'post';
  airline: string | null;
  flight_number: string;
  departure_airport: string | null;
  arrival_airport: string | null;
  departure_time: string | null;
  arrival_time: string | null;
  seat: string | null;
  confirmation_number: string | null;
}

export interface ProposedLodging {
  kind: 'pre' | 'post';
  name: string;
  address: string | null;
  city: string | null;
  state: string | null;
  zipcode: string | null;
  check_in_date: string | null;
  check_out_date: string | null;
  confirmation_number: string | null;
}

/** A day in port or at sea. Overnight: the first day has no `depart`, the last no `arrive`. */
export interface ProposedCall {
  date: string;
  kind: 'port' | 'sea';
  port_name: string | null;
  port_id: string | null;
  arrive: string | null;
  depart: string | null;
}

/** One booked cruise. Values that the document does not contain are absent. */
export interface Proposal {
  fields: Partial<Record<ProposedField, ReadValue>>;
  /** not read but looked up from the fields of the same names */
  ids: Partial<Record<ProposedId, string>>;
  passengers: ReadValue<ProposedPassenger>[];
  payments: ReadValue<ProposedPayment>[];
  addons: ReadValue<ProposedAddon>[];
  flights: ReadValue<ProposedFlight>[];
  lodging: ReadValue<ProposedLodging>[];
  schedule: ReadValue<ProposedCall>[];
}

/** A proposed cruise as shown in a list. */
export type ProposedCruise = Record<'ship_name' | 'start_date' | 'end_date', string | null>;

export function summaryOf({ fields }: Proposal): ProposedCruise {
  const dayOf = (day: string | undefined) => (day !== undefined && isCalendarDay(day) ? day : null);
  return {
    ship_name: fields.ship_name?.value ?? null,
    start_date: dayOf(fields.start_date?.value),
    end_date: dayOf(fields.end_date?.value),
  };
}

/**
 * Why a document is no booking: an offer without a booking, a cancelled booking, several offered sailings, anything
 * else.
 */
export const no_booking_reasons = ['quote', 'cancelled', 'brochure', 'other'] as const;
export type NoBookingReason = (typeof no_booking_reasons)[number];

/** Why a document cannot be read at all. */
export const unreadable_reasons = [
  'encrypted',
  'corrupt',
  'empty',
  'too_large',
  'unsupported',
  'no_text',
  'too_slow',
  'too_complex',
  'crashed',
] as const;
export type UnreadableReason = (typeof unreadable_reasons)[number];

/** The stages of a reading, in order; `ocr` only for documents without text. */
export const reading_stages = ['recognise', 'text', 'ocr', 'fields', 'check'] as const;
export type ReadingStage = (typeof reading_stages)[number];

/** The outcome of reading a document. `cancelled` and `quote` still propose their content. */
export type Outcome =
  | { outcome: 'booking'; proposals: Proposal[] }
  | { outcome: 'not_a_booking'; reason: NoBookingReason; proposals: Proposal[] }
  | { outcome: 'error'; reason: UnreadableReason };
