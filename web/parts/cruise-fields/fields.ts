import type { CruiseChange } from '#contract/cruises.ts';

export type GroupName = 'voyage' | 'booking' | 'stateroom' | 'payment' | 'checkin' | 'loyalty' | 'notes';

/** A field with a name from the catalogue, and the field that holds its id. */
export type CatalogueName = 'cruise_line' | 'ship_name' | 'start_port' | 'end_port';
export const catalogue_ids = {
  cruise_line: 'cruise_line_id',
  ship_name: 'ship_id',
  start_port: 'start_port_id',
  end_port: 'end_port_id',
} as const satisfies Record<CatalogueName, keyof CruiseChange>;
export const catalogue_names = Object.keys(catalogue_ids) as CatalogueName[];
export type CatalogueId = (typeof catalogue_ids)[CatalogueName];

/** Fields of a change that are not in the form: actions set them. */
type ActionField = 'move_schedule' | 'not_needed' | 'schedule_is_offered';

/** Every field a traveller may write, except the ids that belong to a name. */
export type FieldName = Exclude<keyof CruiseChange, CatalogueId | ActionField>;

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

export interface Field {
  name: FieldName;
  kind: FieldKind;
  group: GroupName;
  is_required?: true;
  /** shown when the form opens; the other groups are folded */
  is_short?: true;
  /** takes the whole width of the form */
  is_wide?: true;
  /** the tab of the view that shows it; without one the head shows it */
  tab?: 'dates' | 'pricing';
}

/**
 * The one list of fields: form, view and table come from it. Labels are `terms.fields.<name>`. Its order is the order
 * on the screen.
 */
export const fields: readonly Field[] = [
  { name: 'cruise_line', kind: 'line', group: 'voyage', is_short: true, tab: 'dates' },
  { name: 'ship_name', kind: 'ship', group: 'voyage', is_short: true, is_required: true, tab: 'dates' },
  { name: 'start_date', kind: 'day', group: 'voyage', is_short: true, is_required: true, tab: 'dates' },
  { name: 'end_date', kind: 'day', group: 'voyage', is_short: true, is_required: true, tab: 'dates' },
  { name: 'start_port', kind: 'port', group: 'voyage', is_short: true, tab: 'dates' },
  { name: 'end_port', kind: 'port', group: 'voyage', is_short: true, tab: 'dates' },
  { name: 'itinerary', kind: 'text', group: 'booking', is_wide: true, tab: 'dates' },
  { name: 'booking_number', kind: 'text', group: 'booking', tab: 'dates' },
  { name: 'booking_id', kind: 'text', group: 'booking', tab: 'dates' },
  { name: 'booking_date', kind: 'day', group: 'booking', tab: 'dates' },
  { name: 'travel_agent', kind: 'text', group: 'booking', tab: 'dates' },
  { name: 'phone_number', kind: 'phone', group: 'booking', tab: 'dates' },
  { name: 'web_site', kind: 'link', group: 'booking', tab: 'dates' },
  { name: 'cancelled_at', kind: 'moment', group: 'booking', tab: 'dates' },
  { name: 'stateroom', kind: 'text', group: 'stateroom', tab: 'dates' },
  { name: 'category', kind: 'text', group: 'stateroom', tab: 'dates' },
  { name: 'deck', kind: 'text', group: 'stateroom', tab: 'dates' },
  { name: 'dining', kind: 'text', group: 'stateroom', tab: 'dates' },
  { name: 'muster_station', kind: 'text', group: 'stateroom', tab: 'dates' },
  { name: 'currency', kind: 'currency', group: 'payment', tab: 'pricing' },
  { name: 'fare', kind: 'money', group: 'payment', tab: 'pricing' },
  { name: 'discount', kind: 'money', group: 'payment', tab: 'pricing' },
  { name: 'taxes', kind: 'money', group: 'payment', tab: 'pricing' },
  { name: 'total_price', kind: 'money', group: 'payment', tab: 'pricing' },
  { name: 'deposit', kind: 'money', group: 'payment', tab: 'pricing' },
  { name: 'final_payment_date', kind: 'day', group: 'payment', tab: 'pricing' },
  { name: 'manual_payment_reminder_date', kind: 'day', group: 'payment', tab: 'pricing' },
  { name: 'payment_notification', kind: 'flag', group: 'payment', tab: 'pricing' },
  { name: 'checkin_date', kind: 'day', group: 'checkin', tab: 'dates' },
  { name: 'time_of_boarding', kind: 'time', group: 'checkin', tab: 'dates' },
  { name: 'checkin_notification', kind: 'flag', group: 'checkin', tab: 'dates' },
  { name: 'loyalty_number', kind: 'text', group: 'loyalty', tab: 'dates' },
  { name: 'tier_before', kind: 'text', group: 'loyalty', tab: 'dates' },
  { name: 'tier_after', kind: 'text', group: 'loyalty', tab: 'dates' },
  { name: 'points_before', kind: 'number', group: 'loyalty', tab: 'dates' },
  { name: 'points_earned', kind: 'number', group: 'loyalty', tab: 'dates' },
  { name: 'points_after', kind: 'number', group: 'loyalty', tab: 'dates' },
  { name: 'emergency_contacts', kind: 'long', group: 'notes', is_wide: true, tab: 'dates' },
  { name: 'notes', kind: 'long', group: 'notes', is_wide: true, tab: 'dates' },
];

export const groups: readonly GroupName[] = [
  'voyage',
  'booking',
  'stateroom',
  'payment',
  'checkin',
  'loyalty',
  'notes',
];

export function fieldsOf(group: GroupName): readonly Field[] {
  return fields.filter((field) => field.group === group);
}

/** Whether a field takes its value from the catalogue. */
export function isCatalogueName(name: FieldName): name is CatalogueName {
  return Object.hasOwn(catalogue_ids, name);
}

/** The field on the screen for a name in an answer of the API: an error of `ship_id` is shown at the ship. */
export function fieldAt(name: string): FieldName | undefined {
  const behind = Object.entries(catalogue_ids).find(([, id]) => id === name)?.[0] ?? name;
  return fields.find((field) => field.name === behind)?.name;
}
