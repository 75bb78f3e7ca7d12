import type { Issuer } from './shape.ts';

export const azamara: Issuer = {
  id: 'azamara',
  line_id: 'azamara',
  names: ['azamara', 'azamara.com', 'azamara cruises'],
  booking_number: null,
  stateroom: '\\d{4}',
  loyalty: {
    names: ['azamara circle', 'le club voyage'],
    pattern: null,
  },
  date_order: null,
  labels: {},
  categories: [
    'club veranda plus',
    'club veranda',
    'club oceanview',
    'club interior',
    'club continent suite',
    'club world owner',
  ],
};
