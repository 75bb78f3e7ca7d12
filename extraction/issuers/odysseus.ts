import type { Issuer } from './shape.ts';

export const odysseus: Issuer = {
  id: 'odysseus',
  line_id: null,
  names: ['odysseus solutions', 'odysol.com'],
  booking_number: null,
  stateroom: null,
  loyalty: null,
  date_order: null,
  labels: {},
  categories: [],
};
