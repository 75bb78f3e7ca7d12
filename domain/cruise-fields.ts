import type { ShareLevel } from './share-levels.ts';

export type FieldKind =
  | 'text'
  | 'day'
  | 'time'
  | 'money'
  | 'currency'
  | 'line'
  | 'ship'
  | 'port'
  | 'flag'
  | 'moment'
  | 'number'
  | 'long'
  | 'link'
  | 'phone';

/** The sections of the form; the pricing tab of the view shows `payment`, the tab of dates the others. */
export type FieldGroup = 'voyage' | 'booking' | 'stateroom' | 'payment' | 'checkin' | 'loyalty' | 'notes';

export interface CruiseField {
  kind: FieldKind;
  group: FieldGroup;
  /** the lowest level of a share that shows it (docs/product/rules.md, section 7) */
  seen_from: ShareLevel;
  /** the field with the id of its name in the catalogue; both are one value */
  id?: string;
  is_required?: true;
  /** takes the whole width of the form */
  is_wide?: true;
  /** a record of a booking should have it: the review of a document shows that it is missing */
  is_important?: true;
  /** of one booking only: a record that is made from another begins without it */
  is_of_booking?: true;
  /** the caller's own records and the catalogue suggest a value (`contract/suggestions.ts`) */
  is_offered?: true;
  /** few travellers know it: the form shows it after *All fields*, or once it has a value */
  is_rare?: true;
  /** in the editor of the price */
  is_price?: true;
  /** a column of the list besides the ship: its place among all, also the computed ones */
  column?: number;
  /** on the travel sheet, with the facts of the voyage or with those to call */
  sheet?: 'facts' | 'contacts';
}

/**
 * The fields of a cruise that a traveller writes, in the order of the form. Form, view, list, travel sheet, review
 * of documents, share levels, merge, suggestions, the test of what a share hides and the made-up life of `npm run life`
 * are derived from it; `terms.fields.<name>` is the label.
 */
