import type { Issuer } from './shape.ts';

export const cunard: Issuer = {
  id: 'cunard',
  line_id: 'cunard',
  names: ['cunard', 'cunard.com', 'cunard.co.uk'],
  booking_number: '(?=[A-Z0-9]*[A-Z])[A-Z0-9]{6}',
  stateroom: '\\d{4,5}',
  loyalty: {
    names: ['cunard world club', 'world club'],
    pattern: null,
  },
  date_order: null,
  labels: {
    booking_date: ['open date'],
  },
  categories: ['britannia club', 'britannia', 'princess grill', 'queens grill'],
};
