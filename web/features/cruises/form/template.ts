import type { Cruise } from '#contract/cruises.ts';
import type { FieldName } from '#web/parts/cruise-fields/fields.ts';
import { emptyValues, type FormValues, valuesOf } from '#web/parts/cruise-fields/form-values.ts';

/** Fields of one booking only: its days, numbers, stateroom, prices, check-in, cancellation and points. */
const of_one_booking: readonly FieldName[] = [
  'start_date',
  'end_date',
  'booking_number',
  'booking_id',
  'booking_date',
  'cancelled_at',
  'stateroom',
  'deck',
  'fare',
  'discount',
  'taxes',
  'total_price',
  'deposit',
  'final_payment_date',
  'manual_payment_reminder_date',
  'checkin_date',
  'time_of_boarding',
  'muster_station',
  'tier_before',
  'tier_after',
  'points_before',
  'points_earned',
  'points_after',
];

/** The values of another cruise as the start of a new one. */
export function templateValues(cruise: Cruise): FormValues {
  const values = valuesOf(cruise);
  const empty = emptyValues(undefined);
  for (const name of of_one_booking) values[name] = empty[name];
  return values;
}
