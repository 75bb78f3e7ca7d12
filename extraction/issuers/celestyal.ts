import type { Issuer } from './shape.ts';

export const celestyal: Issuer = {
  id: 'celestyal',
  line_id: 'celestyal',
  names: ['celestyal', 'celestyal cruises', 'celestyal.com'],
  booking_number: null,
  stateroom: '\\d{4,5}',
  loyalty: null,
  date_order: null,
  labels: {},
  categories: [],
};
