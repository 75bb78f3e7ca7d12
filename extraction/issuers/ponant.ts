import type { Issuer } from './shape.ts';

export const ponant: Issuer = {
  id: 'ponant',
  line_id: 'ponant',
  names: ['ponant', 'ponant.com', 'compagnie du ponant'],
  booking_number: null,
  stateroom: '\\d{3}',
  loyalty: {
    names: ['ponant yacht club', 'yacht club'],
    pattern: null,
  },
  date_order: null,
  labels: {
    discount: ['ponant bonus'],
  },
  categories: ['prestige', 'deluxe suite', 'privilege suite', "owner's suite"],
};
