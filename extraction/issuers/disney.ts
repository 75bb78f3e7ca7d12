import type { Issuer } from './shape.ts';

export const disney: Issuer = {
  id: 'disney',
  line_id: 'disney',
  names: ['disney cruise line', 'disneycruise.disney.go.com', 'disneycruise.com'],
  booking_number: '\\d{8}',
  stateroom: '\\d{4,5}',
  loyalty: {
    names: ['castaway club'],
    pattern: null,
  },
  date_order: null,
  labels: {
    boarding: ['port arrival time'],
    flight: ["disney's magical express"],
  },
  categories: ['concierge', 'oceanview stateroom with verandah', 'inside stateroom', 'deluxe family'],
};
