import type { Issuer } from './shape.ts';

export const fred_olsen: Issuer = {
  id: 'fred-olsen',
  line_id: 'fred-olsen',
  names: ['fred. olsen cruise lines', 'fredolsencruises.com', 'fred olsen cruise lines'],
  booking_number: null,
  stateroom: '\\d{4,5}',
  loyalty: {
    names: ['oceans'],
    pattern: null,
  },
  date_order: 'dmy',
  labels: {
    category: ['cabin grade'],
  },
  categories: ['superior suite', 'terrace cabin', 'freedom fare', 'anchor fare'],
};
