import type { Issuer } from './shape.ts';

export const aida: Issuer = {
  id: 'aida',
  line_id: 'aida',
  names: ['aida cruises', 'aida', 'aida.de'],
  booking_number: '\\d{8}',
  stateroom: '\\d{4,5}',
  loyalty: {
    names: ['aida club'],
    pattern: null,
  },
  date_order: 'dmy',
  labels: {},
  categories: ['aida premium', 'aida vario', 'aida just', 'aida comfort', 'verandakabine', 'komfort'],
};
