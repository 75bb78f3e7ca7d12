import type { Issuer } from './shape.ts';

export const norwegian: Issuer = {
  id: 'norwegian',
  line_id: 'norwegian',
  names: ['norwegian cruise line', 'ncl.com', 'ncl'],
  booking_number: '\\d{8}',
  stateroom: '\\d{4,5}',
  loyalty: {
    names: ['latitudes', 'latitudes rewards'],
    pattern: null,
  },
  date_order: null,
  labels: {},
  categories: ['the haven', 'club balcony suite', 'free at sea', 'more at sea', 'sail away'],
};
