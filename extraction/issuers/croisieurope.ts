import type { Issuer } from './shape.ts';

export const croisieurope: Issuer = {
  id: 'croisieurope',
  line_id: 'croisieurope',
  names: ['croisieurope', 'croisieurope.com'],
  booking_number: null,
  stateroom: '\\d{3}',
  loyalty: null,
  date_order: null,
  labels: {},
  categories: ['pont principal', 'pont intermédiaire', 'pont supérieur'],
};
