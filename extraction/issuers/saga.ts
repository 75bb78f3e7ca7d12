import type { Issuer } from './shape.ts';

export const saga: Issuer = {
  id: 'saga',
  line_id: 'saga',
  names: ['saga cruises', 'saga.co.uk', 'saga ocean cruises'],
  booking_number: null,
  stateroom: '\\d{3,5}',
  loyalty: {
    names: ['britannia club'],
    pattern: null,
  },
  date_order: 'dmy',
  labels: {},
  categories: [],
};
