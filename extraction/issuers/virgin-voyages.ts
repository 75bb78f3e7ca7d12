import type { Issuer } from './shape.ts';

export const virgin_voyages: Issuer = {
  id: 'virgin-voyages',
  line_id: 'virgin-voyages',
  names: ['virgin voyages', 'virginvoyages.com'],
  booking_number: null,
  stateroom: '\\d{4,5}[AMZ]?',
  loyalty: {
    names: ['the sailing club', 'sailing club'],
    pattern: null,
  },
  date_order: null,
  labels: {
    start: ['setting sail'],
    end: ['coming home'],
    guests: ['sailors'],
    credit: ['bar tab', 'sailor loot'],
    checkin: ['ready to sail opens'],
  },
  categories: ['the sea terrace', 'the insider', 'the sea view', 'rockstar quarters', 'mega rockstar'],
};
