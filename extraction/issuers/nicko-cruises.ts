import type { Issuer } from './shape.ts';

export const nicko_cruises: Issuer = {
  id: 'nicko-cruises',
  line_id: 'nicko-cruises',
  names: ['nicko cruises', 'nicko-cruises.de'],
  booking_number: null,
  stateroom: '\\d{3,4}',
  loyalty: null,
  date_order: 'dmy',
  labels: {},
  categories: [],
};
