import type { Issuer } from './shape.ts';

export const seabourn: Issuer = {
  id: 'seabourn',
  line_id: 'seabourn',
  names: ['seabourn', 'seabourn.com'],
  booking_number: null,
  stateroom: '\\d{3,4}',
  loyalty: {
    names: ['seabourn club'],
    pattern: null,
  },
  date_order: null,
  labels: {},
  categories: [
    'veranda suite',
    'penthouse suite',
    'penthouse spa suite',
    'wintergarden suite',
    'signature suite',
  ],
};
