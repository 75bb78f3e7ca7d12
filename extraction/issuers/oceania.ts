import type { Issuer } from './shape.ts';

export const oceania: Issuer = {
  id: 'oceania',
  line_id: 'oceania',
  names: ['oceania cruises', 'oceaniacruises.com'],
  booking_number: null,
  stateroom: '\\d{4,5}',
  loyalty: {
    names: ['oceania club'],
    pattern: null,
  },
  date_order: null,
  labels: {},
  categories: ['concierge level veranda', 'penthouse suite', 'vista suite', 'simply more', "owner's suite"],
};
