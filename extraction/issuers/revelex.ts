import type { Issuer } from './shape.ts';

export const revelex: Issuer = {
  id: 'revelex',
  line_id: null,
  names: ['revelex', 'revelex.com'],
  booking_number: null,
  stateroom: null,
  loyalty: null,
  date_order: null,
  labels: {},
  categories: [],
};
