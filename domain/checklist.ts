/** What a record should hold before its cruise sails, in the order of the list (docs/product/rules.md, section 4). */
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
