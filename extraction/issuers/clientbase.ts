import type { Issuer } from './shape.ts';

export const clientbase: Issuer = {
  id: 'clientbase',
  line_id: null,
  names: ['clientbase', 'clientbase online'],
  booking_number: null,
  stateroom: null,
  loyalty: null,
  date_order: null,
  labels: {
    agency_number: ['invoice number', 'locator'],
    line_number: ['vendor confirmation', 'confirmation number'],
    final_payment: ['final payment due'],
  },
  categories: [],
};
