/**
 * The fields that a record should have before its cruise sails, in display order (docs/product/rules.md, section 4).
 */
export const checklist = [
  'booking_number',
  'stateroom',
  'start_port',
  'total_price',
  'final_payment_date',
  'checkin_date',
  'flights',
  'documents',
] as const;
export type ChecklistItem = (typeof checklist)[number];
