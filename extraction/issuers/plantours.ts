import type { Issuer } from './shape.ts';

export const plantours: Issuer = {
  id: 'plantours',
  line_id: 'plantours',
  names: ['plantours kreuzfahrten', 'plantours-kreuzfahrten.de', 'plantours'],
  booking_number: null,
  stateroom: '\\d{3,4}',
  loyalty: null,
  date_order: 'dmy',
  labels: {},
  categories: [],
};
