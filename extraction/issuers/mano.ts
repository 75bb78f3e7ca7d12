import type { Issuer } from './shape.ts';

export const mano: Issuer = {
  id: 'mano',
  line_id: 'mano',
  names: ['מנו ספנות', 'mano cruise', 'mano maritime', 'mano.co.il'],
  booking_number: null,
  stateroom: '\\d{4}',
  loyalty: null,
  date_order: 'dmy',
  labels: {},
  categories: [],
};
