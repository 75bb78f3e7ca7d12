import type { Issuer } from './shape.ts';

export const regent_seven_seas: Issuer = {
  id: 'regent-seven-seas',
  line_id: 'regent-seven-seas',
  names: ['regent seven seas cruises', 'rssc.com'],
  booking_number: null,
  stateroom: '\\d{3,4}',
  loyalty: {
    names: ['seven seas society'],
    pattern: null,
  },
  date_order: null,
  labels: {},
  categories: [
    'concierge suite',
    'serenity suite',
    'seven seas suite',
    'superior suite',
    'deluxe veranda suite',
  ],
};
