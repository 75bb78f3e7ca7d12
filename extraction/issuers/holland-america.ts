import type { Issuer } from './shape.ts';

export const holland_america: Issuer = {
  id: 'holland-america',
  line_id: 'holland-america',
  names: ['holland america line', 'hollandamerica.com', 'holland america'],
  booking_number: '(?=[A-Z0-9]*[A-Z])[A-Z0-9]{6}',
  stateroom: '[A-Z]?\\d{3,5}',
  loyalty: {
    names: ['mariner', 'mariner society'],
    pattern: null,
  },
  date_order: null,
  labels: {
    booking_date: ['open date'],
    loyalty: ['mariner id'],
  },
  categories: ['lanai', 'vista suite', 'neptune suite', 'signature suite', 'pinnacle suite', 'have it all'],
};
