import type { Issuer } from './shape.ts';

export const a_rosa: Issuer = {
  id: 'a-rosa',
  line_id: 'a-rosa',
  names: ['a-rosa', 'a-rosa.de', 'a-rosa flussschiff'],
  booking_number: null,
  stateroom: '\\d{3}',
  loyalty: null,
  date_order: 'dmy',
  labels: {},
  categories: ['premium alles inklusive', 'basic'],
};
