import type { Issuer } from './shape.ts';

export const cruisehost: Issuer = {
  id: 'cruisehost',
  line_id: null,
  names: ['cruisehost', 'cruisehost.de'],
  booking_number: null,
  stateroom: null,
  loyalty: null,
  date_order: 'dmy',
  labels: {},
  categories: [],
};
