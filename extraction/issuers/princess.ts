import type { Issuer } from './shape.ts';

export const princess: Issuer = {
  id: 'princess',
  line_id: 'princess',
  names: ['princess cruises', 'princess.com'],
  booking_number: '(?=[A-Z0-9]*[A-Z])[A-Z0-9]{6}',
  stateroom: '[A-Z]\\d{3}',
  loyalty: {
    names: ["captain's circle"],
    pattern: null,
  },
  date_order: null,
  labels: {
    booking_date: ['open date'],
    itinerary: ['voyage'],
  },
  categories: [
    'mini-suite',
    'reserve collection',
    'sanctuary collection',
    'princess plus',
    'princess premier',
  ],
};
