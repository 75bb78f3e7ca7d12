import type { Issuer } from './shape.ts';

export const ambassador: Issuer = {
  id: 'ambassador',
  line_id: 'ambassador',
  names: ['ambassador cruise line', 'ambassadorcruiseline.com'],
  booking_number: null,
  stateroom: '\\d{4,5}',
  loyalty: null,
  date_order: 'dmy',
  labels: {},
  categories: [],
};
