import type { Issuer } from './shape.ts';

export const marella: Issuer = {
  id: 'marella',
  line_id: 'marella',
  names: ['marella cruises', 'tui.co.uk'],
  booking_number: null,
  stateroom: '\\d{4,5}',
  loyalty: null,
  date_order: 'dmy',
  labels: {},
  categories: ['all inclusive', 'deluxe balcony'],
};
