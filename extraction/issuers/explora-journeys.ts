import type { Issuer } from './shape.ts';

export const explora_journeys: Issuer = {
  id: 'explora-journeys',
  line_id: 'explora-journeys',
  names: ['explora journeys', 'explorajourneys.com'],
  booking_number: null,
  stateroom: '\\d{4,5}',
  loyalty: {
    names: ['explora club'],
    pattern: null,
  },
  date_order: null,
  labels: {},
  categories: ['ocean terrace', 'ocean grand terrace', 'ocean penthouse', 'ocean residence'],
};
