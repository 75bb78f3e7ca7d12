import type { Issuer } from './shape.ts';

export const phoenix_reisen: Issuer = {
  id: 'phoenix-reisen',
  line_id: 'phoenix-reisen',
  names: ['phoenix reisen', 'phoenixreisen.com', 'phoenix seereisen'],
  booking_number: null,
  stateroom: '\\d{3,4}',
  loyalty: {
    names: ['phoenix-treue'],
    pattern: null,
  },
  date_order: 'dmy',
  labels: {
    booking_number: ['vorgang'],
    booking_date: ['buchungstag'],
  },
  categories: [],
};
