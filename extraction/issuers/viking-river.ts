import type { Issuer } from './shape.ts';

export const viking_river: Issuer = {
  id: 'viking-river',
  line_id: 'viking-river',
  names: ['viking river cruises', 'vikingrivercruises.com'],
  booking_number: null,
  stateroom: '\\d{3}',
  loyalty: {
    names: ['viking explorer society'],
    pattern: null,
  },
  date_order: null,
  labels: {},
  categories: ['french balcony', 'veranda suite', 'explorer suite'],
};
