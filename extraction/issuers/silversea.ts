import type { Issuer } from './shape.ts';

export const silversea: Issuer = {
  id: 'silversea',
  line_id: 'silversea',
  names: ['silversea', 'silversea.com'],
  booking_number: null,
  stateroom: '\\d{3,4}',
  loyalty: {
    names: ['venetian society'],
    pattern: null,
  },
  date_order: null,
  labels: {},
  categories: [
    'vista suite',
    'veranda suite',
    'classic veranda suite',
    'medallion suite',
    'royal suite',
    'door-to-door',
    'port-to-port',
  ],
};
