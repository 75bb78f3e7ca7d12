import { namesWith, written_fields } from '#domain/cruise-fields.ts';

/** The parts of a cruise that a booking may hold. */
export const part_kinds = ['passengers', 'flights', 'lodging', 'addons', 'payments'] as const;
export type PartKind = (typeof part_kinds)[number];
/** The records with an editor within the view. */
export type RecordKind = PartKind | 'diary';
export type EditKind = RecordKind | 'price';

export type PartFieldKind =
  | 'text'
  | 'long'
  | 'day'
  | 'clock'
  | 'money'
  | 'number'
  | 'flag'
  | 'currency'
  | 'pre_or_post'
  | 'airport'
  | 'airline';

interface FieldFacts {
  name: string;
  kind: PartFieldKind;
  is_required?: true;
  is_wide?: true;
}

const price = namesWith('is_price').map((name) => ({ name, kind: written_fields[name].kind }));

/** The order is the order on the screen; a moment is a day and a clock, as a ticket has them. */
const all_fields = {
  flights: [
    { name: 'kind', kind: 'pre_or_post', is_wide: true },
    { name: 'flight_number', kind: 'text' },
    { name: 'airline', kind: 'airline' },
    { name: 'confirmation_number', kind: 'text' },
    { name: 'departure_airport', kind: 'airport' },
    { name: 'departure_day', kind: 'day' },
    { name: 'departure_clock', kind: 'clock' },
    { name: 'arrival_airport', kind: 'airport' },
    { name: 'arrival_day', kind: 'day' },
    { name: 'arrival_clock', kind: 'clock' },
    { name: 'seat', kind: 'text' },
  ],
  lodging: [
    { name: 'kind', kind: 'pre_or_post', is_wide: true },
    { name: 'name', kind: 'text', is_required: true, is_wide: true },
    { name: 'check_in_date', kind: 'day' },
    { name: 'check_out_date', kind: 'day' },
    { name: 'confirmation_number', kind: 'text' },
    { name: 'address', kind: 'text' },
    { name: 'zipcode', kind: 'text' },
    { name: 'city', kind: 'text' },
    { name: 'state', kind: 'text' },
  ],
  passengers: [
    { name: 'first_name', kind: 'text', is_required: true },
    { name: 'last_name', kind: 'text' },
    { name: 'loyalty_number', kind: 'text' },
    { name: 'points_earned', kind: 'number' },
    { name: 'date_of_birth', kind: 'day' },
    { name: 'note', kind: 'long', is_wide: true },
  ],
  addons: [
    { name: 'description', kind: 'text', is_required: true, is_wide: true },
    { name: 'price', kind: 'money' },
    { name: 'date_added', kind: 'day', is_required: true },
    { name: 'is_in_total', kind: 'flag', is_wide: true },
  ],
  payments: [
    { name: 'amount', kind: 'money', is_required: true },
    { name: 'date', kind: 'day', is_required: true },
    { name: 'method', kind: 'text' },
    { name: 'is_deposit', kind: 'flag', is_wide: true },
    { name: 'note', kind: 'long', is_wide: true },
  ],
  diary: [
    { name: 'text', kind: 'long', is_required: true, is_wide: true },
    { name: 'day', kind: 'day', is_required: true },
  ],
  price,
} as const satisfies Record<EditKind, readonly FieldFacts[]>;

/** Every field of an editor. */
export type PartFieldName = (typeof all_fields)[EditKind][number]['name'];

export interface PartField extends FieldFacts {
  name: PartFieldName;
}

export const part_fields: Readonly<Record<EditKind, readonly PartField[]>> = all_fields;
