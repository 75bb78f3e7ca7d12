import type { Issuer } from './shape.ts';

export const royal_caribbean: Issuer = {
  id: 'royal-caribbean',
  line_id: 'royal-caribbean',
  names: ['royal caribbean', 'royal caribbean international', 'royalcaribbean.com', 'rccl.com'],
  booking_number: '\\d{7}',
  stateroom: '\\d{4,5}',
  loyalty: {
    names: ['crown & anchor', 'crown & anchor society', 'c&a'],
    pattern: '\\d{9}',
  },
  date_order: null,
  labels: {
    booking_number: ['reservation id'],
    taxes: ['tfpe'],
  },
  categories: [
    'central park',
    'boardwalk',
    'promenade',
    'junior suite',
    'grand suite',
    'star class',
    'sky class',
  ],
};
