import type { Issuer } from './shape.ts';

export const po_cruises: Issuer = {
  id: 'po-cruises',
  line_id: 'po-cruises',
  names: ['p&o cruises', 'pocruises.com'],
  booking_number: '(?=[A-Z0-9]*[A-Z])[A-Z0-9]{6}',
  stateroom: '[A-Z]?\\d{3,4}',
  loyalty: {
    names: ['peninsular club'],
    pattern: '[A-Z]{2}\\d{5}[A-Z]',
  },
  date_order: 'dmy',
  labels: {
    category: ['cabin grade'],
    final_payment: ['balance due date'],
  },
  categories: ['saver fare', 'select price', 'early saver', 'conservatory mini-suite'],
};