export const written_fields = {
  ship_name: {
    kind: 'ship',
    group: 'voyage',
    seen_from: 'itinerary',
    id: 'ship_id',
    is_required: true,
    is_important: true,
  },
  cruise_line: {
    kind: 'line',
    group: 'voyage',
    seen_from: 'itinerary',
    id: 'cruise_line_id',
    is_important: true,
    column: 10,
  },
  start_date: {
    kind: 'day',
    group: 'voyage',
    seen_from: 'itinerary',
    is_required: true,
    is_important: true,
    is_of_booking: true,
    column: 20,
  },
  end_date: {
    kind: 'day',
    group: 'voyage',
    seen_from: 'itinerary',
    is_required: true,
    is_important: true,
    is_of_booking: true,
    column: 30,
  },
  start_port: {
    kind: 'port',
    group: 'voyage',
    seen_from: 'itinerary',
    id: 'start_port_id',
    is_important: true,
    column: 50,
  },
  end_port: {
    kind: 'port',
    group: 'voyage',
    seen_from: 'itinerary',
    id: 'end_port_id',
    is_important: true,
    column: 60,
  },
  itinerary: { kind: 'text', group: 'booking', seen_from: 'itinerary', is_wide: true, column: 70 },
  booking_number: {
    kind: 'text',
    group: 'booking',
    seen_from: 'full',
    is_important: true,
    is_of_booking: true,
    column: 100,
  },
  booking_id: {
    kind: 'text',
    group: 'booking',
    seen_from: 'full',
    is_of_booking: true,
    is_rare: true,
    sheet: 'facts',
  },
  booking_date: { kind: 'day', group: 'booking', seen_from: 'full', is_of_booking: true, column: 110 },
  travel_agent: { kind: 'text', group: 'booking', seen_from: 'full', is_offered: true, sheet: 'contacts' },
  phone_number: { kind: 'phone', group: 'booking', seen_from: 'full', is_offered: true, sheet: 'contacts' },
  web_site: { kind: 'link', group: 'booking', seen_from: 'full', is_rare: true },
  // a receiver must not count down to a cruise that is cancelled
  cancelled_at: { kind: 'moment', group: 'booking', seen_from: 'itinerary', is_of_booking: true },
  stateroom: {
    kind: 'text',
    group: 'stateroom',
    seen_from: 'details',
    is_important: true,
    is_of_booking: true,
    column: 80,
    sheet: 'facts',
  },
  category: { kind: 'text', group: 'stateroom', seen_from: 'details', column: 90, sheet: 'facts' },
  deck: { kind: 'text', group: 'stateroom', seen_from: 'details', is_of_booking: true, sheet: 'facts' },
  dining: { kind: 'text', group: 'stateroom', seen_from: 'details', sheet: 'facts' },
  muster_station: {
    kind: 'text',
    group: 'stateroom',
    seen_from: 'details',
    is_of_booking: true,
    sheet: 'facts',
  },
  currency: {
    kind: 'currency',
    group: 'payment',
    seen_from: 'full',
    is_important: true,
    is_offered: true,
    is_price: true,
  },
  fare: { kind: 'money', group: 'payment', seen_from: 'full', is_of_booking: true, is_price: true },
  discount: { kind: 'money', group: 'payment', seen_from: 'full', is_of_booking: true, is_price: true },
  taxes: { kind: 'money', group: 'payment', seen_from: 'full', is_of_booking: true, is_price: true },
  total_price: {
    kind: 'money',
    group: 'payment',
    seen_from: 'full',
    is_important: true,
    is_of_booking: true,
    is_price: true,
    column: 150,
  },
  deposit: { kind: 'money', group: 'payment', seen_from: 'full', is_of_booking: true, is_price: true },
  final_payment_date: {
    kind: 'day',
    group: 'payment',
    seen_from: 'full',
    is_important: true,
    is_of_booking: true,
    is_offered: true,
    is_price: true,
    column: 130,
  },
  manual_payment_reminder_date: { kind: 'day', group: 'payment', seen_from: 'full', is_of_booking: true },
  payment_notification: { kind: 'flag', group: 'payment', seen_from: 'full' },
  checkin_date: { kind: 'day', group: 'checkin', seen_from: 'full', is_of_booking: true, sheet: 'facts' },
  time_of_boarding: {
    kind: 'time',
    group: 'checkin',
    seen_from: 'details',
    is_of_booking: true,
    sheet: 'facts',
  },
  checkin_notification: { kind: 'flag', group: 'checkin', seen_from: 'full' },
  loyalty_number: { kind: 'text', group: 'loyalty', seen_from: 'full', is_offered: true, sheet: 'facts' },
  tier_before: {
    kind: 'text',
    group: 'loyalty',
    seen_from: 'full',
    is_of_booking: true,
    is_offered: true,
    is_rare: true,
  },
  tier_after: { kind: 'text', group: 'loyalty', seen_from: 'full', is_of_booking: true, is_rare: true },
  points_before: {
    kind: 'number',
    group: 'loyalty',
    seen_from: 'full',
    is_of_booking: true,
    is_offered: true,
    is_rare: true,
  },
  points_earned: { kind: 'number', group: 'loyalty', seen_from: 'full', is_of_booking: true, is_rare: true },
  points_after: { kind: 'number', group: 'loyalty', seen_from: 'full', is_of_booking: true, is_rare: true },
  emergency_contacts: {
    kind: 'long',
    group: 'notes',
    seen_from: 'full',
    is_wide: true,
    is_offered: true,
    sheet: 'contacts',
  },
  notes: { kind: 'long', group: 'notes', seen_from: 'details', is_wide: true },
} as const satisfies Record<string, CruiseField>;

type Written = typeof written_fields;
export type WrittenName = keyof Written;
/** The names of the fields with a property, such as those that are offered. */
export type NameWith<Property extends keyof CruiseField> = {
  [Name in WrittenName]: Written[Name] extends Record<Property, unknown> ? Name : never;
}[WrittenName];

export const written_names = Object.keys(written_fields) as readonly WrittenName[];

/** The facts of a field, also those that it may have. */
export function fieldOf(name: WrittenName): CruiseField {
  return written_fields[name];
}

/** The names of the fields with a property, in the order of the form: `namesWith('is_offered')`. */
export function namesWith<Property extends keyof CruiseField>(
  property: Property,
): readonly NameWith<Property>[] {
  return written_names.filter((name): name is NameWith<Property> => property in written_fields[name]);
}

/** The field with the id behind each name of the catalogue. */
export const catalogue_ids = Object.fromEntries(
  namesWith('id').map((name) => [name, written_fields[name].id]),
) as { [Name in NameWith<'id'>]: Written[Name]['id'] };
