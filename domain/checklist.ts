/** What a record should hold before it sails, in the order in which it is asked for (decisions.md, section 4). */
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
