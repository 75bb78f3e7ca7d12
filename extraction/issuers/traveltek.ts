import type { Issuer } from './shape.ts';

export const traveltek: Issuer = {
  id: 'traveltek',
  line_id: null,
  names: ['traveltek', 'traveltek.net'],
  booking_number: null,
  stateroom: null,
  loyalty: null,
  date_order: null,
  labels: {},
  categories: [],
};
