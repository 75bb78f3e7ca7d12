import type { Issuer } from './shape.ts';

export const viking: Issuer = {
  id: 'viking',
  line_id: 'viking',
  names: [
    'viking ocean cruises',
    'viking cruises',
    'viking expeditions',
    'vikingcruises.com',
    'viking.com',
    'vikingcruises.co.uk',
  ],
  booking_number: null,
  stateroom: '\\d{3,4}',
  loyalty: {
    names: ['viking explorer society'],
    pattern: null,
  },
  date_order: null,
  labels: {},
  categories: [
    'veranda stateroom',
    'deluxe veranda',
    'penthouse veranda',
    'penthouse junior suite',
    'explorer suite',
    'french balcony',
  ],
};
