import type { Issuer } from './shape.ts';

export const celebrity_cruises: Issuer = {
  id: 'celebrity-cruises',
  line_id: 'celebrity-cruises',
  names: ['celebrity cruises', 'celebritycruises.com', 'celebrity.com'],
  booking_number: '\\d{7}',
  stateroom: '\\d{4,5}',
  loyalty: {
    names: ["captain's club"],
    pattern: '\\d{9}',
  },
  date_order: null,
  labels: {
    booking_number: ['reservation id'],
  },
  categories: ['infinite veranda', 'aquaclass', 'concierge class', 'sky suite', 'edge villa', 'the retreat'],
};
