import type { Issuer } from './shape.ts';

export const msc: Issuer = {
  id: 'msc',
  line_id: 'msc',
  names: [
    'msc cruises',
    'msc crociere',
    'msc cruceros',
    'msc croisieres',
    'msc kreuzfahrten',
    'msccruises.com',
    'msccrociere.it',
  ],
  booking_number: '\\d{8}',
  stateroom: '\\d{4,5}',
  loyalty: {
    names: ['msc voyagers club', 'voyagers club'],
    pattern: null,
  },
  date_order: null,
  labels: {},
  categories: ['bella', 'fantastica', 'aurea', 'yacht club'],
};
