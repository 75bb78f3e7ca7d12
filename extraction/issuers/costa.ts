import type { Issuer } from './shape.ts';

export const costa: Issuer = {
  id: 'costa',
  line_id: 'costa',
  names: [
    'costa crociere',
    'costa cruises',
    'costa croisieres',
    'costa kreuzfahrten',
    'costa cruceros',
    'costacrociere.it',
    'costacruises.com',
  ],
  booking_number: '\\d{8}',
  stateroom: '\\d{4,5}',
  loyalty: {
    names: ['c club', 'costaclub'],
    pattern: null,
  },
  date_order: 'dmy',
  labels: {
    booking_number: ['pratica'],
    addon: ['forfait de séjour à bord'],
  },
  categories: ['my cruise', 'my drinks', 'all inclusive', 'super all inclusive'],
};
