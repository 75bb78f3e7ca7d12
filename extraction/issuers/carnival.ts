import type { Issuer } from './shape.ts';

export const carnival: Issuer = {
  id: 'carnival',
  line_id: 'carnival',
  names: ['carnival cruise line', 'carnival.com'],
  booking_number: '(?=[A-Z0-9]*[A-Z])[A-Z0-9]{6}',
  stateroom: '\\d{4,5}',
  loyalty: {
    names: ['vifp', 'vifp club'],
    pattern: '\\d{10}',
  },
  date_order: 'mdy',
  labels: {
    boarding: ['arrival appointment'],
  },
  categories: ['cloud 9 spa', 'havana', 'family harbor', 'cove balcony'],
};
