import type { Issuer } from './shape.ts';

export const hapag_lloyd: Issuer = {
  id: 'hapag-lloyd',
  line_id: 'hapag-lloyd',
  names: ['hapag-lloyd cruises', 'hl-cruises.de', 'hl-cruises.com'],
  booking_number: null,
  stateroom: '\\d{3,4}',
  loyalty: {
    names: ['hapag-lloyd cruises club'],
    pattern: null,
  },
  date_order: 'dmy',
  labels: {},
  categories: ['garantie-kabine', 'grand suite', 'spa suite'],
};
